"""Structured data for search engines: the application and its questions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from calclet_build.articles import Article


def structured_data(found: dict[str, Any]) -> dict[str, Any]:
    """JSON-LD of a calculator's page, from its context."""
    lang, words = found["words"]["lang"], found["words"]
    application: dict[str, Any] = {
        "@type": "WebApplication",
        "name": words["title"],
        "description": words["lead"],
        "inLanguage": lang,
        "applicationCategory": "DeveloperApplication",
        "operatingSystem": "Any",
        "browserRequirements": "Requires JavaScript and WebAssembly",
        "isAccessibleForFree": True,
        "dateModified": found["updated"]["iso"],
    }
    if found["canonical"]:
        application["url"] = found["canonical"]
    graph = [application]
    if found["article"].questions:
        graph.append(_questions(found["article"]))
    return {"@context": "https://schema.org", "@graph": graph}


def _questions(article: Article) -> dict[str, Any]:
    asked = article.questions
    return {
        "@type": "FAQPage",
        "inLanguage": article.lang,
        "mainEntity": [
            {
                "@type": "Question",
                "name": item.question,
                "acceptedAnswer": {"@type": "Answer", "text": item.text},
            }
            for item in (asked.items if asked else [])
        ],
    }
