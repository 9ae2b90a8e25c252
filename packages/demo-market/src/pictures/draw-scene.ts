import { drawFloorPlan } from './floor-plan/floor-plan.ts';
import { drawBalconyView } from './gardens/balcony.ts';
import { drawGarden } from './gardens/garden.ts';
import { drawExterior } from './houses/exterior.ts';
import { drawInterior } from './interiors/interior.ts';
import type { Scene } from './scene.ts';
import { parseScene } from './scene.ts';

/** The picture as SVG text, 1200 × 800; null when the description is not one of ours. */
export function drawScene(text: string): string | null {
  const scene = parseScene(text);
  return scene && drawView(scene);
}

function drawView(scene: Scene): string {
  switch (scene.view) {
    case 'exterior':
      return drawExterior(scene);
    case 'garden':
      return drawGarden(scene);
    case 'balcony':
      return drawBalconyView(scene);
    case 'floorPlan':
      return drawFloorPlan(scene);
    default:
      return drawInterior(scene, scene.view);
  }
}
