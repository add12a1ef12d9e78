"""Route of the tour through the apartment. python3 tour_route.py [DATA_DIR]
Reads floor-plan.json, writes tour-route.json beside it: the stations and the shortest way from the second to each of the others that
keeps CLEARANCE from walls, open door leaves and furniture; before them the way in, from outside to the first. Meters."""
import sys, os, json, heapq, math
import numpy as np
from PIL import Image, ImageDraw
from scipy import ndimage as ndi
DIR = sys.argv[1] if len(sys.argv) > 1 else os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../app/site/drawings')
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__))); import tour_stations; STATIONS = list(tour_stations.STATIONS.values())
HUB, STEP, CLEARANCE, MARGIN = 1, .025, .2, .06      # MARGIN: what the grid and the straight pieces may eat up
plan = json.load(open(f'{DIR}/floor-plan.json')); ox, oy = plan['origin']
W, H = (int((max(p[k] for w in plan['walls'] for p in w)-o)/STEP)+1 for k, o in ((0, ox), (1, oy)))
im = Image.new('L', (W, H)); d = ImageDraw.Draw(im); px = lambda p: ((p[0]-ox)/STEP, (p[1]-oy)/STEP)
for w in plan['walls']: d.polygon([px(p) for p in w], fill=1)
for w in plan['windows']: d.line([px(w[1][0]), px(w[1][1])], fill=1, width=int(.26/STEP))
for s in plan['furniture']:
    if 'outline' in s: d.polygon([px(p) for p in s['outline']], fill=1)
    else: x, y, r = s['circle']; d.ellipse([px((x-r, y-r)), px((x+r, y+r))], fill=1)
for x, y, r in plan['plants']: d.ellipse([px((x-r, y-r)), px((x+r, y+r))], fill=1)
for q in plan['doors']: d.line([px(q['hinge']), px(q['leaf'])], fill=1, width=2)
far = ndi.distance_transform_edt(np.asarray(im) == 0)*STEP; free = far >= CLEARANCE+MARGIN

def straight(a, b):
    n = int(math.hypot(b[0]-a[0], b[1]-a[1])*2)+1; return all(free[round(a[1]+(b[1]-a[1])*i/n), round(a[0]+(b[0]-a[0])*i/n)] for i in range(n+1))
def way(a, b):
    """A* on the grid, then only the corners that a straight line cannot skip"""
    a, b = (tuple(round(v) for v in px(p)) for p in (a, b)); assert free[a[1], a[0]] and free[b[1], b[0]], (a, b)
    cost, came, heap = {a: 0}, {}, [(0, a)]
    while heap:
        _, p = heapq.heappop(heap)
        if p == b: break
        for dx in (-1, 0, 1):
            for dy in (-1, 0, 1):
                q = (p[0]+dx, p[1]+dy)
                if not free[q[1], q[0]]: continue
                c = cost[p]+math.hypot(dx, dy)
                if c < cost.get(q, 1e9): cost[q] = c; came[q] = p; heapq.heappush(heap, (c+math.hypot(b[0]-q[0], b[1]-q[1]), q))
    path = [b]
    while path[-1] != a: path.append(came[path[-1]])
    path.reverse(); out = [a]; i = 0
    while i < len(path)-1: j = next(j for j in range(len(path)-1, i, -1) if straight(path[i], path[j])); out.append(path[j]); i = j
    return [[round(x*STEP+ox, 3), round(y*STEP+oy, 3)] for x, y in out[1:-1]]
legs = [[[*STATIONS[HUB]], *way(STATIONS[HUB], s), [*s]] for i, s in enumerate(STATIONS) if i != HUB]
json.dump(dict(clearance=CLEARANCE, entry=[[*tour_stations.OUTSIDE], [*STATIONS[0]]], stations=[[*s] for s in STATIONS], legs=legs), open(f'{DIR}/tour-route.json', 'w'), separators=(',', ':')); open(f'{DIR}/tour-route.json', 'a').write('\n')
for l in legs: print(l)
