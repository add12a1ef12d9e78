"""The apartment at full height, closed by a ceiling and lit from its windows and ceilings: the positions of the tour to stand in. A light at
each opening and one a room are sampled; what is reflected more than once is taken from an even ambient light (fast GI), so rooms are bright
after a few samples."""
from kit import *
import apartment, tour_stations
EYE = 1.5

def build():
    size = apartment.build(cut=apartment.CEILING)['size']; W, D = size; C = apartment.CEILING
    ceiling(W, D, C); fittings(C); walls(C); outside(W, D)
    for a, b, t, kind in list(apartment.OPEN):
        if kind in apartment.SILLS: daylight(a, b, kind, size)
    for x, y, sx, sy, power in ((1.9, 2.4, 2.6, 3.2, 56), (4.7, 3.0, 2.4, 3.4, 50), (1.9, 6.5, 2.4, 2., 46), (5.1, 7., 1.6, 1.6, 34), (8.9, 6.1, 3.2, 2.8, 52), (8.9, 2., 3.2, 2.6, 52)):
        area((x, y, C-.03), (0, 0, 0), sx, sy, power, '#fff4e6')
    ambient()
    for m in bpy.data.materials: m.cycles.sample_as_light = False
    return dict(scanners=[(x, y, EYE) for x, y in tour_stations.STATIONS.values()], names=list(tour_stations.STATIONS), poster=dict(loc=(.5, 4.85, EYE), target=(6.2, 2.1, EYE), lens=17.5, shift_y=-.03))

def ceiling(W, D, C):
    setcat('ceiling'); box((W+.26, D+.26, .12), (W/2, D/2, C+.06), m_plain('#f6f3ec', rough=.9), 0)

def fittings(C):
    """recessed spots, and pendants over the tables"""
    setcat('light'); ring, disc = m_plain('#f4f1ea', rough=.6), m_emit('#ffe6c8', 7.)
    for x, y in ((1.6, 4.3), (3.3, 4.3), (5.2, 4.3), (3.2, 1.2), (5.2, 1.2), (1., 7.), (2.9, 7.), (4.6, 6.8), (5.6, 6.8), (7.3, 4.9), (10.3, 4.9), (7.4, 1.), (10.4, 1.), (7.4, 3.2), (10.4, 3.2)):
        cyl(.055, .012, (x, y, C-.004), ring, seg=32); cyl(.04, .014, (x, y, C-.006), disc, seg=32, bevel=0)
    pendant((1.6, 1.95, 1.62), C, .2); pendant((1.6, 2.65, 1.62), C, .2)
    for x in (1.5, 2.5): pendant((x, 5.85, 1.68), C, .17, '#2c3234', kind=1)
    pendant((4.15, 1.7, 1.95), C, .26)

def walls(C):
    """pictures, curtains and what stands on cabinets; the model seen from above does without them"""
    q = math.pi/2
    frame(.95, 1.15, (6.335-.03, 4.3, 1.55), rot=(0, 0, -q), art=m_art(3, '#ece6da', '#a9674a', '#2c474c', '#cfae86'))
    frame(1.35, .85, (8.75, 3.935-.03, 1.6), art=m_art(9, '#23404a', '#e6dfd3', '#b4623c', '#50707a'))
    frame(1.2, .8, (9.5, 4.065+.03, 1.5), rot=(0, 0, 2*q), art=m_art(5, '#e9e2d6', '#8a9a86', '#23404a', '#d9b48a'))
    frame(.7, .9, (6.465+.03, 1.95, 1.55), rot=(0, 0, q), art=m_art(12, '#efe9de', '#c46b3f', '#35525a', '#d9b48a'))
    frame(.6, .6, (6.335-.03, 6.75, 1.6), rot=(0, 0, -q), art=m_art(7, '#e6eae6', '#7f9a98', '#2c474c', '#c9bba6'))
    sheer = m_sheer('#fbf7ef', .7)
    for x0, x1, y, r in ((.75, 1.25, .2, 0), (2.85, 3.35, .2, 0), (5.65, 6.1, .2, 0), (7.5, 7.9, 8., 0), (10.1, 10.5, 8., 0)): curtain(x1-x0, C-.12, ((x0+x1)/2, y, .02), sheer, folds=8, seed=int(x0*10))
    for y0, y1 in ((4.95, 5.35), (6.85, 7.2)): curtain(y1-y0, C-.12, (11.2, (y0+y1)/2, .02), sheer, folds=7, rot=(0, 0, q), seed=int(y0*10))
    vase((4.7, .37, .5), 0, '#e6dfd3', 1.); branches((4.7, .37, .8), 9, .55, 9); books_stack((3.6, .37, .5), 3, 3)
    vase((11.05, 1.8, .7), 1, '#2d2b29', .9); books_stack((11.05, 2.7, .7), 4, 6); vase((11.05, 2.25, .7), 2, '#b4623c', .8)
    vase((5.25, 7.75, .83), 1, '#8d9484', .6)

