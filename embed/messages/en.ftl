# The words of the embed studio.

studio-title = Embed studio
studio-lead = Set up the calculator, see it live, and copy the code into your page.

studio-calculator = Calculator
studio-language = Language
studio-theme = Theme
studio-theme-auto = Automatic
studio-theme-light = Light
studio-theme-dark = Dark
studio-accent = Accent color
studio-accent-note = A color that would be hard to read is adjusted.
studio-defaults = Starting values
studio-value-error = { $label }: this value cannot be used.
studio-hidden = Hide parts
studio-part-help = Help texts
studio-part-formula = Formula
studio-part-share = Share
studio-part-report = Report
studio-part-reset = Reset
studio-part-embed = Embed
studio-part-offline = Offline
studio-part-attribution = Attribution
studio-locked = Lock inputs
studio-width = Width
studio-width-auto = Full width
studio-width-fixed = Fixed
studio-load = Load Python
studio-load-auto = On first use
studio-load-eager = At once

studio-preview = Preview
studio-device-phone = Phone
studio-device-tablet = Tablet
studio-device-desktop = Desktop
studio-host-light = Light page
studio-host-dark = Dark page

studio-code = Code
studio-kind-element = Custom element
studio-kind-iframe = Iframe
studio-copied = Code copied
studio-needs-address = The address in this code works on your machine only. Replace it with the address of your site.
