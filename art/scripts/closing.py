"""closing.py SLUG EXR OUT: the point cloud that closes a service page, from one render: points alone, transparent, 2000x1250.
Every side runs out in ever fewer points, so that the cloud has no edge on the page's ink."""
import sys, json, numpy as np
sys.path.insert(0, __file__.rsplit('/', 1)[0]); import post, splat
from scipy import ndimage as ndi
from PIL import Image

# stations of the scanner; density k; categories to thin out or to leave out (0); lo, hi: the part of the color ramp
SHOTS = {
    '3d-virtual-tours': dict(st=[(-.6, -2.9, 1.5), (-2.2, .4, 1.5), (2.1, -.3, 1.55)], k=7e4, thin=dict(ceiling=.25, wall=.45, exterior=.5, floor=.5)),
    'digital-twin': dict(st=[(-6., -8., 1.7), (5., -9., 1.7), (7., 3., 1.7), (7., 3., 5.2), (18., -8., 1.7)], k=5e5, thin=dict(ground=.05, wall=.8, roof=.8), lo=.12, maxd=45.),
    'virtual-staging': dict(st=[(0., -1.2, 1.5), (1.6, -2., 1.5)], k=6e4, thin=dict(ceiling=.22, wall=.40, floor=.5, exterior=.5)),
    'scan-to-bim': dict(st=[(.6, -3.6, 1.6), (-3.7, -.6, 1.6), (1.4, -.9, 1.7)], k=1.2e5, thin=dict(ceiling=.25, wall=.22, floor=.25), lo=.16, gain=1.7, ev=1.2),
    'scan-to-plan': dict(st=[(3.5, 2.2, 1.5), (1.8, 6.6, 1.5), (9., 6., 1.5), (9., 2., 1.5), (5., 7., 1.5), (3., 4.6, 8.)], k=9e5, thin=dict(ground=0), lo=.10),
    'facility-management-scanning': dict(st=[(0., -2.4, 1.6), (.3, 2.5, 1.6), (0., 8., 1.6), (0., 13., 1.6)], k=8e4, thin=dict(floor=.3, wall=.35, ceiling=.4, duct=.45, light=.4), lo=.06, hi=.66),
    'large-object-scanning': dict(st=[(4.6, -5.3, 1.7), (12.5, -6.6, 1.7), (0., 5.5, 1.7)], k=1.2e5, thin=dict(floor=.12, wall=.16, door=.3, ceiling=.1, light=.2, steel=.8), lo=.12, gain=1.5, ev=1.),
}

