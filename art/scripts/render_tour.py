"""blender -b -P render_tour.py -- [NAME...] [w=3072 light=4 detail=4 threads=2 out=work kinds=light,detail]: each position of the tour and the
poster; all by default. Light is even and smooth, so it is computed at a quarter of the size (NAME-light.exr); colors, edges and what is bright
itself come from a second render without lights at the whole size (NAME-detail.exr). `light` and `detail` are their samples. The center of a
panorama looks north."""
import sys, os, time
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy; from kit import *; import apartment_tour
a = sys.argv[sys.argv.index('--')+1:]; kw = dict(x.split('=', 1) for x in a if '=' in x); only = [x for x in a if '=' not in x]
OUT = os.path.abspath(kw.get('out', 'work')); os.makedirs(OUT, exist_ok=True)
t0 = time.time(); s = reset(); info = apartment_tour.build(); print('BUILD', round(time.time()-t0, 1), 's', len(bpy.data.objects), 'objects')
c = s.cycles; c.device = 'CPU'; s.render.threads_mode = 'FIXED'; s.render.threads = int(kw.get('threads', 2)); c.use_adaptive_sampling = False; c.use_denoising = False
c.glossy_bounces = 2; c.transmission_bounces = 3; c.transparent_max_bounces = 8; c.caustics_reflective = c.caustics_refractive = False; c.blur_glossy = 1.; c.sample_clamp_indirect = 4
c.use_auto_tile = False; s.render.use_persistent_data = True; s.render.film_transparent = False
vl = s.view_layers[0]; vl.use_pass_position = vl.use_pass_normal = vl.use_pass_z = True
LIGHT, DETAIL = ('diffuse_direct', 'diffuse_indirect', 'glossy_direct', 'glossy_indirect', 'transmission_direct', 'transmission_indirect'), ('diffuse_color', 'glossy_color', 'transmission_color', 'emit', 'environment')
im = s.render.image_settings; im.file_format = 'OPEN_EXR_MULTILAYER'; im.color_depth = '16'; im.exr_codec = 'NONE'; s.render.resolution_percentage = 100
lamps = [o for o in bpy.data.objects if o.type == 'LIGHT']

def render(name, w, h, kind):
    lit = kind == 'light'
    for p in LIGHT+DETAIL: setattr(vl, 'use_pass_'+p, (p in LIGHT) == lit)
    for o in lamps: o.hide_render = not lit
    c.samples = int(kw.get(kind, 4)); c.pixel_filter_type, c.filter_width = ('BLACKMAN_HARRIS', 1.5) if lit else ('BOX', 1.); c.use_fast_gi = lit; c.max_bounces = 3 if lit else 0; c.diffuse_bounces = 2 if lit else 0
    s.render.resolution_x, s.render.resolution_y = (w//4, h//4) if lit else (w, h)
    s.render.filepath = f'{OUT}/{name}-{kind}.exr'; t = time.time(); bpy.ops.render.render(write_still=True); print('RENDER', name, kind, round(time.time()-t, 1), 's', flush=True)
W = int(kw.get('w', 3072))
for kind in kw.get('kinds', 'light,detail').split(','):
    for name, (x, y, z) in zip(info['names'], info['scanners']):
        if only and name not in only: continue
        o = camera((x, y, z), (x, y+1, z)); o.data.type = 'PANO'; o.data.cycles.panorama_type = 'EQUIRECTANGULAR'; render('tour-'+name, W, W//2, kind)
    if not only or 'poster' in only: camera(**info['poster']); render('sample-tour', W*1800//3072, W*900//3072, kind)
