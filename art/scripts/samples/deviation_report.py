"""Deviation report: the sample scan against the planes of its model. python3 deviation_report.py WORK SCAN -> public/samples/
deviation-report-sample.pdf. Every figure is computed here, from SCAN (see point_cloud.py) and the room's size in ../living.py."""
import sys, re, io, json
import numpy as np
from PIL import Image
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor
from reportlab.lib.utils import ImageReader
from common import *
import point_cloud

WORK = sys.argv[1]; NAME = 'deviation-report-sample.pdf'; W, H = 8.5*72, 11*72; fonts(WORK)
INCH, REACH, EDGE, LIMIT = .0254, .5, .05, 1/8            # inches for REACH and LIMIT, meters for EDGE
source = open(f'{ROOT}/art/scripts/living.py').read()
x0, x1, y0, y1, h = map(float, re.search(r'X0, X1, Y0, Y1, H = ([-\d., ]+)', source).group(1).split(','))
slats = tuple(map(float, re.search(r'px0, px1 = ([-\d., ]+)', source).group(1).split(',')))
points, _ = point_cloud.read()

# ------------------------------------------------------------- surfaces: axis, position, the sign that points into the room, what is left out
def inside(p, skip): return np.all([(p[:, a] > lo+EDGE) & (p[:, a] < hi-EDGE) for a, (lo, hi) in enumerate(((x0, x1), (y0, y1), (0, h))) if a != skip], axis=0)
SURFACES = [
    ('Floor', 2, 0., 1, lambda p: True), ('Ceiling', 2, h, -1, lambda p: True), ('Left wall', 0, x0, 1, lambda p: True),
    ('Front wall', 1, y0, 1, lambda p: True), ('Back wall', 1, y1, -1, lambda p: ((p[:, 0] < slats[0]-EDGE) | (p[:, 0] > slats[1]+EDGE)) & (p[:, 2] > .08+EDGE))]
def statistics(d):
    a = np.abs(d); return dict(points=len(d), mean=float(d.mean()), deviation=float(d.std()), p95=float(np.percentile(a, 95)), max=float(a.max()), within=float((a <= LIMIT).mean()))
rows, parts = [], {}
for name, axis, at, sign, keep in SURFACES:
    d = (points[:, axis]-at)*sign/INCH; m = inside(points, axis) & (np.abs(d) <= REACH); m &= keep(points)
    parts[name] = (axis, points[m], d[m]); rows.append((name, statistics(d[m])))
every = np.concatenate([d for *_, d in parts.values()]); total = statistics(every)

# ------------------------------------------------------------- page
c = canvas.Canvas(f'{OUT}/{NAME}', pagesize=(W, H), invariant=1, initialFontName='Sans'); c.setTitle('Sample deviation report'); c.setAuthor(COMPANY); c.setSubject(NOTICE)
L, R = 54, W-54
def text(x, y, s, font='Sans', size=9, color=INK, align='left'):
    c.setFillColor(HexColor(color)); c.setFont(font, size); dict(left=c.drawString, center=c.drawCentredString, right=c.drawRightString)[align](x, y, s)
def rule(y, width=.6, color=INK): c.setStrokeColor(HexColor(color)); c.setLineWidth(width); c.line(L, y, R, y)
def paragraph(x, y, s, width=504, size=9.5, color=INK, lead=14):
    line = ''
    for word in s.split():
        if pdfmetrics.stringWidth(f'{line} {word}', 'Sans', size) > width: text(x, y, line, 'Sans', size, color); y -= lead; line = word
        else: line = f'{line} {word}'.strip()
    text(x, y, line, 'Sans', size, color); return y-lead
def head(title, page):
    text(L, H-62, COMPANY, 'Bold', 16); text(R, H-62, 'SAMPLE', 'Mono', 11, align='right'); rule(H-74, 1.4); text(L, H-104, title, 'Bold', 20); text(L, 34, NOTICE, 'Sans', 8, MUTED); text(R, 34, f'Page {page} of 2', 'Sans', 8, MUTED, 'right')
inches = lambda v, signed=False: f'{v:+.3f}' if signed else f'{v:.3f}'
mm = lambda v, signed=False: f'{v*25.4:+.1f}' if signed else f'{v*25.4:.1f}'
percent = lambda v: f'{v*100:.1f}%'

