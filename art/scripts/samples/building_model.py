"""Building model of the sample room as IFC 4. blender -b -P building_model.py -- WORK -> WORK/building-model-sample.ifc
Builds the scene of the sample scan and takes walls, slabs, window and furniture from its objects; units are meters and the axes those of the
point cloud. Same scene, same file. `python3 building_model_record.py WORK` copies and records it."""
import sys, os, json, uuid; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
import bpy; from kit import *; reset(); import living
WORK = sys.argv[sys.argv.index('--')+1]; NAME = 'building-model-sample.ifc'; TRIANGLES = 90
# Functions of the scene -> IFC class, type, name and color of what they build.
PIECES = dict(sofa=('IfcFurniture', 'SOFA', 'Sofa', '#a89f92'), barrel_chair=('IfcFurniture', 'CHAIR', 'Armchair', '#e9e4db'), round_table=('IfcFurniture', 'TABLE', 'Coffee table', '#8a7b6c'), side_cabinet=('IfcFurniture', 'FILECABINET', 'Side cabinet', '#7d5f45'), arc_lamp=('IfcLightFixture', 'POINTSOURCE', 'Arc lamp', '#b58b4c'), pendant=('IfcLightFixture', 'POINTSOURCE', 'Pendant', '#ffe3bd'), plant=('IfcFurnishingElement', None, 'Plant', '#4e7a3a'))

def compressed(name):
    """the 22 characters of an IFC identifier, always the same for one name"""
    n = uuid.uuid5(uuid.NAMESPACE_URL, 'datum3d.example/sample-room/'+name).int; s = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_$'; return ''.join(s[(n >> 6*k) & 63] for k in range(21, -1, -1))

class File:
    """the lines of a STEP file; equal lines are written once"""
    def __init__(s): s.lines, s.known = [], {}
    def add(s, kind, *args):
        text = f"{kind.upper()}({','.join(s.value(a) for a in args)})"
        if text not in s.known: s.known[text] = Ref(len(s.lines)+1); s.lines.append(f'#{len(s.lines)+1}={text};')
        return s.known[text]
    def value(s, a):
        if a is None: return '$'
        if isinstance(a, Ref): return f'#{int(a)}'
        if isinstance(a, (list, tuple)): return '('+','.join(s.value(v) for v in a)+')'
        if isinstance(a, float): t = f'{round(a, 4)+0.:.4f}'.rstrip('0'); return t
        if isinstance(a, str): return a if a[:1] in '.*' or a.startswith('Ifc') else "'"+a.replace("'", "''")+"'"
        return str(a)
class Ref(int): pass
f = File(); point = lambda *v: f.add('IfcCartesianPoint', [float(x) for x in v]); axes = lambda *v: f.add('IfcAxis2Placement3D', point(*v), None, None)
root = lambda kind, name, *rest: f.add(kind, compressed(kind+name), None, name, None, *rest)
world = f.add('IfcGeometricRepresentationContext', None, 'Model', 3, 1e-5, axes(0, 0, 0), None); body = f.add('IfcGeometricRepresentationSubContext', 'Body', 'Model', '*', '*', '*', '*', world, None, '.MODEL_VIEW.', None)
f.lines[-2] = f.lines[-2].replace('0.0000,', '1.E-05,').replace('3,0.,', '3,1.E-05,'); unit = lambda kind, name: f.add('IfcSIUnit', '*', f'.{kind}.', None, f'.{name}.')
project = root('IfcProject', 'Datum 3D sample room', None, None, None, [world], f.add('IfcUnitAssignment', [unit('LENGTHUNIT', 'METRE'), unit('AREAUNIT', 'SQUARE_METRE'), unit('VOLUMEUNIT', 'CUBIC_METRE'), unit('PLANEANGLEUNIT', 'RADIAN')]))
place = lambda base=None: f.add('IfcLocalPlacement', base, axes(0, 0, 0)); here = place()
site = root('IfcSite', 'Sample site', None, here, None, None, '.ELEMENT.', None, None, None, None, None); house = root('IfcBuilding', 'Sample building', None, here, None, None, '.ELEMENT.', None, None, None); storey = root('IfcBuildingStorey', 'First floor', None, here, None, None, '.ELEMENT.', 0.)

def style(item, color, clear=0.):
    r = f.add('IfcSurfaceStyleRendering', f.add('IfcColourRgb', None, *[int(color[k:k+2], 16)/255 for k in (1, 3, 5)]), float(clear), None, None, None, None, None, None, '.NOTDEFINED.'); f.add('IfcStyledItem', item, [f.add('IfcSurfaceStyle', None, '.BOTH.', [r])], None)
