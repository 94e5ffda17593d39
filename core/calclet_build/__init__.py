"""What build.py runs: from definitions to a folder of static files. Never shipped."""