def cloud(exr, st, k, thin=None, lo=.02, hi=.72, pmax=.46, rings=.5, maxd=60., gain=1.15, ev=.6, seed=7):
    e = post.load(exr); cam = json.load(open(exr.replace('.exr', '.json'))); H, W = cam['h'], cam['w']; rng = np.random.default_rng(seed); cats = cam['cats']
    photo = post.agx(post.compose(e, log=lambda *a: None), ev); lum = photo@post.LUM; lum = lum/max(.2, np.percentile(lum, 97))
    p = e['Position'][..., :3]; n = e['Normal'][..., :3]; n = n/np.maximum(np.linalg.norm(n, axis=2, keepdims=True), 1e-4); z = np.clip(e['Depth'][..., 0], .05, 300); idx = np.round(e['IndexOB'][..., 0]).astype(int); miss = (e['Depth'][..., 0] > maxd) | (idx == 0)
    v = np.array(cam['loc'], np.float32)-p; cosv = np.abs((v*n).sum(2))/np.maximum(np.linalg.norm(v, axis=2), 1e-4); f = cam['P'][1][1]*H/2; dA = (z/f)**2/np.clip(cosv, .06, 1); lam = 0
    for s in st:
        w = np.array(s, np.float32)-p; d = np.linalg.norm(w, axis=2); g = np.clip(np.abs((w*n).sum(2))/np.maximum(d, 1e-4), .05, 1)/np.maximum(d, .6)**2; el = np.arctan2(-w[..., 2], np.hypot(w[..., 0], w[..., 1])); lam = lam+g*(1-rings+rings*2.2*((el/np.radians(.42) % 1) < .45))
    q = k*lam*dA*.35; cap = np.full(q.shape, pmax, np.float32)
    for c, m in (thin or {}).items():
        if c in cats: sel = idx == cats[c]; q = np.where(sel, q*m, q); cap[sel] = pmax*(min(1., .25+.75*m) if m else 0)
    q = np.where(cap > 0, cap*np.minimum(q/np.maximum(cap, 1e-6), 1)**.5, 0)     # a real scan is evened out before it is shown
    U, V = np.meshgrid((np.arange(W)+.5)/W, (np.arange(H)+.5)/H); S = lambda a, b, x: np.clip((x-a)/(b-a), 0, 1)**2*(3-2*np.clip((x-a)/(b-a), 0, 1))
    nz = ndi.zoom(rng.random((9, 14)), (H/9, W/14), order=3)[:H, :W]-.5; fade = S(-.02, .44, U+nz*.16)**1.2*S(0, .16, V+nz*.06)*S(0, .14, 1-V+nz*.06)*S(0, .07, 1-U+nz*.03)
    hit = rng.random(q.shape) < np.where(miss, 0, np.minimum(q, cap))*fade; t = np.clip(lo+hi*np.clip(lum*gain, 0, 1)**.75+.14*cosv, 0, 1); col = splat.ramp(t, splat.LIDAR)*(.25+.75*fade**.5)[..., None]
    out = np.zeros((H, W, 3), np.float32); ys, xs = np.nonzero(hit); o = np.argsort(-z[ys, xs]); ys, xs = ys[o], xs[o]; r = np.clip(np.floor(1.15*(H/1500)*(4./z[ys, xs])**.5+rng.random(len(ys))*.8), 1, 2).astype(int)
    for dy in range(int(r.max())):
        for dx in range(int(r.max())): m = (r > dy) & (r > dx); out[np.minimum(ys[m]+dy, H-1), np.minimum(xs[m]+dx, W-1)] = col[ys[m], xs[m]]
    lz = np.log(np.minimum(z, 120)); dn = np.sqrt(((n-np.roll(n, 1, 0))**2).sum(2)+((n-np.roll(n, 1, 1))**2).sum(2)); ed = np.clip(np.abs(lz-.5*(np.roll(lz, 1, 0)+np.roll(lz, -1, 0)))*60+np.abs(lz-.5*(np.roll(lz, 1, 1)+np.roll(lz, -1, 1)))*60+dn*.8-.2, 0, 1)*~miss
    for c, m in (thin or {}).items():
        if c in cats and m < .3: ed[idx == cats[c]] = 0
    dens = ndi.gaussian_filter(ed, 4); ed = ed*(1-.75*np.clip(dens*2.4, 0, 1))*(rng.random(ed.shape) > .45)*fade; out = np.maximum(out, (ed*.75)[..., None]*np.array([.30, .86, .76], np.float32))
    return out+.22*ndi.gaussian_filter(np.maximum(out-.25, 0), (W/400, W/400, 0))

def save(x, f, size=(2000, 1250)):
    """light on ink -> straight alpha"""
    x = np.stack([np.asarray(Image.fromarray(x[..., c]).resize(size, Image.LANCZOS)) for c in range(3)], -1) if x.shape[1] > size[0] else x; x = np.clip(x, 0, 1); a = x.max(2, keepdims=True); rgb = np.where(a > .004, x/np.maximum(a, .004), np.array([.2, .7, .62])); a = np.where(a > .012, a, 0)
    Image.fromarray((np.concatenate([rgb, a], 2)*255+.5).astype(np.uint8), 'RGBA').save(f)

if __name__ == '__main__':
    slug, exr, out = sys.argv[1:4]; save(cloud(exr, **SHOTS[slug]).astype(np.float32), f'{out}/closing-{slug}.png')
