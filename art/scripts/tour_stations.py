"""Positions of the apartment's tour in meters. From the second one all others are in sight."""
STATIONS = dict(entrance=(1.5, 4.1), living=(4.6, 4.7), kitchen=(2.7, 6.85), bath=(4.8, 6.8), bedroom=(7.75, 5.3), study=(7.35, 2.65))
OUTSIDE = (-.75, 4.1)     # before the entrance
