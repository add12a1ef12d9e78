"""The apartment at full height, closed by a ceiling, with lamps on, sun on its south side and a garden outside: the positions of the tour to
stand in. A lamp has the property `room`, the sun the property `kind` (see render_tour.py)."""
from kit import *
import apartment, garden, tour_stations
EYE, HALF, SKY = 1.5, math.pi/2, .85
SUN = Vector((math.sin(math.radians(208))*math.cos(math.radians(40)), math.cos(math.radians(208))*math.cos(math.radians(40)), math.sin(math.radians(40))))
# Rooms whose lamps reach what a position sees.
SEEN = dict(entrance=('living', 'bath', 'bedroom', 'study'), living=('living', 'bath', 'bedroom', 'study'), kitchen=('living', 'bedroom', 'study'), bath=('living', 'bath'), bedroom=('living', 'bedroom'), study=('living', 'study'))
SPOTS = ((1.6, 4.3), (3.3, 4.3), (5.2, 4.3), (3.2, .75), (5.2, .75), (.75, 7.2), (2.9, 7.2), (4.6, 6.8), (5.6, 6.8), (7.3, 4.9), (10.3, 4.9), (7.6, .8), (10.4, .8), (7.6, 3.2), (10.2, 3.2))

def room(x, y):
    return 'bath' if 3.8 < x < 6.4 and y > 5.9 else 'living' if x < 6.4 else 'bedroom' if y > 4 else 'study'

def build():
    size = apartment.build(cut=apartment.CEILING)['size']; W, D = size; C = apartment.CEILING
    setcat('ceiling'); box((W+.26, D+.26, .12), (W/2, D/2, C+.06), m_plain('#f6f3ec', rough=.9), 0)
    fittings(C); walls(C); surfaces(D); garden.build(W, D, SUN); sunlight(); world()
    for a, b, t, kind in list(apartment.OPEN):
        if kind in apartment.SILLS: daylight(a, b, kind, size)
    for m in bpy.data.materials:
        m.cycles.sample_as_light = False
        # Joints of the floor as wide as a pixel at three meters, so that they do not break into dashes.
        if m.name.startswith('planks'): b = next(n for n in m.node_tree.nodes if n.type == 'TEX_BRICK'); b.inputs['Mortar Size'].default_value, b.inputs['Mortar Smooth'].default_value = .0028, 1.
    return dict(scanners=[(x, y, EYE) for x, y in tour_stations.STATIONS.values()], names=list(tour_stations.STATIONS), seen=SEEN)

def lamp(kind, loc, power, col, radius=.05, near=False, **kw):
    """near: of no account from another room"""
    l = bpy.data.lights.new('lamp', kind); l.energy = power; l.color = hexcol(col)[:3]; l.shadow_soft_size = radius
    for k, v in kw.items(): setattr(l, k, v)
    o = bpy.data.objects.new('lamp', l); o.location = loc; o['room'], o['near'] = room(*loc[:2]), near; return link(o)

def only_seen(o):
    """what glows is seen; the lamp in it gives its light"""
    o.visible_diffuse = o.visible_shadow = o.visible_glossy = False

@cached
def m_shade(col, strength):
    """paper or glass around a lamp: brighter where it faces the eye"""
    m = N('shade'); e, lw, r = m.n('Emission'), m.n('LayerWeight', Blend=.4), m.n('MapRange'); e.inputs[0].default_value = hexcol(col)
    r.inputs[3].default_value, r.inputs[4].default_value = strength, strength*.45; m.l(lw.outputs['Facing'], r.inputs[0]); m.l(r.outputs[0], e.inputs[1]); m.l(e.outputs[0], m.out.inputs[0]); return m.m

def fittings(C):
    """recessed spots, pendants over the tables, lamps at the bed, on the desk and on the cabinet"""
    setcat('light'); ring, disc = m_plain('#f4f1ea', rough=.6), m_emit('#ffe9cf', 5.)
    for k, (x, y) in enumerate(SPOTS):
        cyl(.055, .012, (x, y, C-.004), ring, seg=48); only_seen(cyl(.04, .014, (x, y, C-.006), disc, seg=48, bevel=0))
        lamp('SPOT', (x, y, C-.03), 52, '#ffdcb4', near=k % 2 == 1, spot_size=math.radians(125), spot_blend=.9)
    paper = [((1.6, 1.95, 1.62), .2), ((1.6, 2.65, 1.62), .2), ((4.15, 1.7, 1.95), .26)]
    for p, r in paper: pendant(p, C, r)
    lamp('POINT', (1.6, 2.3, 1.6), 24, '#ffd9ac', .2, near=True); lamp('POINT', paper[2][0], 15, '#ffd9ac', .16, near=True)
    for o in bpy.data.objects:
        if o.name.startswith('paper'): o.data.materials[0] = m_shade('#ffe3bd', 1.9); only_seen(o)
    for x in (1.5, 2.5): pendant((x, 5.85, 1.68), C, .17, '#2c3234', kind=1); lamp('SPOT', (x, 5.85, 1.7), 60, '#ffd6a4', .035, spot_size=math.radians(128), spot_blend=.5)
    for o in bpy.data.objects:
        if o.name.startswith('bulb'): only_seen(o)
    for x in (8., 10.4): lamp('POINT', (x, 7.71, .64), 5, '#ffcf98', .07, near=True)
    for o in bpy.data.objects:
        if o.type == 'MESH' and o.name.startswith('cyl') and o.data.materials and o.data.materials[0].name.startswith('emit') and o.location.z < 1: o.data.materials[0] = m_shade('#ffdfb4', 2.6); only_seen(o)

