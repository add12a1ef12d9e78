"""Panoramas of the tour, a still of each, and the poster: EXR -> denoised light x sharp colors -> tone map -> PNG.
python3 tour_post.py WORK OUT [NAME...] [ev=.5]. Left and right edge of a panorama meet, so the filters see it continued on both sides."""
import sys, os, math, numpy as np
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__))); import post, tour_stations
from scipy import ndimage as ndi
a = sys.argv[1:]; kw = dict(x.split('=', 1) for x in a if '=' in x); W, OUT, *only = [x for x in a if '=' not in x]
# Compass headings of the stills in degrees.
HEADINGS = dict(entrance=112, living=205, kitchen=228, bath=40, bedroom=50, study=110)

def load(name, kind): return {k: v for k, v in post.load(f'{W}/{name}-{kind}.exr').items() if k}
def guides(e):
    n = e['Normal'][..., :3]; return n/np.maximum(np.linalg.norm(n, axis=2, keepdims=True), 1e-4), e['Position'][..., :3], np.minimum(e['Depth'][..., 0], 60)
def lighting(e):
    """diffuse, glossy and transmitted light without the colors of surfaces, nine channels"""
    n, p, z = guides(e); rgb = lambda *k: sum(post.firefly(e[x][..., :3]) for x in k)
    d = post.atrous(rgb('DiffDir', 'DiffInd'), n, p, z, 6, sl=7., sn=32); g = post.atrous(rgb('GlossDir', 'GlossInd'), n, p, z, 5, sl=5., sn=64); t = post.atrous(rgb('TransDir', 'TransInd'), n, p, z, 4, sl=3., sn=8, sp=.06)
    return np.concatenate([d, g, t], axis=2)
def enlarge(x, small, large):
    """to the size of `large`; of the four nearest pixels, those of the same surface"""
    n, p, _ = small; N, P, Z = large; H, V = x.shape[:2]; h, v = Z.shape; tol = .02*(Z*.5+.15); num, den = 0, 0
    y, c = (np.arange(h)+.5)*H/h-.5, (np.arange(v)+.5)*V/v-.5; y0, c0 = np.floor(y).astype(int), np.floor(c).astype(int)
    for dy in (0, 1):
        for dx in (0, 1):
            r, k = np.clip(y0+dy, 0, H-1), np.clip(c0+dx, 0, V-1); wy, wx = 1-np.abs(y-y0-dy), 1-np.abs(c-c0-dx); at = np.ix_(r, k)
            f = np.clip((n[at]*N).sum(2), 0, 1)**16*np.exp(-np.abs(((p[at]-P)*N).sum(2))/tol); w = (wy[:, None]*wx*(f+1e-3)).astype(np.float32)[..., None]; num, den = num+w*x[at], den+w
    return num/den
def develop(name, wraps=True):
    e, f = load(name, 'light'), load(name, 'detail'); n = e['Normal'].shape[1]//16 if wraps else 0; m = n*f['Normal'].shape[1]//e['Normal'].shape[1]; on = lambda v, k: np.concatenate([v[:, -k:], v, v[:, :k]], axis=1) if k else v
    e, f = {k: on(v, n) for k, v in e.items()}, {k: on(v, m) for k, v in f.items()}; l = enlarge(lighting(e), guides(e), guides(f)); c = lambda k: f[k][..., :3]
    x = l[..., :3]*c('DiffCol')+l[..., 3:6]*c('GlossCol')+l[..., 6:]*c('TransCol')+c('Emit')+c('Env'); x = post.bloom(x, amt=.04); img = post.agx(x, float(kw.get('ev', .5)), sat=1.14, power=1.24)
    return post.finish(img, vig=0, grain=0, sharpen=.15)[:, m:-m or None]
def still(pano, heading, w=1200, h=750, across=96, drop=.08):
    """a picture with straight lines, a little below the horizon"""
    H, V, _ = pano.shape; f = w/2/math.tan(math.radians(across/2)); x, y = np.meshgrid((np.arange(w)+.5-w/2)/f, (np.arange(h)+.5-h/2)/f+drop)
    u = ((np.arctan2(x, 1)+math.radians(heading))/(2*math.pi)+.5)*V-.5; v = (.5+np.arctan2(y, np.hypot(x, 1))/math.pi)*H-.5
    return np.stack([ndi.map_coordinates(pano[..., k], [v, u % V], order=1, mode='grid-wrap') for k in range(3)], axis=2)
os.makedirs(OUT, exist_ok=True)
for name in tour_stations.STATIONS:
    if only and name not in only: continue
    p = develop('tour-'+name); post.save(p, f'{OUT}/tour-{name}.png'); post.save(still(p, HEADINGS[name]), f'{OUT}/tour-{name}-view.png'); print(name, p.shape[:2], flush=True)
if not only or 'poster' in only: post.save(develop('sample-tour', wraps=False), f'{OUT}/sample-tour.png')
