"""Point cloud of the sample room as LAS 1.4, point format 7. python3 point_cloud.py WORK SCAN -> WORK/scan-sample.las
SCAN is the folder with positions.u16, colors.u8 and meta.json. The order there is random; here it follows space, which compresses
well. With WORK/scan-sample.laz, written from it by las_to_laz, `python3 point_cloud.py WORK SCAN publish` copies and records that."""
import sys, json, shutil, struct
import numpy as np
from common import *

WORK, SCAN = sys.argv[1:3]; NAME = 'scan-sample.laz'; SCALE = .001; DAY, YEAR = 326, 2026
meta = json.load(open(f'{SCAN}/meta.json')); n = meta['points']
low, high = np.array(meta['min']), np.array(meta['max'])
def read():
    raw = np.fromfile(f'{SCAN}/positions.u16', '<u2').reshape(n, 3)
    return low+raw/65535*(high-low), np.fromfile(f'{SCAN}/colors.u8', np.uint8).reshape(n, 3)
def along_space(grid):
    """indices in Morton order"""
    code = np.zeros(len(grid), np.uint64); g = (grid-grid.min(0)).astype(np.uint64)
    for bit in range(16):
        for axis in range(3): code |= ((g[:, axis] >> np.uint64(bit)) & np.uint64(1)) << np.uint64(3*bit+axis)
    return np.argsort(code, kind='stable')
WKT = b'LOCAL_CS["Sample room, origin at the floor",LOCAL_DATUM["Scan",0],UNIT["metre",1],AXIS["x",EAST],AXIS["y",NORTH],AXIS["z",UP]]\0'

def main():
    points, colors = read(); grid = np.round(points/SCALE).astype('<i4'); order = along_space(grid); grid, colors = grid[order], colors[order]
    vlr = struct.pack('<H16sHH32s', 0, b'LASF_Projection', 2112, len(WKT), b'OGC coordinate system WKT')+WKT
    mins, maxs = grid.min(0)*SCALE, grid.max(0)*SCALE; start = 375+len(vlr)
    head = struct.pack('<4sHHIHH8sBB32s32sHHHIIBHI5I', b'LASF', 0, 16, 0, 0, 0, b'', 1, 4, b'SIMULATED SCANNER', b'Datum 3D sample scripts', DAY, YEAR, 375, start, 1, 7, 36, 0, *[0]*5)
    head += struct.pack('<3d3d', SCALE, SCALE, SCALE, 0, 0, 0)+struct.pack('<6d', maxs[0], mins[0], maxs[1], mins[1], maxs[2], mins[2])
    head += struct.pack('<QQIQ15Q', 0, 0, 0, n, n, *[0]*14); assert len(head) == 375, len(head)
    record_ = np.zeros(n, np.dtype([('xyz', '<i4', 3), ('intensity', '<u2'), ('returns', 'u1'), ('flags', 'u1'), ('class', 'u1'), ('user', 'u1'), ('angle', '<i2'), ('source', '<u2'), ('time', '<f8'), ('rgb', '<u2', 3)]))
    assert record_.dtype.itemsize == 36
    record_['xyz'] = grid; record_['returns'] = 0x11; record_['class'] = 1; record_['source'] = 1; record_['rgb'] = colors.astype('<u2')*257
    with open(f'{WORK}/scan-sample.las', 'wb') as f: f.write(head+vlr); record_.tofile(f)
    print(n, 'points', mins, maxs)
    if 'publish' in sys.argv:
        shutil.copy(f'{WORK}/{NAME}', f'{OUT}/{NAME}'); record('pointCloud', NAME, dict(points=n, unit='meter', min=[round(float(v), 3) for v in mins], max=[round(float(v), 3) for v in maxs]))
if __name__ == '__main__': main()
