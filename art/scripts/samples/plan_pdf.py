"""Floor plan as a sheet. python3 plan_pdf.py WORK -> public/samples/floor-plan-sample.pdf
ANSI B, landscape, 1/4 inch to the foot, from app/site/drawings/floor-plan.json, the same data as the page's drawing."""
import sys, json, math, datetime
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor
from common import *

WORK = sys.argv[1]; NAME = 'floor-plan-sample.pdf'; W, H = 17*72, 11*72; FOOT = 18; M = FOOT/.3048; EIGHTH = FOOT/96
plan = json.load(open(f'{ROOT}/app/site/drawings/floor-plan.json')); fonts(WORK)
c = canvas.Canvas(f'{OUT}/{NAME}', pagesize=(W, H), invariant=1, initialFontName='Sans'); c.setTitle('Sample floor plan, A-1'); c.setAuthor(COMPANY); c.setSubject(NOTICE)
X0, Y0 = 158, 166                                     # the outer corner in the southwest
at = lambda p: (X0+(p[0]-plan['origin'][0])*M, Y0+(p[1]-plan['origin'][1])*M)
chains = {q['name']: q['faces'] for q in plan['chains']}; wide, deep = chains['north'][-1]*EIGHTH, chains['west'][-1]*EIGHTH
def pen(color=INK, width=.6, fill=None):
    c.setStrokeColor(HexColor(color)); c.setLineWidth(width); c.setLineJoin(1)
    if fill: c.setFillColor(HexColor(fill))
def shape(points, fill=1, stroke=1, close=True):
    p = c.beginPath(); p.moveTo(*at(points[0])); [p.lineTo(*at(q)) for q in points[1:]]
    if close: p.close()
    c.drawPath(p, fill=fill, stroke=stroke)
def text(x, y, s, font='Sans', size=9, color=INK, align='left', angle=0):
    c.saveState(); c.translate(x, y); c.rotate(angle); c.setFillColor(HexColor(color)); c.setFont(font, size)
    dict(left=c.drawString, center=c.drawCentredString, right=c.drawRightString)[align](0, 0, s); c.restoreState()

# ------------------------------------------------------------- plan
pen(THIN, .4, '#f1ede6'); [shape(s['outline']) for s in plan['rugs']]
pen(THIN, .5, '#ffffff')
for s in plan['furniture']:
    if 'outline' in s: shape(s['outline'])
    else: x, y, r = s['circle']; c.circle(*at((x, y)), r*M, fill=1)
pen(ACCENT, .5)
for x, y, r in plan['plants']:
    n = 9; ring = [(x+math.cos(2*math.pi*i/n)*r*.72, y+math.sin(2*math.pi*i/n)*r*.72) for i in range(n)]
    for q in ring: c.circle(*at(q), r*.26*M, fill=1)
    c.circle(*at((x, y)), r*.72*M, fill=1, stroke=0); c.circle(*at((x, y)), .1*M, fill=0)
pen(THIN, .5); c.setDash(4, 3); shape(plan['openEdge'], 0, 1, False); c.setDash()
pen(INK, .3, INK); [shape(w) for w in plan['walls']]
pen(INK, .6); [shape(line, 0, 1, False) for window in plan['windows'] for line in window]
for d in plan['doors']:
    pen(INK, 1.4); shape([d['hinge'], d['tip']], 0, 1, False); pen(THIN, .5)
    a, b = (math.degrees(math.atan2(p[1]-d['hinge'][1], p[0]-d['hinge'][0])) for p in (d['tip'], d['far'])); (x, y), r = at(d['hinge']), d['width']*M
    c.arc(x-r, y-r, x+r, y+r, a, (b-a+180) % 360-180)
for o in plan['openings']:
    x, y = at(o['at']); c.setFillColor(HexColor('#ffffff')); c.rect(x-8, y-4, 16, 9, fill=1, stroke=0); text(x, y-2.5, o['mark'], 'Mono', 7.5, MUTED, 'center')
NAMES = dict(living='Living & dining', kitchen='Kitchen', bath='Bath', bedroom='Bedroom', study='Study')
for r in plan['rooms']:
    x, y = at(r['label']); lines = [(NAMES[r['id']], 'Bold', 10), (f"{r['areaSqFt']:.0f} sq ft", 'Mono', 8)]
    for i, (s, font, size) in enumerate(lines): w = pdfmetrics.stringWidth(s, font, size)/2+2; c.setFillColor(HexColor('#ffffff')); c.rect(x-w, y-11*i-2.5, 2*w, 11, fill=1, stroke=0); text(x, y-11*i, s, font, size, align='center')

# ------------------------------------------------------------- dimensions
def chain(faces, side, away):
    """extension lines, ticks and figures; the figures beyond the line, those of outer walls past its ends"""
    to = dict(north=lambda u, v: (X0+u, Y0+deep+v), south=lambda u, v: (X0+u, Y0-v), west=lambda u, v: (X0-v, Y0+u), east=lambda u, v: (X0+wide+v, Y0+u))[side]
    upright = side in ('west', 'east'); beyond = {'north': 4, 'west': -4, 'south': -9.5, 'east': 9.5}[side]; pen(ACCENT, .5); u = [f*EIGHTH for f in faces]
    c.line(*to(u[0], away), *to(u[-1], away))
    for v in u: c.line(*to(v, 6), *to(v, away+3))
    c.setLineWidth(1.1)
    for v in u: x, y = to(v, away); c.line(x-2.4, y-2.4, x+2.4, y+2.4)
    for i, (a, b) in enumerate(zip(faces, faces[1:])):
        wall = len(faces) > 2 and i % 2 == 0; first, last = wall and i == 0, wall and i == len(faces)-2
        x, y = to(-5 if first else b*EIGHTH+5 if last else (a+b)/2*EIGHTH, away); align = 'right' if first else 'left' if last else 'center'
        text(x+(beyond if upright else 0), y+(0 if upright else beyond), feet_and_inches(b-a), 'Mono', 7.5, ACCENT, align, 90 if upright else 0)
