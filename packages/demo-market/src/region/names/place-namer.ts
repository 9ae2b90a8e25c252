import { createRandom } from '../../random.ts';
import type { Setting } from '../region.ts';
import type { TownPlan } from '../settlement.ts';
import {
  communityParts,
  frenchCommunities,
  frenchTowns,
  inlandTowns,
  largestTown,
  shoreTowns,
} from './place-words.ts';

export function nameTowns(seed: number, towns: readonly TownPlan[]): string[] {
  const random = createRandom(seed, 'town names');
  const shore = random.shuffle(shoreTowns);
  const inland = random.shuffle(inlandTowns);
  const french = [...frenchTowns];
  return towns.map(({ size, isFrench, middle }) => {
    const isByLake = middle.w < 6_000;
    if (size === 'metropolis') return largestTown;
    const name = isFrench
      ? takeFrench(french, isByLake)
      : ((isByLake ? shore.pop() : undefined) ?? inland.pop());
    if (!name) throw new Error('The names of towns ran out');
    return name;
  });
}

/** The first of them is a point in the lake. */
function takeFrench(french: string[], isByLake: boolean): string | undefined {
  return isByLake ? french.shift() : french.pop();
}

/** Names no two places alike, towns included. */
export function createCommunityNamer(seed: number, townNames: readonly string[]) {
  const random = createRandom(seed, 'community names');
  const taken = new Set(townNames);
  const french = random.shuffle(frenchCommunities);

  return (setting: Setting, isFrench: boolean): string => {
    if (isFrench) {
      const name = french.pop();
      if (name && !taken.has(name)) {
        taken.add(name);
        return name;
      }
    }
    const { first, last } = communityParts[setting];
    for (let trial = 0; trial < 400; trial += 1) {
      const ending = random.pick<string>(last);
      const isJoined = ending[0] === ending[0]?.toLowerCase();
      const name = `${random.pick<string>(first)}${isJoined ? '' : ' '}${ending}`;
      if (taken.has(name)) continue;
      taken.add(name);
      return name;
    }
    throw new Error(`The names of ${setting} communities ran out`);
  };
}
