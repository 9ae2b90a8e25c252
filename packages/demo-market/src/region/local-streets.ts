import type { Random } from '../random.ts';
import { createRandom, hashNumbers } from '../random.ts';
import type { Block, BlockGrid } from './blocks.ts';
import { blockSide } from './blocks.ts';
import type { Neighbourhoods } from './neighbourhoods.ts';
import { drawCountry, drawVillage } from './patterns/country.ts';
import { drawGrid } from './patterns/grid.ts';
import { drawQuarters } from './patterns/quarters.ts';
import { drawRings } from './patterns/rings.ts';
import type { CanvasGround, StreetCanvas } from './street-canvas.ts';
import { createCanvas } from './street-canvas.ts';
import type { StreetDraft } from './street-draft.ts';

/** Suburbs before this year still have corners; later ones have crescents. */
const firstCrescents = 1966;

const bendingIn = { downtown: 0, urban: 7, suburban: 62, village: 14, rural: 30, shore: 30 } as const;

/** Fills every block with the streets of its setting and its time. */
export function createLocalStreets(
  seed: number,
  grid: BlockGrid,
  place: CanvasGround,
  neighbourhoods: Neighbourhoods,
): StreetDraft[] {
  const streets: StreetDraft[] = [];
  for (const block of grid.blocks) {
    if (!block.isInside || block.land < 0.04) continue;
    const random = createRandom(seed, `streets ${block.index}`);
    const own = neighbourhoods.ofBlock[block.index] ?? -1;
    const inland = neighbourhoods.ofInlandHalf[block.index] ?? -1;
    const isEarly = block.openedIn < firstCrescents;
    const bending = bendingOf(seed, block, isEarly);
    const canvas = createCanvas(
      place,
      block,
      bending,
      (y) => (inland >= 0 && y > blockSide / 2 ? inland : own),
      random,
      (street) => streets.push(street),
    );
    drawBlock(canvas, block, random, seed, isEarly);
  }
  return streets;
}

function bendingOf(seed: number, block: Block, isEarly: boolean): number {
  if (block.setting !== 'suburban') return bendingIn[block.setting];
  if (isEarly) return 40;
  return pickSuburb(seed, block) === 'drifts' ? 92 : bendingIn.suburban;
}

function pickSuburb(seed: number, block: Block): 'quarters' | 'rings' | 'drifts' {
  const share = hashNumbers(seed, block.index, 3) % 100;
  return share < 58 ? 'quarters' : share < 74 ? 'rings' : 'drifts';
}

function drawBlock(canvas: StreetCanvas, block: Block, random: Random, seed: number, isEarly: boolean): void {
  if (block.setting === 'downtown' || block.setting === 'urban') {
    const isOld = block.setting === 'downtown';
    drawGrid(canvas, random, {
      turn: isOld || random.chance(0.25) ? townTurn(seed, block) : 0,
      rowPitch: random.between(isOld ? 90 : 87, 97),
      crossPitch: random.between(isOld ? 170 : 215, isOld ? 220 : 275),
      gaps: isOld ? 0.015 : 0.06,
    });
  } else if (block.setting === 'suburban' && isEarly) {
    drawGrid(canvas, random, {
      turn: 0,
      rowPitch: random.between(83, 90),
      crossPitch: random.between(270, 360),
      gaps: 0.15,
    });
  } else if (block.setting === 'suburban') {
    const pattern = pickSuburb(seed, block);
    if (pattern === 'quarters') drawQuarters(canvas, random);
    else if (pattern === 'rings') drawRings(canvas, random);
    else drawGrid(canvas, random, { turn: 0, rowPitch: 84, crossPitch: random.between(300, 420), gaps: 0.2 });
  } else if (block.setting === 'village') {
    // The corner where two main concession roads cross, which neighbouring blocks share.
    drawVillage(canvas, random, { isRight: block.column % 2 === 1, isTop: block.row % 2 === 1 });
  } else {
    drawCountry(canvas, random);
  }
}

/** Old towns were surveyed before the concessions: each has its own angle. */
function townTurn(seed: number, block: Block): number {
  const hash = hashNumbers(seed, block.municipality, 7);
  const size = 13 + (hash % 15);
  return hash % 2 === 0 ? size : -size;
}
