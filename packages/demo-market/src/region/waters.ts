import { createRandom } from '../random.ts';
import type { Block, BlockGrid } from './blocks.ts';
import { blockSide } from './blocks.ts';
import type { Frame } from './frame.ts';
import type { Ground } from './ground.ts';
import { bankBit, motorwayBit, pondBit, railBit, waterBits } from './ground.ts';
import type { Noise } from './noise.ts';
import { createNoise } from './noise.ts';
import type { Point } from './plane.ts';
import { roundRing } from './polyline.ts';

export interface Pond {
  name: string;
  ring: Point[];
}

const pondNames =
  'Heron,Mallard,Teal,Loon,Beaver,Muskrat,Turtle,Lily,Cattail,Frog,Otter,Swan,Willow,Tamarack,Spruce,Birch,Cedar,Hidden,Clear,Quiet,Long,Round,Deep,Stone,Mill,Quarry,Island,Moon,Ember,Amber,Silver,Copper,Fern,Moss,Reed,Bittern,Plover,Kingfisher,Dragonfly,Trout,Perch,Minnow,Bass,Pickerel,Sturgeon,Marten,Fox,Lynx,Moose,Fawn'.split(
    ',',
  );

/** Small lakes and ponds in the country, storm ponds in young suburbs; all keep off the roads between blocks. */
export function createPonds(seed: number, grid: BlockGrid, frame: Frame, ground: Ground): Pond[] {
  const random = createRandom(seed, 'ponds');
  const shape = createNoise(seed, 'pond shapes');
  const names = random.shuffle(pondNames);
  const ponds: Pond[] = [];
  const blocked = waterBits | bankBit | motorwayBit | railBit;

  function dig(block: Block, radius: number, kind: string): void {
    const reach = radius * 1.7 + 60;
    const u = block.u + random.between(reach, blockSide - reach);
    const w = block.w + random.between(reach, blockSide - reach);
    const flatness = random.between(0.55, 0.95);
    const ring = createBlob(frame, shape, u, w, radius, flatness, 0.45);
    if (ring.some((point) => (ground.at(point.x, point.y) & blocked) !== 0)) return;
    const first = names[ponds.length % names.length] ?? 'Still';
    const round = Math.floor(ponds.length / names.length);
    ponds.push({ name: `${round === 0 ? '' : 'Little '}${first} ${kind}`, ring });
    ground.markRings([ring], pondBit);
    ground.markLine([...ring, ring[0] as Point], 22, bankBit);
  }

  for (const block of random.shuffle(grid.blocks)) {
    if (!block.isInside || block.land < 0.95) continue;
    if (block.setting === 'rural') {
      if (random.chance(0.012)) dig(block, random.between(260, 390), 'Lake');
      else if (random.chance(0.06)) dig(block, random.between(60, 170), 'Pond');
    } else if (block.setting === 'suburban' && block.openedIn > 1978 && random.chance(0.6)) {
      dig(block, random.between(38, 75), 'Pond');
    }
  }
  return ponds;
}

/** A rounded shape without straight edges around a place in the frame. */
export function createBlob(
  frame: Frame,
  shape: Noise,
  u: number,
  w: number,
  radius: number,
  flatness: number,
  roughness: number,
): Point[] {
  const corners = Math.max(9, Math.min(36, Math.round(radius / 14)));
  const lean = (u + w) % 3.1;
  const outline = Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * 2 * Math.PI;
    const away =
      radius * (1 + roughness * shape(u / 977 + 1.3 * Math.cos(angle), w / 977 + 1.3 * Math.sin(angle)));
    const along = Math.cos(angle) * away;
    const across = Math.sin(angle) * away * flatness;
    return frame.toPlane(
      u + along * Math.cos(lean) - across * Math.sin(lean),
      w + along * Math.sin(lean) + across * Math.cos(lean),
    );
  });
  return roundRing(outline);
}