def walls(C):
    """pictures, curtains and what stands on cabinets; the model seen from above does without them"""
    q = HALF
    frame(.95, 1.15, (6.335-.03, 4.3, 1.55), rot=(0, 0, -q), art=m_art(3, '#ece6da', '#a9674a', '#2c474c', '#cfae86'))
    frame(1.35, .85, (8.75, 3.935-.03, 1.6), art=m_art(9, '#23404a', '#e6dfd3', '#b4623c', '#50707a'))
    frame(1.2, .8, (9.5, 4.065+.03, 1.5), rot=(0, 0, 2*q), art=m_art(5, '#e9e2d6', '#8a9a86', '#23404a', '#d9b48a'))
    frame(.7, .9, (6.465+.03, 1.95, 1.55), rot=(0, 0, q), art=m_art(12, '#efe9de', '#c46b3f', '#35525a', '#d9b48a'))
    frame(.6, .6, (6.335-.03, 6.75, 1.6), rot=(0, 0, -q), art=m_art(7, '#e6eae6', '#7f9a98', '#2c474c', '#c9bba6'))
    linen = m_sheer('#efe8da', 1.); pole = m_plain('#2a2622', rough=.4, metal=.6)
    for x0, x1, y in ((.55, .95, .22), (3.3, 3.75, .22), (6.0, 6.3, .22), (7.05, 7.45, 7.98), (10.5, 10.95, 7.98)): curtain(x1-x0, C-.2, ((x0+x1)/2, y, .02), linen, folds=6, depth=.045, seed=int(x0*10))
    for y0, y1 in ((4.85, 5.2), (7.05, 7.45)): curtain(y1-y0, C-.2, (11.18, (y0+y1)/2, .02), linen, folds=6, depth=.045, rot=(0, 0, q), seed=int(y0*10))
    for a, b in (((.4, .22, C-.17), (6.3, .22, C-.17)), ((7.1, 7.98, C-.17), (11., 7.98, C-.17)), ((11.18, 4.75, C-.17), (11.18, 7.5, C-.17))): tube(a, b, .012, pole)
    vase((4.7, .37, .5), 0, '#e6dfd3', 1.); branches((4.7, .37, .8), 9, .55, 9); books_stack((3.6, .37, .5), 3, 3)
    vase((11.05, 1.8, .7), 1, '#2d2b29', .9); books_stack((11.05, 2.7, .7), 4, 6); vase((11.05, 2.25, .7), 2, '#b4623c', .8)
    vase((5.25, 7.75, .83), 1, '#8d9484', .6)

@cached
def m_tiles(col, w, h, offset=.5, rough=.22):
    m = N('tiles'); b = m.bsdf(Roughness=rough, Specular=.5); tc, br, mp = m.n('TexCoord'), m.n('TexBrick', Scale=1.), m.n('Mapping'); br.offset = offset; c = hexcol(col)
    br.inputs['Color1'].default_value = c; br.inputs['Color2'].default_value = tuple(x*.9 for x in c[:3])+(1,); br.inputs['Mortar'].default_value = tuple(x*.62 for x in c[:3])+(1,); br.inputs['Mortar Size'].default_value = .0022
    br.inputs['Brick Width'].default_value = w; br.inputs['Row Height'].default_value = h; mp.inputs['Rotation'].default_value = (HALF, 0, 0); m.l(tc.outputs['Object'], mp.inputs[0]); m.l(mp.outputs[0], br.inputs['Vector']); m.l(br.outputs['Color'], b.inputs['Base Color']); return m.m

