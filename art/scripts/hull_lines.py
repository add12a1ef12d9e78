"""Lines of the yacht in hull.py as data. blender -b -P hull_lines.py -- [DATA]  (default app/site/drawings/hull.json)
Meters; x from the stern, z from the waterline. Hull from its formula, keel, bulb and rudder from the meshes of the scene."""
import sys, os, json; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy; from kit import *; reset(); import hull
from mathutils.geometry import convex_hull_2d
ARGS = sys.argv[sys.argv.index('--')+1:] if '--' in sys.argv else []
DATA = ARGS[0] if ARGS else os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../app/site/drawings/hull.json')
built = {}; box_group = hull.group
class Group(box_group):
    """remembers how high the yacht stands"""
    def __init__(s, loc=(0, 0, 0), rotz=0.): built.setdefault('height', loc[2]); super().__init__(loc, rotz)
hull.group = Group; hull.build(); bpy.context.view_layer.update(); K = built['height']

def steps(n): return [i/n for i in range(n+1)]
def at_waterline(u):
    a, b = 0., 1.
    for _ in range(50): m = (a+b)/2; a, b = (m, b) if hull.section(u, m)[2] < 0 else (a, m)
    return hull.section(u, (a+b)/2)
def cut(x, s):
    """the point of the rail s at station x, or None where the hull does not reach it"""
    if not hull.section(0, s)[0] <= x <= hull.section(1, s)[0]: return None
    a, b = 0., 1.
    for _ in range(50): m = (a+b)/2; a, b = (m, b) if hull.section(m, s)[0] < x else (a, m)
    return hull.section((a+b)/2, s)
def silhouette(ob, axes):
    p = [ob.matrix_world @ v.co for v in ob.data.vertices]; q = [Vector((v[axes[0]], v[axes[1]]-K if axes[1] == 2 else v[axes[1]])) for v in p]
    return [mm(q[i]) for i in convex_hull_2d(q)]
def mm(p): return [round(p[0]+0., 3), round(p[1]+0., 3)]
side = lambda p: mm((p[0], p[2])); end = lambda p: mm((p[1], p[2]))
aft, fore = at_waterline(0)[0], at_waterline(1)[0]
stations = [fore+(aft-fore)*t for t in steps(10)]        # 0 at the bow, as American practice numbers them
parts = sorted((o for o in bpy.data.objects if o.get('cat') == 'appendage'), key=lambda o: -min((o.matrix_world @ v.co).z for v in o.data.vertices)); lowest = min((o.matrix_world @ v.co).z-K for o in parts for v in o.data.vertices)
every = [hull.section(u, s) for u in steps(200) for s in steps(40)]
data = dict(length=round(max(p[0] for p in every)-min(p[0] for p in every), 3), waterline=round(fore-aft, 3), beam=round(2*max(p[1] for p in every), 3), draft=round(-lowest, 3),
            sheer=[side(hull.section(u, 1)) for u in steps(24)], stem=[side(hull.section(1, s)) for s in steps(8)][::-1], keel=[side(hull.section(u, 0)) for u in steps(24)][::-1], transom=[side(hull.section(0, s)) for s in steps(4)],
            stations=[round(x, 3) for x in stations], sections=[[end(p) for p in (cut(x, s*s) for s in steps(18)) if p] for x in stations],
            appendages=[dict(side=silhouette(o, (0, 2)), end=silhouette(o, (1, 2))) for o in parts])
json.dump(data, open(DATA, 'w'), separators=(',', ':')); open(DATA, 'a').write('\n')
print({k: data[k] for k in ('length', 'waterline', 'beam', 'draft')}, [(o.name, len(o.data.vertices)) for o in parts], [len(a['side']) for a in data['appendages']], os.path.getsize(DATA))