def shape(items, kind): return f.add('IfcProductDefinitionShape', None, None, [f.add('IfcShapeRepresentation', body, 'Body', kind, items)])
def block(low, high):
    """a box between two corners"""
    d = [b-a for a, b in zip(low, high)]; profile = f.add('IfcRectangleProfileDef', '.AREA.', None, f.add('IfcAxis2Placement2D', f.add('IfcCartesianPoint', [(low[0]+high[0])/2, (low[1]+high[1])/2]), None), d[0], d[1])
    return f.add('IfcExtrudedAreaSolid', profile, axes(0, 0, low[2]), f.add('IfcDirection', [0., 0., 1.]), d[2])
def solid(color, *boxes, clear=0.):
    items = [block(*b) for b in boxes]
    for k in items: style(k, color, clear)
    return shape(items, 'SweptSolid')
def bounds(objects):
    q = [o.matrix_world @ Vector(c) for o in objects for c in o.bound_box]; return tuple(min(p[k] for p in q) for k in range(3)), tuple(max(p[k] for p in q) for k in range(3))

def faces(o, color):
    """the surface of an object with few triangles"""
    m = o.modifiers.new('few', 'DECIMATE'); n = sum(len(p.vertices)-2 for p in o.data.polygons) if o.type == 'MESH' else 0
    if o.type != 'MESH': o.modifiers.remove(m)
    else: m.ratio = min(1., TRIANGLES/max(n, 1))
    e = o.evaluated_get(bpy.context.evaluated_depsgraph_get()); me = e.to_mesh(); me.calc_loop_triangles(); used, tri = {}, []
    for t in me.loop_triangles:
        k = [used.setdefault(tuple(round(v, 3) for v in o.matrix_world @ me.vertices[i].co), len(used)+1) for i in t.vertices]
        if len(set(k)) == 3: tri.append(k)
    e.to_mesh_clear()
    if not tri: return None
    r = f.add('IfcTriangulatedFaceSet', f.add('IfcCartesianPointList3D', [[float(v) for v in p] for p in used]), None, None, tri, None); style(r, color); return r

found, before = [], {}
def watch(frame, event, _):
    """notes which objects a call of one of the scene's functions adds"""
    name = frame.f_code.co_name
    if name not in PIECES: return
    if event == 'call': before[id(frame)] = set(bpy.data.objects)
    elif event == 'return' and id(frame) in before: found.append((name, sorted(o.name for o in set(bpy.data.objects)-before.pop(id(frame)))))
sys.setprofile(watch); info = living.build(); sys.setprofile(None); bpy.context.view_layer.update(); X0, X1, Y0, Y1, H = info['bounds']
of = lambda kind, test=lambda low, high: True: [o for o in bpy.data.objects if o.get('cat') == kind and o.type == 'MESH' and test(*bounds([o]))]
elements, spaces = [], []
slab = lambda name, color, kind, box_: elements.append(root('IfcSlab', name, None, place(here), solid(color, box_), None, f'.{kind}.'))
slab('Floor', '#b8946c', 'FLOOR', bounds(of('floor'))); slab('Ceiling', '#f4f1ea', 'NOTDEFINED', bounds(of('ceiling'))); slab('Terrace', '#b8b2a8', 'FLOOR', bounds(of('exterior', lambda a, b: b[1]-a[1] > 15 and b[2]-a[2] < .2)))
tall = lambda a, b: b[2]-a[2] > 2.5; walls = sorted(((bounds([o])) for o in of('wall', tall)), key=lambda b: (round(b[0][0], 3), round(b[0][1], 3)))
plain = [b for b in walls if b[0][0] < X1-.5]; side = [b for b in walls if b[0][0] >= X1-.5]
for b in plain: elements.append(root('IfcWall', 'Left wall' if b[1][0] <= X0+.01 else 'Front wall' if b[1][1] <= Y0+.01 else 'Back wall', None, place(here), solid('#e6e0d6', b), None, '.SOLIDWALL.'))
# The window takes the place between two pieces of wall, below a lintel.
lintel = bounds(of('wall', lambda a, b: a[0] > X1-.5 and b[2]-a[2] < .5)); low = (side[0][0][0], min(b[0][1] for b in side), 0.); high = (side[0][1][0], max(b[1][1] for b in side), lintel[1][2])
wall = root('IfcWall', 'Window wall', None, place(here), solid('#e6e0d6', (low, high)), None, '.SOLIDWALL.'); elements.append(wall)
gap = ((low[0]-.05, min(b[1][1] for b in side), 0.), (high[0]+.05, max(b[0][1] for b in side), lintel[0][2])); opening = root('IfcOpeningElement', 'Opening of the window wall', None, place(here), shape([block(*gap)], 'SweptSolid'), None, '.OPENING.'); root('IfcRelVoidsElement', 'Opening of the window wall', wall, opening)
bars = [b for b in (bounds([o]) for o in of('window')) if b[0][1] >= gap[0][1]-.2]; glass = ((X1+.012, gap[0][1], .03), (X1+.028, gap[1][1], gap[1][2]))
clip = lambda b: (tuple(max(v, w) if k else v for k, (v, w) in enumerate(zip(b[0], gap[0]))), tuple(min(v, w) if k else v for k, (v, w) in enumerate(zip(b[1], gap[1])))); frames = [clip(b) for b in bars]; frames = [b for b in frames if all(v < w for v, w in zip(*b))]
items = [block(*b) for b in frames]+[block(*glass)]; [style(k, '#1a1c1e') for k in items[:-1]]; style(items[-1], '#c8dee2', .7)
window = root('IfcWindow', 'Window', None, place(here), shape(items, 'SweptSolid'), None, gap[1][2], gap[1][1]-gap[0][1], '.WINDOW.', '.NOTDEFINED.', None); elements.append(window); root('IfcRelFillsElement', 'Window', opening, window)
parapet = bounds(of('exterior', lambda a, b: b[1]-a[1] > 15 and b[2]-a[2] > .5)); elements.append(root('IfcWall', 'Terrace wall', None, place(here), solid('#d9d4ca', parapet), None, '.PARAPET.'))
elements.append(root('IfcCovering', 'Slatted oak panel', None, place(here), solid('#9b7a58', bounds(of('panel'))), None, '.CLADDING.'))

