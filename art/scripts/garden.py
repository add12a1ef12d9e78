"""What is seen through the windows of the tour: lawn, path, hedges, trees, neighboring houses and the sky."""
from kit import *
import numpy as np
from furniture import tree

def build(W, D, sun):
    setcat('ground'); box((160, 160, .1), (W/2, D/2, -.32), m_lawn(), 0); box((W+3.4, D+3.4, .1), (W/2, D/2, -.28), m_concrete('#c9c2b5', scale=.6), 0)
    box((17, 1.5, .04), (-10.2, 4.1, -.26), m_concrete('#cfc8bb', scale=.8), 0); box((6, 160, .03), (-21, D/2, -.265), m_concrete('#6d6f71', scale=.5), 0); box((1.6, 160, .05), (-16.8, D/2, -.26), m_concrete('#bdb8ae', scale=.8), 0)
    rnd = random.Random(11); setcat('exterior')
    bushes = [blob(k) for k in range(5)]; trees = [template(lambda k=k: tree((0, 0, 0), h=(5.4, 6.4, 4.6)[k], r=(1.9, 2.2, 1.7)[k], n=620, seed=20+k, leaf=.3, c1=('#35522b', '#3f5c2e', '#4a5a2c')[k], c2=('#7f9a4c', '#8aa654', '#a3a254')[k])) for k in range(3)]
    def bush(x, y, s, h=1.): o = bpy.data.objects.new('bush', rnd.choice(bushes)); o.location = (x, y, -.27+s*h*.42); o.scale = (s, s, s*h); o.rotation_euler = (0, 0, rnd.uniform(0, 6.3)); cat(o, 'exterior'); link(o)
    # hedges along the borders, with a gap for the path
    for x in np.arange(-11, W+11, .62): bush(x, -10.5+rnd.uniform(-.2, .2), rnd.uniform(.62, .85)); bush(x, D+9.5+rnd.uniform(-.2, .2), rnd.uniform(.7, .95))
    for y in np.arange(-10.5, D+9.5, .62):
        bush(W+10.5+rnd.uniform(-.2, .2), y, rnd.uniform(.62, .9))
        if abs(y-4.1) > 1.4: bush(-11+rnd.uniform(-.2, .2), y, rnd.uniform(.5, .62))
    # beds below the windows and along the patio
    for x, y in ((1.1, -2.2), (2.2, -2.35), (3.4, -2.2), (5.4, -2.3), (7.4, -2.2), (8.6, -2.3), (10.2, -2.25), (1., D+2.3), (2.5, D+2.2), (7.2, D+2.2), (8.9, D+2.35), (10.4, D+2.2), (-2.3, 1.2), (-2.4, 2.4), (-2.3, 6.6), (-2.4, 7.5), (W+2.3, 1.), (W+2.4, 2.4), (W+2.3, 5.3), (W+2.4, 6.6)): bush(x, y, rnd.uniform(.34, .5), .9)
    for x, y, k, s in ((-1.5, -8., 0, 1.), (4.4, -8.6, 1, .95), (10.6, -7.4, 2, 1.), (14.6, -6.5, 0, 1.05), (0, D+7.2, 1, .9), (5.6, D+7.8, 2, 1.), (10.8, D+6.8, 0, .95), (-7.6, -1., 2, .9), (-7.9, 8.6, 0, .85), (W+7.6, .6, 1, .85), (W+8.2, 6.6, 2, .95), (-14.4, 2.2, 1, 1.), (-14.6, 12, 0, 1.), (W+6.5, 11, 1, 1.)): instance(trees[k], (x, y, -.27), s, rnd.uniform(0, 6.3))
    for x, y, a, w, d, h, c, r in ((-1, -22, .05, 11, 8, 3., '#e4d9c5', '#6d4a3c'), (15, -24, -.1, 10, 8, 3.2, '#c3cdd0', '#4b4f54'), (2.5, D+21, 3.1, 11, 8, 3.2, '#d9d2c6', '#5b5450'), (17, D+22, 3.2, 10, 8, 3., '#e8e2d4', '#7a5040'), (-32, 0, 1.57, 11, 8, 3.2, '#cfd6ce', '#4e4a48'), (-33, 15, 1.57, 10, 8, 3., '#e6dccb', '#6d4a3c'), (-32, -15, 1.57, 10, 8, 3., '#d8cabb', '#54504d'), (W+23, 1, -1.57, 11, 8, 3.2, '#e2d6c2', '#5a4a44'), (W+24, 16, -1.6, 10, 8, 3., '#c9d0cf', '#4b4f54')): house((x, y, -.27), a, w, d, h, c, r)
    # a belt of distant trees
    for k in range(150):
        a = k*2*math.pi/150+rnd.uniform(-.02, .02); R = rnd.uniform(48, 62); s = rnd.uniform(3., 5.2); o = bpy.data.objects.new('bush', rnd.choice(bushes)); o.location = (W/2+math.cos(a)*R, D/2+math.sin(a)*R, s*.35); o.scale = (s, s, s*rnd.uniform(.8, 1.15)); o.rotation_euler = (0, 0, rnd.uniform(0, 6.3)); cat(o, 'exterior'); link(o)

