"""Shared by the scripts that write public/samples: fonts, inks, figures in feet and inches, and the record of what was written."""
import hashlib, json, os
from fontTools.ttLib import TTFont as FontFile
from fontTools.varLib import instancer
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), '../../..'))
OUT = f'{ROOT}/public/samples'
RECORD = f'{ROOT}/app/site/samples.json'
INK, MUTED, THIN, ACCENT, PAPER = '#0a121a', '#475d68', '#74858d', '#0a6c60', '#fffdfa'
COMPANY = 'Datum 3D'
NOTICE = 'Sample, made from a computer model. Not a customer\u2019s property.'

def fonts(work):
    """Registers the site's own type: Sans, Bold, Mono. The PDFs embed the characters they use."""
    for name, package, weight in (('Sans', 'hanken-grotesk', 400), ('Bold', 'hanken-grotesk', 600), ('Mono', 'red-hat-mono', 400)):
        source = f'{ROOT}/node_modules/@fontsource-variable/{package}/files/{package}-latin-wght-normal.woff2'
        font = instancer.instantiateVariableFont(FontFile(source), dict(wght=weight)); font.flavor = None
        # Its own name for each: a PDF reader must not take one weight for the other.
        for record in font['name'].names:
            if record.nameID in (1, 4, 6): record.string = f'Datum{name}'
        os.makedirs(work, exist_ok=True); font.save(f'{work}/{name}.ttf'); pdfmetrics.registerFont(TTFont(name, f'{work}/{name}.ttf'))

def feet_and_inches(eighths):
    feet, rest = divmod(int(eighths), 96); inches, part = divmod(rest, 8); d = 4 if part % 4 == 0 else 2 if part % 2 == 0 else 1
    text = f'{inches}' + (f' {part//d}/{8//d}' if part else '') + '\u2033'
    return f'{feet}\u2032-{text}' if feet else text

def record(key, name, figures):
    """Notes a written file with its size and version, and the figures that the page and the tests compare."""
    all_ = json.load(open(RECORD)) if os.path.exists(RECORD) else {}
    content = open(f'{OUT}/{name}', 'rb').read()
    all_[key] = dict(file=name, bytes=len(content), version=hashlib.sha256(content).hexdigest()[:8], figures=figures)
    json.dump(dict(sorted(all_.items())), open(RECORD, 'w'), indent=2, ensure_ascii=False); open(RECORD, 'a').write('\n')
    print(key, name, all_[key]['bytes'], figures)
