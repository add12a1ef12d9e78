"""The sample scan of the site: python3 scripts/sample_scan.py SOURCE_DIR OUT_DIR, from art/.
SOURCE_DIR has positions.u16, colors.u8 and meta.json (see art/README.md). Writes app/site/scan/points.bin and the poster, OUT_DIR/sample-scan.png:
the first view of the viewer (`overview` in app/site/scan/views.ts), so that opening the viewer changes nothing."""
import json, struct, sys, zlib
from pathlib import Path
import numpy as np

source, out = Path(sys.argv[1]), Path(sys.argv[2])
W, H, SS = 2400, 1200, 2                                    # pixels, supersampling
TARGET, AZIMUTH, ELEVATION, DISTANCE = np.array([.6, -.95, .35]), np.radians(-64), np.radians(40), 10.6
TOP = 102*.0254                                             # the slice hides what is above
HALF_VIEW, INK = np.tan(np.radians(25)), (0x0a, 0x12, 0x1a)

meta = json.loads((source/'meta.json').read_text())
stored = np.fromfile(source/'positions.u16', '<u2').reshape(-1, 3)
colors = np.fromfile(source/'colors.u8', 'u1').reshape(-1, 3)
assert len(stored) == len(colors) == meta['points']
points = Path(__file__).parents[2]/'app/site/scan/points.bin'
points.write_bytes(np.concatenate([stored.view('u1').reshape(-1, 6), colors], 1).tobytes())

low, high = np.array(meta['min']), np.array(meta['max'])
xyz = low+stored/65535*(high-low)
xyz, colors = xyz[xyz[:, 2] <= TOP], colors[xyz[:, 2] <= TOP]
sa, ca, se, ce = np.sin(AZIMUTH), np.cos(AZIMUTH), np.sin(ELEVATION), np.cos(ELEVATION)
right, up, back = np.array([-sa, ca, 0]), np.array([-se*ca, -se*sa, ce]), np.array([ce*ca, ce*sa, se])
seen = xyz-(TARGET+DISTANCE*back)
depth = -(seen@back)
scale = H*SS/2/HALF_VIEW
x, y = W*SS/2+seen@right/depth*scale, H*SS/2-seen@up/depth*scale
side = np.clip(1.7*np.sqrt(260/meta['points'])*scale/depth, 2*SS, 40)  # as in app/site/scan/renderer.ts

near = (depth > .05)&(x > -40)&(x < W*SS+40)&(y > -40)&(y < H*SS+40)
order = np.flatnonzero(near)[np.argsort(-depth[near], kind='stable')]   # far to near: the largest rank wins
x, y, side, colors = x[order], y[order], side[order], colors[order]
first_x, first_y = np.round(x-side/2).astype(int), np.round(y-side/2).astype(int)
side = np.round(side).astype(int)
best = np.full(W*SS*H*SS, -1, np.int32)
for dy in range(side.max()):
    for dx in range(side.max()):
        rank = np.flatnonzero(side > max(dx, dy))
        px, py = first_x[rank]+dx, first_y[rank]+dy
        inside = (px >= 0)&(px < W*SS)&(py >= 0)&(py < H*SS)
        np.maximum.at(best, py[inside]*W*SS+px[inside], rank[inside].astype(np.int32))
image = np.full((W*SS*H*SS, 3), INK, np.float32)
hit = best >= 0
image[hit] = colors[best[hit]]
image = image.reshape(H, SS, W, SS, 3).mean((1, 3)).round().astype(np.uint8)

def chunk(kind, data):
    return struct.pack('>I', len(data))+kind+data+struct.pack('>I', zlib.crc32(kind+data))

rows = b''.join(b'\0'+row.tobytes() for row in image)
header = struct.pack('>IIBBBBB', W, H, 8, 2, 0, 0, 0)
out.mkdir(parents=True, exist_ok=True)
(out/'sample-scan.png').write_bytes(b'\x89PNG\r\n\x1a\n'+chunk(b'IHDR', header)+chunk(b'IDAT', zlib.compress(rows, 6))+chunk(b'IEND', b''))
