import { createRandom } from '../random.ts';
import { communityParts } from './names/place-words.ts';
import { describers, nouns, people } from './names/street-words.ts';
import type { ParkDraft } from './parks.ts';
import type { Community, Park } from './region.ts';
import { toRing } from './to-ring.ts';

const kinds: Readonly<Record<ParkDraft['kind'], readonly string[]>> = {
  shore: ['Beach Park', 'Lakefront Park', 'Waterfront Park', 'Shoreline Park', 'Promenade'],
  ravine: ['Ravine', 'Valley Park', 'River Trail', 'Riverside Park', 'Greenway'],
  square: ['Park', 'Park', 'Park', 'Green', 'Commons', 'Parkette'],
  conservation: ['Conservation Area', 'Forest', 'Nature Reserve', 'Woodlands'],
  island: ['Island Park'],
};
const frenchKinds: Readonly<Record<ParkDraft['kind'], string>> = {
  shore: 'Parc riverain',
  ravine: 'Parc du Ravin',
  square: 'Parc',
  conservation: 'Forêt',
  island: 'Parc de l’Île',
};

export function nameParks(
  seed: number,
  parks: readonly ParkDraft[],
  communityOf: (park: ParkDraft) => Community | undefined,
): Park[] {
  const random = createRandom(seed, 'park names');
  const taken = new Set<string>();
  const firsts = [...communityParts.rural.first, ...people];

  function draw(park: ParkDraft, community: Community | undefined): string {
    if (community?.isFrench && random.chance(0.8)) {
      return `${frenchKinds[park.kind]} ${random.pick(firsts)}`;
    }
    const isWild = park.kind === 'conservation' || random.chance(0.25);
    const first = isWild ? `${random.pick(describers)} ${random.pick(nouns)}` : random.pick(firsts);
    return `${first} ${random.pick(kinds[park.kind])}`;
  }

  return parks.map((park) => {
    const community = communityOf(park);
    let name = draw(park, community);
    while (taken.has(name)) name = draw(park, community);
    taken.add(name);
    return { name, ring: toRing(park.ring), communityCode: community?.code ?? null };
  });
}
