"""Copies WORK/building-model-sample.ifc to public/samples and records what is in it. python3 building_model_record.py WORK"""
import sys, shutil
from common import *

NAME = 'building-model-sample.ifc'; source = f'{sys.argv[1]}/{NAME}'; text = open(source).read(); count = lambda kind: text.count(f'={kind}(')
shutil.copy(source, f'{OUT}/{NAME}'); record('buildingModel', NAME, dict(unit='meter', walls=count('IFCWALL'), openings=count('IFCOPENINGELEMENT'), slabs=count('IFCSLAB'), furniture=count('IFCFURNITURE')))
