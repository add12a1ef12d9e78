"""Things that stand on a building site: scaffold, fence, barriers, tools, materials. Units: meters; z = 0 is the ground."""
from furniture import *
from kit import _cur

STEEL = lambda: m_plain('#8f979b', rough=.4, metal=.8, vary=.15)
PLY = lambda: m_wood('#a8794a', '#c99a63', axis='X', rough=.6)

def scaffold(p, q, lifts=3, lift=2., depth=.9, bay=2.4, side=1):
    """tube scaffold from p to q (ground points); `side` puts its inner row to the left (1) or right (-1) of p -> q"""
    p, q = Vector((*p, 0)), Vector((*q, 0)); u = (q-p).normalized(); n = Vector((-u.y, u.x, 0))*side; L = (q-p).length; k = max(1, round(L/bay)); top = lifts*lift; T = []; r = .024; tube_ = lambda a, b, w=r: T.append([(a, w), (b, w)])
    at = lambda i, row, z: p+u*(L*i/k)+n*(depth*row)+Vector((0, 0, z))
    for i in range(k+1):
        for row in (0, 1): tube_(at(i, row, 0), at(i, row, top+1.1)); box((.15, .15, .012), at(i, row, .006), STEEL(), 0)
        for l in range(1, lifts+1): tube_(at(i, 0, l*lift), at(i, 1, l*lift))
    for l in range(lifts+1):
        for row in (0, 1): tube_(at(0, row, max(.2, l*lift)), at(k, row, max(.2, l*lift)))
        if l:
            for h in (.5, 1.0): tube_(at(0, 0, l*lift+h), at(k, 0, l*lift+h), .02)
            for i in range(k):
                for w in range(3): m = (at(i, (w+.5)/3, l*lift+.045)+at(i+1, (w+.5)/3, l*lift+.045))/2; box((L/k-.03, depth/3-.015, .04), m, PLY(), .004, rot=(random.uniform(-.004, .004), 0, math.atan2(u.y, u.x)))
            m = (at(0, 0, l*lift+.13)+at(k, 0, l*lift+.13))/2; box((L, .025, .15), m, PLY(), .003, rot=(0, 0, math.atan2(u.y, u.x)))
    for i in range(0, k, 2):
        for l in range(lifts): a, b = (i, i+1) if (l+i//2) % 2 else (i+1, i); tube_(at(a, 0, l*lift+.1), at(b, 0, (l+1)*lift-.05), .02)
    sticks(T, STEEL(), 'scaffold')

def ladder(a, b, w=.4):
    a, b = Vector(a), Vector(b); s = (b-a).cross(Vector((0, 0, 1))).normalized()*w/2; n = int((b-a).length/.28); T = [[(a+k*s, .022), (b+k*s, .022)] for k in (-1, 1)]+[[(a+(b-a)*i/n-s, .013), (a+(b-a)*i/n+s, .013)] for i in range(1, n)]; sticks(T, STEEL(), 'ladder')

def fence(p, q, panel=3.4, h=2.):
    """mesh panels on concrete feet"""
    p, q = Vector((*p, 0)), Vector((*q, 0)); k = max(1, round((q-p).length/panel)); con = m_concrete('#9a958c', vary=.2); T = []
    for i in range(k):
        a, b = p+(q-p)*i/k, p+(q-p)*(i+1)/k; d = (b-a); a2, b2 = a+d*.012, b-d*.012; z = lambda v, t: Vector((v.x, v.y, t))
        for v in (a2, b2): T.append([(z(v, .08), .021), (z(v, h), .021)])
        for t in (.16, h*.55, h-.02): T.append([(z(a2, t), .019), (z(b2, t), .019)])
        T += [[(z(a2+(b2-a2)*j/28, .16), .0042), (z(a2+(b2-a2)*j/28, h-.02), .0042)] for j in range(1, 28)]
        T += [[(z(a2, .16+(h-.18)*j/9), .0036), (z(b2, .16+(h-.18)*j/9), .0036)] for j in range(1, 9)]
        box((.72, .24, .13), z(a, .065), con, .02, rot=(0, 0, math.atan2(d.y, d.x)+math.pi/2+random.uniform(-.06, .06)))
    sticks(T, STEEL(), 'fence')

def barrier(x, y, rz=0., col='#b8452f'):
    """water-filled barrier block"""
    m = m_plain(col, rough=.55, vary=.12)
    with group((x, y, 0), rz):
        bm = bmesh.new(); P = [(-.24, 0), (-.24, .12), (-.12, .38), (-.09, .82), (.09, .82), (.12, .38), (.24, .12), (.24, 0)]; A, B = [[bm.verts.new((s*.56, a, b)) for a, b in P] for s in (-1, 1)]
        for i in range(len(P)): bm.faces.new((A[i], A[(i+1) % 8], B[(i+1) % 8], B[i]))
        bm.faces.new(A[::-1]); bm.faces.new(B); bmesh.ops.recalc_face_normals(bm, faces=bm.faces); bmesh.ops.bevel(bm, geom=list(bm.edges), offset=.02, segments=3, profile=.5, affect='EDGES'); mesh_obj('barrier', bm, m, auto=40)
        for s in (-1, 1): box((.10, .5, .07), (s*.34, 0, .035), m_plain('#1d2124', rough=.7), .01)

def cone(x, y):
    r = m_plain('#c4532c', rough=.55); box((.34, .34, .03), (x, y, .015), r, .01); lathe([(.13, .03), (.09, .26), (.088, .26)], (x, y, 0), r, seg=32); lathe([(.0885, .26), (.062, .44)], (x, y, 0), m_plain('#ece9e2', rough=.6), seg=32); lathe([(.0625, .44), (.022, .72), (0, .725)], (x, y, 0), r, seg=32)

def wheelbarrow(x, y, rz=0.):
    g = m_plain('#3f5f4c', rough=.5, vary=.2); s = STEEL()
    with group((x, y, 0), rz):
        bm = bmesh.new(); A = [bm.verts.new(v) for v in ((-.30, -.20, .34), (.34, -.20, .30), (.34, .20, .30), (-.30, .20, .34))]; B = [bm.verts.new(v) for v in ((-.46, -.32, .62), (.62, -.33, .62), (.62, .33, .62), (-.46, .32, .62))]; bm.faces.new(A)
        for i in range(4): bm.faces.new((A[i], A[(i+1) % 4], B[(i+1) % 4], B[i]))
        o = mesh_obj('tray', bm, g, auto=30); md = o.modifiers.new('s', 'SOLIDIFY'); md.thickness = .012
        sticks([[(Vector((.78, k*.06, .2)), .017), (Vector((.3, k*.2, .29)), .017), (Vector((-.5, k*.28, .36)), .017), (Vector((-1.0, k*.3, .56)), .017)] for k in (-1, 1)]+[[(Vector((-.35, k*.25, .34)), .016), (Vector((-.42, k*.25, .0)), .016)] for k in (-1, 1)], s)
        lathe([(.10, -.04), (.19, -.045), (.205, -.02), (.205, .02), (.19, .045), (.10, .04)], (.78, 0, .205), m_plain('#17191b', rough=.8)).rotation_euler = (math.pi/2, 0, 0); cyl(.1, .05, (.78, 0, .205), s, rot=(math.pi/2, 0, 0), seg=24)
        bm = bmesh.new(); bmesh.ops.create_uvsphere(bm, u_segments=32, v_segments=16, radius=1.); bmesh.ops.scale(bm, vec=(.46, .27, .14), verts=bm.verts); mesh_obj('sand', bm, m_plain('#a98f68', rough=1., bump=1., bscale=40.), loc=(.06, 0, .58), auto=180)

def mixer(x, y, rz=0.):
    """concrete mixer"""
    o = m_plain('#c98a2b', rough=.5, vary=.15); s = STEEL()
    with group((x, y, 0), rz):
        d = lathe([(.0, -.36), (.24, -.34), (.37, -.12), (.37, .10), (.22, .40), (.235, .42), (.20, .40), (.33, .08)], (0, 0, .98), o); d.rotation_euler = (.75, 0, 0); w = lathe([(.37, -.03), (.40, -.025), (.40, .025), (.37, .03)], (0, 0, .98), m_plain('#24282b', rough=.6)); w.rotation_euler = (.75, 0, 0)
        sticks([[(Vector((k*.42, a, 0)), .022), (Vector((k*.42, 0, .98)), .022)] for k in (-1, 1) for a in (-.42, .42)]+[[(Vector((-.42, a, .25)), .02), (Vector((.42, a, .25)), .02)] for a in (-.3, .3)], s); box((.34, .3, .36), (.56, 0, .72), o, .03)
        for k in (-1, 1): lathe([(.08, -.03), (.15, -.035), (.16, 0), (.15, .035), (.08, .03)], (k*.46, -.42, .16), m_plain('#17191b', rough=.8)).rotation_euler = (0, math.pi/2, 0)

def pallet(x, y, rz=0., kind='brick'):
    p = PLY(); rnd = random.Random(int(x*10))
    with group((x, y, 0), rz):
        for j in range(7): box((1.2, .1, .022), (0, -.35+j*.117, .133), p, .003)
        for j in (-.35, 0, .35): box((1.2, .1, .02), (0, j, .01), p, .003); [box((.12, .1, .1), (i, j, .07), p, .003) for i in (-.53, 0, .53)]
        if kind == 'brick':
            for z in range(7):
                for i in range(5):
                    for j in range(7): box((.228, .108, .066), (-.46+i*.23, -.345+j*.115, .178+z*.068), m_plain(rnd.choice(('#8c4b36', '#96543c', '#7f4331', '#9c6047')), rough=.85, vary=.2), .003)
        else:
            for z in range(4):
                for i in range(2):
                    for j in range(3): cushion((.58, .27, .13), (-.3+i*.6+rnd.uniform(-.015, .015), -.27+j*.275, .205+z*.115), m_plain('#b9b3a4', rough=.8, vary=.1), puff=.35, sq=5, n=10, seed=z*9+i*3+j)

def drum(x, y, rz=0.):
    """cable drum standing on its flanges"""
    p = PLY()
    with group((x, y, .5), rz):
        for s in (-1, 1): cyl(.5, .045, (0, s*.3, 0), p, rot=(math.pi/2, 0, 0), seg=64); cyl(.1, .05, (0, s*.315, 0), STEEL(), rot=(math.pi/2, 0, 0), seg=24)
        cyl(.33, .56, (0, 0, 0), m_plain('#22282b', rough=.55, bump=1., bscale=30.), rot=(math.pi/2, 0, 0), seg=64, bevel=0)
        for k in range(12): lathe([(.33, -.02), (.352, 0), (.33, .02)], (0, -.25+k*.045, 0), m_plain('#22282b', rough=.55), seg=48).rotation_euler = (math.pi/2, 0, 0)

def trestle(x, y, rz=0.):
    """work bench on two trestles, with a saw, a level and a crate"""
    p = PLY()
    with group((x, y, 0), rz):
        for k in (-.7, .7): sticks([[(Vector((k+a, b, 0)), .022), (Vector((k, b*.3, .78)), .022)] for a in (-.16, .16) for b in (-.34, .34)], m_plain('#8d6b46', rough=.8))
        box((2.2, .75, .035), (0, 0, .80), p, .004); box((1.2, .05, .024), (.2, -.2, .83), m_plain('#c4532c', rough=.4), .004, rot=(0, 0, .12)); box((.38, .26, .2), (-.7, .1, .92), m_plain('#2f5560', rough=.5), .02); cyl(.09, .16, (.8, .12, .9), m_plain('#c9c3b6', rough=.6), r2=.105, seg=32); box((.3, .16, .14), (.25, .16, .89), m_plain('#2b3236', rough=.45), .03)

def stones(n, x0, x1, y0, y1, seed=3, smax=.07):
    rnd = random.Random(seed); ms = []
    for k in range(4):
        bm = bmesh.new(); bmesh.ops.create_icosphere(bm, subdivisions=2, radius=1.); [v.co.__imul__(rnd.uniform(.7, 1.15)) for v in bm.verts]; me = bpy.data.meshes.new('stone'); bm.to_mesh(me); bm.free(); me.materials.append(m_plain(('#8a7d6c', '#7a7065', '#9a8d7b', '#6f675d')[k], rough=.95, vary=.2)); ms.append(me)
    for i in range(n): o = bpy.data.objects.new('stone', rnd.choice(ms)); s = smax*rnd.random()**2.5+.008; o.scale = (s*rnd.uniform(.8, 1.3), s*rnd.uniform(.8, 1.3), s*.7); o.location = (rnd.uniform(x0, x1), rnd.uniform(y0, y1), s*.2); o.rotation_euler[2] = rnd.uniform(0, 6.28); cat(o, _cur[0]); link(o)
