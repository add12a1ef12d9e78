# python3 fonts.py NODE_MODULES OUT: the site's fonts with the weights and features that it uses (needs fonttools, brotli)
import os, sys
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

source, out = sys.argv[1:]
SUBSETS = {'hanken-grotesk': ('latin', 'latin-ext', 'vietnamese'), 'red-hat-mono': ('latin', 'latin-ext')}
# Copyright, family, style, and license stay in the files.
OPTIONS = dict(layout_features=['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk'], name_IDs=[0, 1, 2, 13, 14], hinting=False)

for family, subsets in SUBSETS.items():
    for subset in subsets:
        name = f'{family}-{subset}.woff2'
        font = TTFont(f'{source}/@fontsource-variable/{family}/files/{family}-{subset}-wght-normal.woff2')
        subsetter = Subsetter(Options(**OPTIONS))
        subsetter.populate(unicodes=font.getBestCmap())
        subsetter.subset(font)
        font = instancer.instantiateVariableFont(font, {'wght': (400, 700)})
        font.flavor = 'woff2'
        font.save(f'{out}/{name}')
        print(name, os.path.getsize(f'{out}/{name}'))