def m_lawn():
    m = N('lawn'); b = m.bsdf(Roughness=1., Specular=.05); tc = m.n('TexCoord'); a, f, ad, r = m.n('TexNoise', Scale=.35, Detail=6.), m.n('TexNoise', Scale=26., Detail=6., Roughness=.7), m.n('Math', _operation='MULTIPLY_ADD'), m.n('ValToRGB')
    for x in (a, f): m.l(tc.outputs['Object'], x.inputs['Vector'])
    ad.inputs[1].default_value = .9; m.l(f.outputs['Fac'], ad.inputs[0]); m.l(a.outputs['Fac'], ad.inputs[2]); e = r.color_ramp.elements; e[0].position, e[0].color = .6, hexcol('#4c6631'); e[1].position, e[1].color = 1.25, hexcol('#9cae66'); m.l(ad.outputs[0], r.inputs[0]); m.l(r.outputs[0], b.inputs[0]); return m.m

@cached
def m_foliage(c1, c2):
    """crowns and hedges: dark gaps between light leaves"""
    m = N('foliage'); b = m.bsdf(Roughness=.8, Specular=.15); tc, oi = m.n('TexCoord'), m.n('ObjectInfo'); v, r, n, bp, mx = m.n('TexVoronoi', Scale=13.), m.n('ValToRGB'), m.n('TexNoise', Scale=9., Detail=5.), m.n('Bump', Strength=.9, Distance=.12), m.n('MixRGB', _blend_type='MULTIPLY', Fac=.55)
    for x in (v, n): m.l(tc.outputs['Object'], x.inputs['Vector'])
    e = r.color_ramp.elements; e[0].position, e[0].color = .12, hexcol(c2); e[1].position, e[1].color = .62, hexcol(c1); m.l(v.outputs['Distance'], r.inputs[0]); t = m.n('ValToRGB'); t.color_ramp.elements[0].color = (.5, .62, .42, 1); t.color_ramp.elements[1].color = (1.15, 1.05, .8, 1)
    m.l(oi.outputs['Random'], t.inputs[0]); m.l(r.outputs[0], mx.inputs[1]); m.l(t.outputs[0], mx.inputs[2]); m.l(mx.outputs[0], b.inputs['Base Color']); m.l(v.outputs['Distance'], bp.inputs['Height']); bp.invert = True; m.l(bp.outputs[0], b.inputs['Normal']); return m.m

def blob(seed):
    """a mass of leaves: a sphere that noise has made rough"""
    bm = bmesh.new(); bmesh.ops.create_icosphere(bm, subdivisions=5, radius=1.); off = Vector((seed*7.1, seed*3.3, seed*5.7))
    for v in bm.verts: p = v.co.copy(); v.co = p*(1+.26*mnoise.noise(p*1.7+off)+.15*mnoise.noise(p*4.3+off)+.09*mnoise.noise(p*11+off)+.05*mnoise.noise(p*23+off))
    me = bpy.data.meshes.new('blob'); bm.to_mesh(me); bm.free(); me.materials.append(m_foliage('#24391d', '#7d9a4a'))
    for p in me.polygons: p.use_smooth = True
    return me

def template(make):
    """what `make` builds, as a collection to place many times"""
    before = set(bpy.data.objects); make(); c = bpy.data.collections.new('template')
    for o in set(bpy.data.objects)-before: c.objects.link(o); bpy.context.scene.collection.objects.unlink(o)
    return c

def instance(c, loc, scale, rz):
    o = bpy.data.objects.new('instance', None); o.instance_type = 'COLLECTION'; o.instance_collection = c; o.location = loc; o.scale = (scale,)*3; o.rotation_euler = (0, 0, rz); link(o)

