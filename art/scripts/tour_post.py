"""Panoramas of the tour, a still of each, and the poster: EXR -> clean light x sharp colors -> tone map -> PNG.
python3 tour_post.py WORK OUT [NAME...] [ev=.8 threads=2]. Left and right edge of a panorama meet, so the filters see it continued on both sides."""
import sys, os, math, time, ctypes, numpy as np, OpenImageIO as oiio
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__))); import post, denoise, tour_stations
from scipy import ndimage as ndi; from PIL import Image
a = sys.argv[1:]; kw = dict(x.split('=', 1) for x in a if '=' in x); W, OUT, *only = [x for x in a if '=' not in x]; THREADS = int(kw.get('threads', 2)); os.environ['OMP_NUM_THREADS'] = str(THREADS)
# Compass headings of the stills in degrees.
HEADINGS = dict(entrance=112, living=205, kitchen=228, bath=40, bedroom=50, study=110)

PASSES = [f'{p}.{c}' for p, cs in (('Normal', 'XYZ'), ('Position', 'XYZ'), *((k+s, 'RGB') for s in ('Dir', 'Col') for k in ('Diff', 'Gloss', 'Trans')), ('Emit', 'RGB'), ('Env', 'RGB'), ('Depth', 'Z')) for c in cs]

def lighting(f):
    """what falls on surfaces and shines from them without their colors, nine planes, and the normal and position of each pixel"""
    e = post.load(f); n = e['Normal'].shape[1]//16; on = lambda v: np.ascontiguousarray(np.concatenate([v[:, -n:], v, v[:, :n]], axis=1)); rgb = lambda *k: on(sum(post.firefly(e[x][..., :3], 12.) for x in k)); unit = lambda v: v/np.maximum(np.linalg.norm(v, axis=2, keepdims=True), 1e-4)
    nor, pos, z = unit(on(e['Normal'])), on(e['Position']), np.minimum(on(e['Depth'])[..., 0], 60); flat = np.ones_like(nor)
    d, g = (denoise.denoise(rgb(k+'Dir', k+'Ind'), flat, nor, THREADS) for k in ('Diff', 'Gloss')); t = post.atrous(rgb('TransDir', 'TransInd'), nor, pos, z, 4, sl=3., sn=8, sp=.06)
    cut = lambda v: np.ascontiguousarray(v[:, n:-n].transpose(2, 0, 1), np.float32); return cut(np.concatenate([d, g, t], 2)), cut(nor), cut(pos)

def pointer(v): return np.ctypeslib.as_ctypes(v.reshape(-1))
def develop(name, rows=256):
    t = time.time(); light = lighting(f'{W}/tour-{name}-light.exr'); small = light[1].shape[1:]; lib = post.library('tour'); print(name, 'light', round(time.time()-t, 1), 's', flush=True)
    def shaded(file, above):
        """light x color of one file, which begins below the share `above` of the height"""
        f = oiio.ImageInput.open(f'{W}/tour-{name}-{file}.exr'); s = f.spec(); x = np.empty((s.height, s.width, 3), np.float32); names = [n.split('.', 1)[-1] for n in s.channelnames]; index = np.array([names.index(p) for p in PASSES], np.int32)
        for y in range(0, s.height, rows):
            h = min(rows, s.height-y); c = np.ascontiguousarray(f.read_scanlines(0, 0, s.y+y, s.y+y+h, 0, 0, s.nchannels, oiio.FLOAT), np.float32)
            lib.shade(small[1], small[0], s.width//small[1], round(above*s.width/2)+y, h, *map(pointer, light), s.nchannels, pointer(index), pointer(c), pointer(x[y:y+h]))
        return x
    twice = lambda v: ndi.uniform_filter(np.repeat(np.repeat(v, 2, 0), 2, 1), (2, 2, 1)); x = np.concatenate([twice(shaded('up', 0)), shaded('detail', 3/16), twice(shaded('down', 7/8))]); H, V, _ = x.shape
    glare = np.clip(x[::8, ::8]-1.4, 0, 8); glare = np.ascontiguousarray(.035*sum(ndi.gaussian_filter(glare, (k, k, 0), mode=('nearest', 'wrap', 'nearest')) for k in (3, 9, 24)), np.float32); out, soft = np.empty((H, V, 3), np.uint8), np.empty((H, V, 3), np.uint8)
    real = ctypes.c_float; lib.tone(V, H, pointer(x), glare.shape[1], glare.shape[0], pointer(glare), real(2**float(kw.get('ev', .8))), real(1.16), real(1.3), pointer(post._A.copy()), pointer(post._B.astype(np.float32)), pointer(out)); lib.smooth_edges(V, H, pointer(out), pointer(soft))
    print(name, out.shape[:2], round(time.time()-t, 1), 's', flush=True); return soft

def still(pano, heading, w=1200, h=750, across=96, drop=.08):
    """a picture with straight lines, a little below the horizon"""
    s = 2; H, V, _ = pano.shape; f = s*w/2/math.tan(math.radians(across/2)); x, y = np.meshgrid((np.arange(s*w)+.5-s*w/2)/f, (np.arange(s*h)+.5-s*h/2)/f+drop)
    u = ((np.arctan2(x, 1)+math.radians(heading))/(2*math.pi)+.5)*V-.5; v = (.5+np.arctan2(y, np.hypot(x, 1))/math.pi)*H-.5
    return np.stack([ndi.map_coordinates(pano[..., k], [v, u % V], order=1, mode='grid-wrap', output=np.float32).reshape(h, s, w, s).mean((1, 3)) for k in range(3)], axis=2)/255
os.makedirs(OUT, exist_ok=True)
for name in tour_stations.STATIONS:
    if only and name not in only: continue
    p = develop(name); Image.fromarray(p).save(f'{OUT}/tour-{name}.png', compress_level=1); post.save(still(p, HEADINGS[name]), f'{OUT}/tour-{name}-view.png')
    if name == 'entrance': post.save(still(p, 114, 1800, 900, 92, .04), f'{OUT}/sample-tour.png')