def piece(kind, type_, name, color, objects):
    size = lambda o: sorted(b-a for a, b in zip(*bounds([o]))); leaves = [o for o in objects if o.name.startswith('leaf')]; parts = [o for o in objects if o not in leaves and size(o)[1] > .03 and size(o)[2] > .08]
    items = [k for k in (faces(o, '#cfc7ba' if kind == 'IfcFurnishingElement' else color) for o in parts) if k]
    if leaves:
        bm = bmesh.new(); [bm.verts.new(o.matrix_world @ v.co) for o in leaves for v in list(o.data.vertices)[::9]]; h = bmesh.ops.convex_hull(bm, input=bm.verts); bmesh.ops.delete(bm, geom=list(set(h['geom_interior']+h['geom_unused'])), context='VERTS'); o = mesh_obj('crown', bm, smooth=False); bpy.context.view_layer.update(); items.append(faces(o, color))
    tag = None if type_ is None else f'.{type_}.'; elements.append(root(kind, name, None, place(here), shape(items, 'Tessellation'), None, *([tag] if tag else [])))
count = {}
for kind, names in found:
    k, t, n, c = PIECES[kind]; count[n] = count.get(n, 0)+1; total = sum(PIECES[x][2] == n for x, _ in found); piece(k, t, n if total == 1 else f'{n} {count[n]}', c, [bpy.data.objects[x] for x in names])
taken = {x for _, names in found for x in names}; shelf = [o for o in of('furniture', lambda a, b: b[0] < -1.5 and a[1] > Y1-.5) if o.name not in taken]; piece('IfcFurniture', 'SHELF', 'Bookcase', '#7d5f45', shelf)
room = root('IfcSpace', 'Living room', None, place(here), solid('#dfe7e6', ((X0, Y0, 0.), (X1, Y1, H)), clear=.9), None, '.ELEMENT.', '.INTERNAL.', 0.)
for name, whole, parts in (('Project', project, [site]), ('Site', site, [house]), ('Building', house, [storey]), ('First floor', storey, [room])): root('IfcRelAggregates', name, whole, parts)
root('IfcRelContainedInSpatialStructure', 'First floor', elements, storey)
head = f"ISO-10303-21;\nHEADER;\nFILE_DESCRIPTION(('ViewDefinition [ReferenceView_V1.2]','Sample, made from a computer model. Not a customer''s property.'),'2;1');\nFILE_NAME('{NAME}','2026-11-22T09:00:00',(''),('Datum 3D'),'Datum 3D - building_model.py - 1.0','Blender Foundation - Blender - 3.4','');\nFILE_SCHEMA(('IFC4'));\nENDSEC;\nDATA;\n"
open(f'{WORK}/{NAME}', 'w', newline='\n').write(head+'\n'.join(f.lines)+'\nENDSEC;\nEND-ISO-10303-21;\n'); print(NAME, os.path.getsize(f'{WORK}/{NAME}'), 'bytes', len(elements), 'elements', [n for n, _ in found], 'walls', walls, 'gap', gap)