def outside(W, D):
    setcat('ground'); box((90, 90, .1), (W/2, D/2, -.32), m_plain('#8f9d7c', rough=.95), 0); box((W+5, D+5, .1), (W/2, D/2, -.28), m_concrete('#cfc9be', scale=.6), 0)
    setcat('exterior'); k = 0
    for x, y in ((1.2, -3.2), (3., -2.6), (5.3, -3.4), (8., -2.8), (9.9, -3.3), (1.1, D+3.), (2.6, D+2.6), (8., D+2.8), (10., D+3.3), (-3., 1.4), (-2.7, 2.9), (-2.9, 6.4), (-3.2, 7.3), (W+2.8, 1.3), (W+3.1, 2.5), (W+2.7, 5.5), (W+3.2, 6.8)):
        k += 1; plant((x, y, -.23), 2.+.5*math.sin(k*2.3), k, 90, pot='#b8b2a8', spread=.55, c1='#3c5a30', c2='#7f9d58')

def daylight(a, b, kind, size):
    """the light of a window, in its reveal"""
    W, D = size; z0, z1 = apartment.SILLS[kind], apartment.WINDOW_HEAD; m = ((a[0]+b[0])/2, (a[1]+b[1])/2); w = math.hypot(b[0]-a[0], b[1]-a[1]); horizontal = abs(b[1]-a[1]) < .01
    d = (0, 1 if m[1] < D/2 else -1) if horizontal else (1 if m[0] < W/2 else -1, 0)
    area((m[0]+d[0]*.09, m[1]+d[1]*.09, (z0+z1)/2), (math.pi/2, 0, math.atan2(-d[0], d[1])), w-.1, z1-z0-.1, 21*w*(z1-z0), '#eef4ff' if d[1] < 0 else '#fff6e8')

def ambient():
    """a pale sky for the camera, an even light for everything else"""
    s = bpy.context.scene; w = bpy.data.worlds.new('w'); s.world = w; w.use_nodes = True; t = w.node_tree; t.nodes.clear(); n = lambda k: t.nodes.new('ShaderNode'+k)
    out, path, mix, even, seen, ramp, sep, tc = n('OutputWorld'), n('LightPath'), n('MixShader'), n('Background'), n('Background'), n('ValToRGB'), n('SeparateXYZ'), n('TexCoord')
    even.inputs[0].default_value = (1, .965, .92, 1); even.inputs[1].default_value = .85; seen.inputs[1].default_value = 2.6
    e = ramp.color_ramp.elements; e[0].position, e[0].color = 0., (.93, .95, .96, 1); e[1].position, e[1].color = .6, (.42, .62, .88, 1)
    for p, q in ((tc.outputs['Generated'], sep.inputs[0]), (sep.outputs[2], ramp.inputs[0]), (ramp.outputs[0], seen.inputs[0]), (path.outputs['Is Camera Ray'], mix.inputs[0]), (even.outputs[0], mix.inputs[1]), (seen.outputs[0], mix.inputs[2]), (mix.outputs[0], out.inputs[0])): t.links.new(p, q)
    w.cycles.sampling_method = 'NONE'; w.light_settings.ao_factor = .9; w.light_settings.distance = 1.4
    s.cycles.use_fast_gi = True; s.cycles.fast_gi_method = 'REPLACE'; s.cycles.ao_bounces_render = 1