outer = lambda name: [0, chains[name][-1]]
chain(chains['north'], 'north', 28); chain(outer('north'), 'north', 58); chain(chains['south'], 'south', 28); chain(chains['west'], 'west', 46); chain(outer('west'), 'west', 76); chain(chains['east'], 'east', 46)

# ------------------------------------------------------------- frame and title block
pen(INK, 1.4); c.rect(30, 30, W-60, H-60); L = 968; c.line(L, 30, L, H-30); R = W-30
c.setLineWidth(.6); y = H-30
def cell(h, term, lines, size=10, font='Sans'):
    global y
    text(L+12, y-16, term, 'Sans', 8, MUTED); [text(L+12, y-31-i*(size+4), s, font, size) for i, s in enumerate(lines)]; y -= h; pen(INK, .6); c.line(L, y, R, y)
text(L+12, y-34, COMPANY, 'Bold', 20); text(L+12, y-52, 'Laser scanning, drawings and models', 'Sans', 8.5, MUTED); y -= 70; pen(INK, .6); c.line(L, y, R, y)
cell(58, 'Status', ['SAMPLE', 'Drawn from a computer model'], 10, 'Bold')
cell(44, 'Place', ['Sample apartment, one bedroom'])
cell(58, 'Sheet', ['A-1  Floor plan', f"Revision {plan['revision']}, {datetime.date.fromisoformat(plan['issued']):%b %d, %Y}"], 11, 'Bold')
cell(58, 'Scale', ['1/4\u2033 = 1\u2032-0\u2033', 'on 17 \u00d7 11 in. paper, at 100%'], 10, 'Mono')
inner, thick = plan['thickness']
sized = {o['mark']: o for o in plan['openings']}; heads = {o['sill']+o['height'] for o in sized.values() if o['sill']}; assert len(heads) == 1, heads
cell(100, 'Dimensions', ['Feet and inches to the nearest', '1/8\u2033, between finished faces.', f'Outer walls {feet_and_inches(thick)}, inner walls {feet_and_inches(inner)}.', f"Ceilings {feet_and_inches(plan['ceiling'])}, window heads {feet_and_inches(heads.pop())}."], 7.5, 'Mono')
text(L+12, y-16, 'Rooms, clear size and net area', 'Sans', 8, MUTED); yy = y-32
for r in plan['rooms']:
    text(L+12, yy, NAMES[r['id']], 'Bold', 9); text(R-12, yy, f"{r['areaSqFt']:.0f} sq ft", 'Mono', 8.5, align='right')
    text(L+12, yy-12, f"{feet_and_inches(r['width'])} \u00d7 {feet_and_inches(r['depth'])}"+('' if r['isRectangle'] else ' max.'), 'Mono', 7.5, MUTED); yy -= 30
total = sum(r['areaSqFt'] for r in plan['rooms']); pen(INK, .6); c.line(L+12, yy+12, R-12, yy+12); text(L+12, yy-2, 'All rooms', 'Bold', 9); text(R-12, yy-2, f'{total:.0f} sq ft', 'Mono', 8.5, align='right')
y = yy-18; pen(INK, .6); c.line(L, y, R, y)
for i, s in enumerate(('Areas lie between the finished faces of the', 'walls. The dashed line divides the kitchen', 'from the living room; there is no wall.', *NOTICE.replace('. ', '.|').split('|'))): text(L+12, y-18-i*12, s, 'Sans', 8, MUTED)

# ------------------------------------------------------------- scale bar and north
sx, sy = X0, 66; pen(INK, .8, INK)
for i in range(10): c.rect(sx+i*FOOT, sy, FOOT, 7, fill=1 if i % 2 == 0 and i < 5 else 0)
for f in (0, 5, 10): text(sx+f*FOOT, sy-12, f'{f} ft' if f else '0', 'Mono', 8, align='center')
nx = X0+212; pen(INK, 1, INK); c.line(nx, 52, nx, 92); p = c.beginPath(); p.moveTo(nx, 96); p.lineTo(nx-7, 78); p.lineTo(nx+7, 78); p.close(); c.drawPath(p, fill=1); text(nx-14, 82, 'N', 'Bold', 12, align='center')
text(X0+246, 66, 'Go on, measure it.', 'Bold', 11); text(X0+246, 52, 'Every row of figures adds up', 'Sans', 9, MUTED); text(X0+246, 40, 'to the outside dimension.', 'Sans', 9, MUTED)
text(560, 112, 'Doors and windows, clear width \u00d7 height', 'Sans', 8, MUTED)
for i, (mark, o) in enumerate(sorted(sized.items())):
    x, y = 560+(i//6)*200, 98-(i % 6)*11.5; text(x, y, mark, 'Mono', 7.5); text(x+22, y, f"{feet_and_inches(o['width'])} \u00d7 {feet_and_inches(o['height'])}"+(f", sill {feet_and_inches(o['sill'])}" if o['sill'] else ''), 'Mono', 7.5, MUTED)
c.showPage(); c.save()
record('plan', NAME, dict(widthEighths=chains['north'][-1], depthEighths=chains['west'][-1], areaSqFt=round(total, 1), pointsPerFoot=FOOT))