head('Deviation report, scan to model', 1)
y = paragraph(L, H-128, f'Sample room: {points.shape[0]:,} scan points from three simulated scanner positions, compared with the flat planes of the model. A point belongs to a surface if it lies within 1/2 inch of its plane and at least 2 inches from the next one. Furniture, the slatted panel and the baseboard are not part of the model and are left out.')
y -= 10; cells = (('Points compared', f"{total['points']:,}"), ('Mean', f"{inches(total['mean'], True)} in. ({mm(total['mean'], True)} mm)"), ('Standard deviation', f"{inches(total['deviation'])} in. ({mm(total['deviation'])} mm)"),
                  ('95% of points within', f"{inches(total['p95'])} in. ({mm(total['p95'])} mm)"), ('Largest (limit 1/2 in.)', f"{inches(total['max'])} in. ({mm(total['max'])} mm)"), ('Within 1/8 inch', percent(total['within'])))
for i, (term, value) in enumerate(cells):
    x, yy = L+(i % 3)*168, y-(i//3)*44; c.setStrokeColor(HexColor(THIN)); c.setLineWidth(.6); c.rect(x, yy-40, 168, 44); text(x+10, yy-11, term, 'Sans', 8, MUTED); text(x+10, yy-28, value, 'Mono', 9.5)
y -= 118; text(L, y, 'By surface', 'Bold', 13); text(R, y, 'inches (millimeters); + is into the room', 'Sans', 8, MUTED, 'right'); y -= 10; rule(y, 1)
cols = (('Surface', L, 'left'), ('Points', 190, 'right'), ('Mean', 278, 'right'), ('Std. dev.', 362, 'right'), ('95% within', 448, 'right'), ('In 1/8\u2033', R, 'right'))
for s, x, a in cols: text(x, y-14, s, 'Mono' if '\u2033' in s else 'Sans', 8, MUTED, a)
y -= 20; rule(y, .4, THIN)
for name, s in (*rows, ('All surfaces', total)):
    y -= 19; last = name == 'All surfaces'
    if last: rule(y+13, .8)
    for v, (_, x, a), f in zip((name, f"{s['points']:,}", f"{inches(s['mean'], True)} ({mm(s['mean'], True)})", f"{inches(s['deviation'])} ({mm(s['deviation'])})", f"{inches(s['p95'])} ({mm(s['p95'])})", percent(s['within'])), cols, ('Bold' if last else 'Sans', *['Mono']*5)): text(x, y, v, f, 8.5 if f == 'Mono' else 9.5, align=a)
    if not last: rule(y-6, .3, THIN)
y -= 34; text(L, y, 'How the points scatter', 'Bold', 13); text(R, y, 'all surfaces, share of points per 1/32 inch', 'Sans', 8, MUTED, 'right')
edges = np.arange(-16, 17)/32; share = np.histogram(every, edges)[0]/len(every); base, high, top = 178, y-14-178, share.max(); step = (R-L)/32
c.setFillColor(HexColor('#dfeee8')); c.rect(L+12*step, base, 8*step, high+6, fill=1, stroke=0)
for i, v in enumerate(share): c.setFillColor(HexColor(ACCENT if 12 <= i < 20 else THIN)); c.rect(L+i*step+.6, base, step-1.2, high*v/top, fill=1, stroke=0)
rule(base, .8)
for q, s in ((-16, '-1/2'), (-8, '-1/4'), (-4, '-1/8'), (0, '0'), (4, '+1/8'), (8, '+1/4'), (16, '+1/2')): x = L+(q+16)*step; c.line(x, base, x, base-4); text(x, base-15, s, 'Mono', 8, align='left' if q == -16 else 'right' if q == 16 else 'center')
text(L+12*step+3, base+high-4, f"within 1/8 inch: {percent(total['within'])}", 'Sans', 8, ACCENT); text(L+16*step, base-28, 'inches from the model', 'Sans', 8, MUTED, 'center'); text(L, base+high-4, f'tallest bar: {percent(top)}', 'Sans', 8, MUTED)
worst = max(abs(s['mean']) for _, s in rows)
paragraph(L, 124, f"How to read it: single points scatter by {inches(total['deviation'])} inch (one standard deviation). A wall in a model is fitted to thousands of them, and the mean of every surface here lies within {inches(worst)} inch ({mm(worst)} mm) of its plane.")
c.showPage()

# ------------------------------------------------------------- plots: mean deviation in squares
head('Where it deviates', 2); CELL = .05
RAMP = [(-.25, (33, 83, 140)), (-.125, (120, 170, 205)), (0, (242, 240, 232)), (.125, (235, 170, 110)), (.25, (165, 60, 30))]
def color(v): return np.stack([np.interp(v, [s for s, _ in RAMP], [q[k] for _, q in RAMP]) for k in range(3)], -1)
def plot(name, x, y, scale):
    axis, p, d = parts[name]; a, b = [k for k in (0, 1, 2) if k != axis]; lo = ((x0, y0, 0)[a], (x0, y0, 0)[b]); size = ((x1-x0, y1-y0, h)[a], (x1-x0, y1-y0, h)[b]); nx, ny = int(np.ceil(size[0]/CELL)), int(np.ceil(size[1]/CELL))
    i = np.clip(((p[:, a]-lo[0])/CELL).astype(int), 0, nx-1)+nx*np.clip(((p[:, b]-lo[1])/CELL).astype(int), 0, ny-1); n = np.bincount(i, minlength=nx*ny); mean = np.bincount(i, d, nx*ny)/np.maximum(n, 1)
    rgb = np.where((n > 2)[:, None], color(mean), 255).astype(np.uint8).reshape(ny, nx, 3)[::-1]; rgb = rgb[:, ::-1] if name == 'Front wall' else rgb; buf = io.BytesIO(); Image.fromarray(np.ascontiguousarray(rgb)).resize((nx*4, ny*4), Image.NEAREST).save(buf, 'PNG'); buf.seek(0)
    w, hh = size[0]*scale, size[1]*scale; c.drawImage(ImageReader(buf), x, y, w, hh); c.setStrokeColor(HexColor(INK)); c.setLineWidth(.6); c.rect(x, y, w, hh); text(x, y+hh+6, name, 'Bold', 10); text(x+w, y+hh+6, f'{size[0]/.3048:.1f} \u00d7 {size[1]/.3048:.1f} ft', 'Mono', 8, MUTED, 'right')
paragraph(L, H-126, 'Mean deviation in squares of 2 inches (50 mm). White squares hold fewer than three points: furniture stood in front of them, or no scanner saw them. Walls are seen from the room, floor and ceiling from above.', color=MUTED)
S = 28.5; plot('Floor', L, H-402, S); plot('Ceiling', R-(x1-x0)*S, H-402, S); plot('Left wall', L, H-512, S); plot('Front wall', R-(x1-x0)*S, H-512, S); plot('Back wall', L, H-622, S)
bx, by, bw = R-(x1-x0)*S, H-590, 224
for i in range(int(bw)): c.setFillColorRGB(*(color(np.array(-.25+.5*i/bw))/255)); c.rect(bx+i, by, 1.2, 14, fill=1, stroke=0)
c.rect(bx, by, bw, 14)
for q, s in ((-.25, '-1/4'), (-.125, '-1/8'), (0, '0'), (.125, '+1/8'), (.25, '+1/4')): x = bx+(q+.25)/.5*bw; text(x, by-12, s, 'Mono', 8, align='center')
text(bx, by+22, 'Inches from the model; + is into the room', 'Sans', 8.5, MUTED)
text(L, 140, 'Method', 'Bold', 11); paragraph(L, 124, 'Distances are measured at right angles to the plane of each surface. The planes come from the room\u2019s model, the points from rays cast into the same scene by three simulated scanners. The points are for download as scan-sample.laz beside this report.', color=MUTED)
c.showPage(); c.save()
record('deviation', NAME, dict(points=total['points'], scanned=int(points.shape[0]), meanInch=round(total['mean'], 4), deviationInch=round(total['deviation'], 4), p95Inch=round(total['p95'], 4), maxInch=round(total['max'], 4), within=round(total['within'], 4), largestMeanInch=round(worst, 4),
                               surfaces=[dict(name=n, points=s['points'], meanInch=round(s['mean'], 4), deviationInch=round(s['deviation'], 4)) for n, s in rows]))