def house(loc, rz, w, d, h, wall, roof):
    with group(loc, rz):
        wm, trim, glass = m_plain(wall, rough=.9), m_plain('#f4f1ea', rough=.6), m_plain('#26323a', rough=.1); box((w, d, h), (0, 0, h/2), wm, 0); k, R = .5, d*.28
        bm = bmesh.new(); v = [bm.verts.new(p) for p in ((-w/2-k, -d/2-k, h-.1), (-w/2-k, d/2+k, h-.1), (-w/2-k, 0, h+R), (w/2+k, -d/2-k, h-.1), (w/2+k, d/2+k, h-.1), (w/2+k, 0, h+R))]
        for f in ((0, 3, 5, 2), (1, 2, 5, 4), (0, 1, 4, 3), (0, 2, 1), (3, 4, 5)): bm.faces.new([v[i] for i in f])
        bmesh.ops.recalc_face_normals(bm, faces=bm.faces); mesh_obj('roof', bm, m_plain(roof, rough=.9, vary=.35), smooth=False); box((.7, .7, 1.6), (w*.28, d*.1, h+R*.7), m_plain('#8a5a48', rough=.9), 0)
        for s in (-1, 1):
            for x in (-w*.32, -w*.1, w*.32):
                for z in (1.55,): box((1.5, .06, 1.5), (x, s*d/2, z), trim, 0); box((1.26, .1, 1.26), (x, s*d/2, z), glass, 0); box((.06, .12, 1.26), (x, s*d/2, z), trim, 0)
            box((1.1, .1, 2.1), (w*.12, s*d/2, 1.05), m_plain('#7b3f31', rough=.5), 0); box((w+.02, d+.02, .3), (0, 0, .15), m_plain('#a9a49a', rough=.9), 0)

def fbm(h, w, cells, octaves, rng):
    """periodic noise along the horizon, 0 to 1"""
    out, amp, tot = np.zeros((h, w), np.float32), 1., 0.
    for _ in range(octaves):
        gy, gx = cells; g = rng.random((gy+2, gx)).astype(np.float32); y, x = np.linspace(0, gy, h, endpoint=False), np.arange(w)/w*gx; iy, ix = y.astype(int), x.astype(int); fy, fx = y-iy, x-ix; fy, fx = (fy*fy*(3-2*fy))[:, None], (fx*fx*(3-2*fx))[None]
        p = lambda j, i: g[np.ix_(iy+j, (ix+i) % gx)]; out += amp*((p(0, 0)*(1-fx)+p(0, 1)*fx)*(1-fy)+(p(1, 0)*(1-fx)+p(1, 1)*fx)*fy); tot += amp; amp *= .52; cells = (gy*2, gx*2)
    return out/tot

def sky_image(sun, w=4096, h=2048):
    """blue above, pale at the horizon, fair-weather clouds and two chains of hills"""
    rng = np.random.default_rng(4); el = (np.arange(h)+.5)/h*math.pi-math.pi/2; E = el[:, None]; up = np.clip(np.sin(E), 0, 1); mix = lambda a, b, t: np.asarray(a, np.float32)*(1-t[..., None])+np.asarray(b, np.float32)*t[..., None]
    x = mix((1.35, 1.55, 1.75), (.32, .62, 1.25), np.repeat(np.clip(up/.75, 0, 1)**.55, w, 1)); n = fbm(h, w, (48, 20), 6, rng); c = np.clip((n-.5)*5.5, 0, 1)*np.clip((E-.05)/.16, 0, 1); n2 = fbm(h, w, (60, 26), 5, rng)
    x = mix(0, 0, c)*0+x*(1-c[..., None])+c[..., None]*mix((1.25, 1.32, 1.45), (2.3, 2.25, 2.15), np.clip((n2-.3)*2.2, 0, 1))
    for base, amp, near, col in ((.062, .05, 9, (.62, .78, .95)), (.036, .035, 14, (.36, .5, .5))):
        ridge = base+amp*(fbm(1, w, (1, near), 6, rng)[0]-.5)*2; t = np.clip((ridge[None]-E)*900, 0, 1)*(E > -.2); x = x*(1-t[..., None])+t[..., None]*np.asarray(col, np.float32)
    im = bpy.data.images.new('sky', w, h, float_buffer=True); im.colorspace_settings.name = 'Linear'; im.pixels.foreach_set(np.concatenate([x, np.ones((h, w, 1))], axis=2).astype(np.float32).ravel()); im.pack(); return im