def surfaces(D):
    """tiles on the walls of bath and kitchen, a mirror, an oven and shelves"""
    setcat('wall'); e = D-.13; t = m_tiles('#dfe5e1', .2, .1); back = m_tiles('#cfd8d2', .15, .075)
    for x0, x1, z0, z1 in ((3.865, 4.63, 0, 2.1), (5.47, 6.335, 0, 2.1), (4.63, 5.47, 0, 1.19)): box((x1-x0, .016, z1-z0), ((x0+x1)/2, e-.008, (z0+z1)/2), t, 0)
    box((2.1, .016, 2.1), (6.335-.008, 7.02, 1.05), t, 0, rot=(0, 0, HALF))
    for x0, x1, z1 in ((.13, .95, 1.45), (.95, 2.67, 1.03), (2.67, 3.01, 1.45)): box((x1-x0, .014, z1-.9), ((x0+x1)/2, e-.007, (.9+z1)/2), back, 0)
    setcat('furniture'); wood, black = m_wood('#86664a', '#b08f6b', axis='X'), m_plain('#15191a', rough=.18)
    box((.62, .02, .58), (2.5, D-.742, .42), black, .006); tube((2.24, D-.775, .66), (2.76, D-.775, .66), .009, m_plain('#a6a9aa', rough=.3, metal=1.))
    setcat('decor'); vase((.55, 7.2, .9), 1, '#8d9484', .8); books_stack((.42, 6.7, .9), 3, 12); box((.42, .28, .022), (1.85, D-.44, .911), wood, .008); vase((1.95, D-.3, .92), 0, '#b4623c', .55)
    for k, x in enumerate((4.55, 4.66)): cyl(.026, .16, (x, 7.86, .91), m_plain(('#d9b48a', '#35525a')[k], rough=.35), seg=40)
    setcat('decor'); box((.46, .014, .7), (4.36, e-.03, 1.62), m_plain('#d7dcdd', rough=.03, metal=1.), 0)
    for s in (-1, 1): box((.016, .03, .73), (4.36+s*.237, e-.03, 1.62), m_plain('#2a2622', rough=.4), .003); box((.49, .03, .016), (4.36, e-.03, 1.62+s*.357), m_plain('#2a2622', rough=.4), .003)
    books_row(8.25, 8.75, .5, .75, 5)

def daylight(a, b, kind, size):
    """the light of a window, in its reveal; what lies behind it gives no more"""
    W, D = size; z0, z1 = apartment.SILLS[kind], apartment.WINDOW_HEAD; m = ((a[0]+b[0])/2, (a[1]+b[1])/2); w = math.hypot(b[0]-a[0], b[1]-a[1]); flat = abs(b[1]-a[1]) < .01
    d = (0, 1 if m[1] < D/2 else -1) if flat else (1 if m[0] < W/2 else -1, 0); at = lambda k: (m[0]+d[0]*k, m[1]+d[1]*k, (z0+z1)/2)
    o = area(at(.09), (HALF, 0, math.atan2(-d[0], d[1])), w-.06, z1-z0-.06, 24*w*(z1-z0), '#fff3e2' if d[1] > 0 else '#e9f1ff'); o['room'], o['near'] = room(m[0]+d[0]*.5, m[1]+d[1]*.5), False
    s = box((w, .004, z1-z0) if flat else (.004, w, z1-z0), at(.075), m_plain('#000000', rough=1., spec=0.), 0); s.visible_camera = s.visible_shadow = s.visible_transmission = False

def sunlight():
    """two lamps: what the sun shines on, and what comes from there"""
    for kind in ('detail', 'light'):
        l = bpy.data.lights.new('sun', 'SUN'); l.energy = 15; l.angle = .012; l.color = hexcol('#fff0d8')[:3]; o = bpy.data.objects.new('sun', l); o.rotation_euler = SUN.to_track_quat('Z', 'Y').to_euler(); o['kind'] = kind; link(o)
        if kind == 'light':
            l.use_nodes = True; t = l.node_tree; e = t.nodes['Emission']; p, g = t.nodes.new('ShaderNodeLightPath'), t.nodes.new('ShaderNodeMath'); g.operation = 'GREATER_THAN'; g.inputs[1].default_value = 1.5
            t.links.new(p.outputs['Ray Depth'], g.inputs[0]); t.links.new(g.outputs[0], e.inputs[1])

def world():
    """a painted sky for the camera, an even one for everything else"""
    s = bpy.context.scene; w = bpy.data.worlds.new('w'); s.world = w; w.use_nodes = True; t = w.node_tree; t.nodes.clear(); n = lambda k: t.nodes.new('ShaderNode'+k)
    out, path, mix, even, seen, img = n('OutputWorld'), n('LightPath'), n('MixShader'), n('Background'), n('Background'), n('TexEnvironment')
    img.image = garden.sky_image(SUN); even.inputs[0].default_value = (.97, .97, 1, 1); even.inputs[1].default_value = SKY
    for p, q in ((img.outputs[0], seen.inputs[0]), (path.outputs['Is Camera Ray'], mix.inputs[0]), (even.outputs[0], mix.inputs[1]), (seen.outputs[0], mix.inputs[2]), (mix.outputs[0], out.inputs[0])): t.links.new(p, q)
    w.cycles.sampling_method = 'NONE'; w.light_settings.ao_factor = .9; w.light_settings.distance = 1.4
    s.cycles.fast_gi_method = 'REPLACE'; s.cycles.ao_bounces_render = 1
