"""The sample scan with the range noise of a survey-grade scanner. python3 scripts/quiet_scan.py SOURCE TARGET, from art/.
SOURCE holds the scan as splat.py simulated it, with 4 mm (1 sigma at 3 m). Points on floor, ceiling and walls get their true place on
the ray from their scanner and NOISE along it. The others, on furniture, are drawn toward the plane through their neighbors by the
same share. Colors, order and bounds stay."""
import json, re, shutil, sys
from pathlib import Path
import numpy as np
from scipy.spatial import cKDTree

NOISE, BEFORE, NEIGHBORS, EDGE = .0012, .004, 14, .03
source, target = map(Path, sys.argv[1:3]); target.mkdir(parents=True, exist_ok=True); random = np.random.default_rng(12)
meta = json.loads((source/'meta.json').read_text()); low, high = np.array(meta['min']), np.array(meta['max'])
points = low+np.fromfile(source/'positions.u16', '<u2').reshape(-1, 3)/65535*(high-low)
room = (Path(__file__).parent/'living.py').read_text(); numbers = lambda pattern: [float(v) for v in re.findall(r'-?\d*\.\d+|-?\d+', re.search(pattern, room).group(1))]
x0, x1, y0, y1, h = numbers(r'X0, X1, Y0, Y1, H = ([-\d., ]+)'); slats = numbers(r'px0, px1 = ([-\d., ]+)'); stations = np.array(numbers(r'scanners=\[(.*?)\]')).reshape(-1, 3)
sizes = ((x0, x1), (y0, y1), (0, h)); quiet = points.copy(); done = np.zeros(len(points), bool)
for axis, at in ((2, 0), (2, h), (0, x0), (1, y0), (1, y1)):
    inside = np.all([(points[:, a] > lo-EDGE) & (points[:, a] < hi+EDGE) for a, (lo, hi) in enumerate(sizes) if a != axis], axis=0) & ~done & (np.abs(points[:, axis]-at) < .03)
    if at == y1: inside &= ((points[:, 0] < slats[0]-EDGE) | (points[:, 0] > slats[1]+EDGE)) & (points[:, 2] > .1)
    i = np.flatnonzero(inside); rays = points[i][:, None]-stations; ranges = np.linalg.norm(rays, axis=2); rays /= ranges[..., None]
    true = (at-stations[:, axis])/np.where(np.abs(rays[..., axis]) < .02, np.nan, rays[..., axis]); off = np.abs(true-ranges)/(BEFORE*(.5+ranges/6)); off[np.isnan(off)] = np.inf
    best = off.argmin(1); k = np.arange(len(i)); near = off[k, best] < 4; i, k, best = i[near], k[near], best[near]
    quiet[i] = stations[best]+rays[k, best]*(true[k, best]+random.normal(0, NOISE, len(i)))[:, None]; done[i] = True
rest = np.flatnonzero(~done); tree = cKDTree(points[rest])
for part in np.array_split(np.arange(len(rest)), 16):
    place = points[rest[part]]; _, near = tree.query(place, NEIGHBORS); around = points[rest[near]]; center = around.mean(1); _, _, axes = np.linalg.svd(around-center[:, None], full_matrices=False)
    normal = axes[:, 2]; off = ((place-center)*normal).sum(1); off[np.abs(off) > .02] = 0; quiet[rest[part]] = place-normal*(off*(1-NOISE/BEFORE))[:, None]
np.clip(np.round((quiet-low)/(high-low)*65535), 0, 65535).astype('<u2').tofile(target/'positions.u16')
shutil.copy(source/'colors.u8', target/'colors.u8'); shutil.copy(source/'meta.json', target/'meta.json'); print(f'{done.mean():.1%} of the points lie on the room, noise {NOISE*1000} mm')
