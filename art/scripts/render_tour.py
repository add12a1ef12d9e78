"""blender -b -P render_tour.py -- [NAME...] [w=6144 ratio=6 light=12 detail=1 threads=2 out=work kinds=light,detail]: each position of the tour;
all by default. What lamps, windows and walls give is smooth: it is computed at a fraction of the size (NAME-light.exr, 1/ratio). Colors, edges, what
glows and where the sun falls come from a second render without lamps (NAME-detail.exr at the whole size; what is straight above and below, where
a panorama repeats its pixels, as NAME-up.exr and NAME-down.exr at half the size). `light` and `detail` are samples. The center looks north."""
import sys, os, time
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy; from kit import *; import apartment_tour
a = sys.argv[sys.argv.index('--')+1:]; kw = dict(x.split('=', 1) for x in a if '=' in x); only = [x for x in a if '=' not in x]
OUT = os.path.abspath(kw.get('out', 'work')); os.makedirs(OUT, exist_ok=True)
t0 = time.time(); s = reset(); info = apartment_tour.build(); print('BUILD', round(time.time()-t0, 1), 's', len(bpy.data.objects), 'objects')
c = s.cycles; c.device = 'CPU'; s.render.threads_mode = 'FIXED'; s.render.threads = int(kw.get('threads', 2)); c.use_adaptive_sampling = False; c.use_denoising = False; c.time_limit = 60*float(kw.get('limit', 0))
c.glossy_bounces = 2; c.transmission_bounces = 2; c.transparent_max_bounces = 4; c.caustics_reflective = c.caustics_refractive = False; c.blur_glossy = 1.; c.sample_clamp_indirect = 6
c.use_auto_tile = False; s.render.use_persistent_data = True; s.render.film_transparent = False
vl = s.view_layers[0]; vl.use_pass_position = vl.use_pass_normal = vl.use_pass_z = True
DIRECT, INDIRECT, COLOR = ('diffuse_direct', 'glossy_direct', 'transmission_direct'), ('diffuse_indirect', 'glossy_indirect', 'transmission_indirect'), ('diffuse_color', 'glossy_color', 'transmission_color', 'emit', 'environment')
im = s.render.image_settings; im.file_format = 'OPEN_EXR_MULTILAYER'; im.color_depth = '16'; im.exr_codec = 'NONE'; s.render.resolution_percentage = 100
# Fine bumps are light's matter; without them colors cost a third.
bumps = [(m.node_tree, l.from_socket, l.to_socket) for m in bpy.data.materials if m.node_tree for l in m.node_tree.links if l.from_node.type == 'BUMP']
LOW, HIGH = 1/8, 13/16     # rounded to whole rows at each size
lamps = [o for o in bpy.data.objects if o.type == 'LIGHT']

def render(name, w, kind, file, low=0., high=1.):
    """the rows between two fractions of the height, counted from below"""
    lit = kind == 'light'; here = apartment_tour.room(*s.camera.location.xy)
    for p in DIRECT+INDIRECT+COLOR: setattr(vl, 'use_pass_'+p, p in DIRECT or (p in INDIRECT) == lit)
    for t, p, q in bumps:
        for l in list(q.links): t.links.remove(l)
        if lit: t.links.new(p, q)
    for o in lamps: o.hide_render = o['kind'] != kind if 'kind' in o else not lit or o['room'] not in info['seen'][name] or (o['near'] and o['room'] != here)
    # A ray that leaves a surface and meets the sky counts as direct light: it belongs to one of the two.
    s.world.node_tree.nodes['Background'].inputs[1].default_value = apartment_tour.SKY if lit else 0; c.pixel_filter_type, c.filter_width = ('BLACKMAN_HARRIS', 1.5) if lit else ('BOX', .01)
    c.samples = int(kw.get(kind, 12 if lit else 1)); c.use_fast_gi = lit; c.max_bounces = 3 if lit else 0; c.diffuse_bounces = 2 if lit else 0
    s.render.resolution_x, s.render.resolution_y = w, w//2; s.render.use_border = s.render.use_crop_to_border = not lit; s.render.border_min_x, s.render.border_max_x, s.render.border_min_y, s.render.border_max_y = 0, 1, low, high
    s.render.filepath = f'{OUT}/tour-{name}-{file}.exr'; t = time.time(); bpy.ops.render.render(write_still=True); print('RENDER', name, file, round(time.time()-t, 1), 's', flush=True)
W, ratio = int(kw.get('w', 6144)), int(kw.get('ratio', 6))
for name, (x, y, z) in zip(info['names'], info['scanners']):
    if only and name not in only: continue
    o = camera((x, y, z), (x, y+1, z)); o.data.type = 'PANO'; o.data.cycles.panorama_type = 'EQUIRECTANGULAR'; kinds = kw.get('kinds', 'light,detail').split(',')
    if 'light' in kinds: render(name, W//ratio, 'light', 'light')
    if 'detail' in kinds: render(name, W, 'detail', 'detail', LOW, HIGH); render(name, W//2, 'detail', 'down', 0, LOW); render(name, W//2, 'detail', 'up', HIGH, 1)
