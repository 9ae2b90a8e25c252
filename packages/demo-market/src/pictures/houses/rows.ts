import { drawChimney } from '../building/features.ts';
import { drawHipRoof } from '../building/roofs.ts';
import { pictureWidth, rect, reflect } from '../drawing/svg.ts';
import type { Paving } from '../outdoors/ground.ts';
import type { Paint } from '../outdoors/light.ts';
import type { Dress, Era } from './dress.ts';
import { dressHouse } from './era-dress.ts';
import type { Brief, House, HouseDesign } from './house.ts';
import { drawHouseShadow, driveTo, groundLine, pathTo } from './house.ts';
import type { DrawnUnit, UnitDesign } from './units.ts';
import { drawBayUnit, drawBoxUnit, drawGarageUnit, drawMansardUnit, drawPlainUnit } from './units.ts';

const doorColours = ['#7b2f22', '#1f3d36', '#22333a', '#3b2a50', '#2b4a6e', '#c58a2c', '#1d1f24'];

function pickUnit(paint: Paint, era: Era, hasGarage: boolean): UnitDesign {
  switch (era) {
    case 'victorian':
      return paint.random.pick([drawBayUnit, drawBayUnit, drawMansardUnit]);
    case 'interwar':
    case 'postwar':
      return drawPlainUnit;
    case 'split':
      return hasGarage ? drawGarageUnit : drawPlainUnit;
    case 'suburban':
    case 'millennial':
      return drawGarageUnit;
    case 'contemporary':
      return drawBoxUnit;
  }
}

/** Two houses that share a wall, one the other's mirror image. */
export const drawPair: HouseDesign = (paint, { dress, storeys, hasGarage }) => {
  const { random } = paint;
  const design = pickUnit(paint, dress.era, hasGarage);
  const width = random.whole(234, 262);
  const left = pictureWidth / 2 - width;
  const axis = pictureWidth / 2;
  const other = { ...dress, door: { ...dress.door, colour: random.pick(doorColours) } };
  const first = design({ ...paint, random: random.fork('left') }, { x: left, width, storeys, dress });
  const second = design({ ...paint, random: random.fork('left') }, { x: left, width, storeys, dress: other });
  let body = drawHouseShadow(paint, left, left + width * 2);
  if (design === drawPlainUnit)
    body += drawChimney(paint, axis - 28, groundLine - 388, groundLine - 300, 56, dress.wall);
  body += first.body + reflect(axis, second.body);
  if (design === drawPlainUnit)
    body += drawHipRoof(
      paint,
      { x: left, width: width * 2, eaves: groundLine - 246, rise: 106 },
      dress.cover,
      1,
    );
  body += rect(axis - 1.5, groundLine - 240, 3, 240, paint.light.shadow, 'fill-opacity=".35"');
  const paving = [...paveUnit(first, (x) => x), ...paveUnit(second, (x) => axis * 2 - x)];
  const beds: House['beds'] = first.garage
    ? []
    : [
        [left, first.door[0] - 24],
        [axis * 2 - first.door[0] + 24, left + width * 2],
      ];
  return { body, left, right: left + width * 2, paving, beds };
};

function paveUnit({ door, garage }: DrawnUnit, place: (x: number) => number): Paving[] {
  const ends = (from: number, to: number) => [Math.min(place(from), place(to)), Math.abs(to - from)] as const;
  const [doorX, doorWidth] = ends(door[0], door[1]);
  const paving = [pathTo(doorX, doorWidth, groundLine + 5, 'concrete')];
  if (garage) {
    const [garageX, garageWidth] = ends(garage[0], garage[1]);
    paving.push(driveTo(garageX, garageWidth, groundLine, 'asphalt'));
  }
  return paving;
}

/** A row that runs out of the picture on one side or ends with a garden on both. */
export const drawRow: HouseDesign = (paint, brief) => {
  const { random } = paint;
  const design = pickUnit(paint, brief.dress.era, brief.hasGarage);
  const count = random.whole(3, 5);
  const width = Math.min(250, Math.floor(1010 / count));
  const left = Math.round((pictureWidth - width * count) / 2);
  let body = drawHouseShadow(paint, left, left + width * count);
  const paving: Paving[] = [];
  const beds: House['beds'] = [];
  for (let index = 0; index < count; index++) {
    const x = left + index * width;
    const isReflected = index % 2 === 1 && design !== drawMansardUnit;
    const unitPaint = { ...paint, random: random.fork(`unit${index % 2}`) };
    const unit = design(unitPaint, {
      x,
      width,
      storeys: Math.max(2, brief.storeys),
      dress: varyDress(paint, brief, index),
    });
    const axis = x + width / 2;
    const place = (at: number) => (isReflected ? axis * 2 - at : at);
    body += isReflected ? reflect(axis, unit.body) : unit.body;
    paving.push(...paveUnit(unit, place));
    if (!unit.garage) {
      const [from, to] = isReflected
        ? [place(unit.door[0]) + 24, x + width - 10]
        : [x + 10, unit.door[0] - 24];
      if (to - from > 40) beds.push([from, to]);
    }
  }
  if (design === drawPlainUnit)
    body += drawHipRoof(
      paint,
      { x: left, width: width * count, eaves: groundLine - 246, rise: 96 },
      brief.dress.cover,
      1,
    );
  return { body, left, right: left + width * count, paving, beds };
};

/** Neighbours in a row share the roof and windows but rarely the front door. */
function varyDress({ random }: Paint, { dress }: Brief, index: number): Dress {
  const own = random.fork(`dress${index}`);
  const door = { ...dress.door, colour: own.pick(doorColours) };
  if (dress.era !== 'contemporary' && dress.era !== 'victorian') return { ...dress, door };
  if (index % 2 === 0) return { ...dress, door };
  return { ...dress, wall: dressHouse(own, dress.era).wall, door };
}
