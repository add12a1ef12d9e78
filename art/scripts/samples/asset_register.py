"""Register of the roof's equipment. blender -b -P asset_register.py -- WORK
Builds the scene of the picture facilities-management and takes position and size of each item from the objects that its functions
make. Writes WORK/assets.json; `python3 asset_register_csv.py WORK` turns that into public/samples/asset-register-sample.csv."""
import sys, os, json; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
import bpy; from kit import *; reset(); import industries, pump
from bpy_extras.object_utils import world_to_camera_view
WORK = sys.argv[sys.argv.index('--')+1]
KINDS = dict(ahu='Air handler', chiller='Chiller', valve='Shutoff valve', pipe='Insulated pipe')
found, before = [], {}

def watch(frame, event, _):
    """notes which objects a call of one of the scene's own functions adds; pipes only where the scene itself lays them"""
    name = frame.f_code.co_name
    if name not in KINDS or (name == 'pipe' and (frame.f_back.f_code.co_name != 'roof' or frame.f_locals['r'] < .08)): return
    if event == 'call': before[id(frame)] = set(bpy.data.objects)
    elif event == 'return' and id(frame) in before: found.append((name, [o.name for o in set(bpy.data.objects)-before.pop(id(frame))]))
sys.setprofile(watch); info = industries.build('roof'); sys.setprofile(None)
camera(**info['cams']['main']); scene = bpy.context.scene; scene.render.resolution_x, scene.render.resolution_y = 1600, 1000; bpy.context.view_layer.update()
assets = []
for kind, names in found:
    corners = [o.matrix_world @ Vector(q) for o in (bpy.data.objects[n] for n in names) if o.type in ('MESH', 'CURVE') for q in o.bound_box]
    low, high = [min(q[k] for q in corners) for k in range(3)], [max(q[k] for q in corners) for k in range(3)]
    seen = [world_to_camera_view(scene, scene.camera, q) for q in corners]; seen = [v for v in seen if v.z > 0]
    box = [min(v.x for v in seen), 1-max(v.y for v in seen), max(v.x for v in seen), 1-min(v.y for v in seen)]
    assets.append(dict(kind=kind, type=KINDS[kind], low=low, high=high, picture=[round(100*min(1, max(0, v)), 1) for v in box]))
json.dump(assets, open(f'{WORK}/assets.json', 'w'), indent=1); print(len(assets), [(a['kind'], [round(v, 2) for v in a['low']], a['picture']) for a in assets])
