"""Asset register as a table. python3 asset_register_csv.py WORK -> public/samples/asset-register-sample.csv, from WORK/assets.json"""
import sys, csv, json
from common import *
WORK = sys.argv[1]; NAME = 'asset-register-sample.csv'; MODEL_DATE = '2026-11-22'; FT = .3048
PREFIX = dict(ahu='AHU', chiller='CH', valve='V', pipe='P'); SYSTEM = dict(ahu='Ventilation', chiller='Chilled water', valve='Chilled water')
# The rack's two equal lines and their branches carry chilled water; nothing in the scene says what the thin third line carries.
NOT_IDENTIFIED = 'Not identified'
# What a scan of a real roof reads from plates. This scene has none, so their text names the sample; the page says that it is invented.
PLATES = dict(ahu=('Sample maker', 'AH-24'), chiller=('Sample maker', 'WC-16'), valve=('Sample maker', 'BV-8'))
MARKS = {'AHU-1': 1, 'V-1': 2, 'P-1': 3, 'CH-1': 4}      # the numbers in the page's picture
assets = json.load(open(f'{WORK}/assets.json')); counts, rows, marks = {}, [], {}
for a in assets:
    counts[a['kind']] = counts.get(a['kind'], 0)+1; id_ = f"{PREFIX[a['kind']]}-{counts[a['kind']]}"; size = [q-p for p, q in zip(a['low'], a['high'])]
    system = SYSTEM.get(a['kind']) or ('Chilled water' if size[2] > .19 else NOT_IDENTIFIED); center = [(p+q)/2 for p, q in zip(a['low'], a['high'])]
    maker, model = PLATES.get(a['kind'], ('No plate', '')); serial = f'SAMPLE-{id_}' if model else ''
    rows.append([id_, MARKS.get(id_, ''), a['type'], system, 'Roof', 'Mechanical yard', *[f'{v/FT:.2f}' for v in center], *[f'{v/FT:.2f}' for v in size], maker, model, serial, f'{id_}.jpg', f'{id_}-plate.jpg' if model else '', MODEL_DATE])
    if id_ in MARKS: marks[id_] = dict(number=MARKS[id_], type=a['type'], system=system, centerFt=[round(v/FT, 2) for v in center], picture=a['picture'])
head = ['asset_id', 'number_in_picture', 'type', 'system', 'level', 'room', 'center_x_ft', 'center_y_ft', 'center_z_ft', 'size_x_ft', 'size_y_ft', 'size_z_ft', 'nameplate_maker', 'nameplate_model', 'nameplate_serial', 'photo', 'nameplate_photo', 'model_date']
with open(f'{OUT}/{NAME}', 'w', newline='', encoding='utf-8-sig') as f: w = csv.writer(f, lineterminator='\r\n'); w.writerow(head); w.writerows(rows)
record('register', NAME, dict(assets=len(rows), marks=marks))
for r in rows: print(r)
