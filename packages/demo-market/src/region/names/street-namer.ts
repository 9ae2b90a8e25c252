import type { Random } from '../../random.ts';
import { createRandom } from '../../random.ts';
import type { StreetClass } from '../region.ts';
import type { StreetShape } from '../street-draft.ts';
import {
  describers,
  endings,
  frenchComplements,
  frenchFamilies,
  nouns,
  people,
  shoreNames,
  stems,
} from './street-words.ts';

export interface StreetName {
  name: string;
  suffix: string;
}

/** Gives each street of one municipality a name that no other street of it has. */
export interface StreetNamer {
  nameStreet(shape: StreetShape, streetClass: StreetClass, isFrench: boolean): StreetName;
  /** False where the name is taken. */
  reserve(name: string): boolean;
}

const suffixesOf: Readonly<Record<StreetShape, readonly (readonly [string, number])[]>> = {
  highway: [['', 1]],
  concession: [
    ['Rd', 6],
    ['Line', 0],
  ],
  grid: [
    ['St', 6],
    ['Ave', 5],
    ['Rd', 1],
    ['Pl', 0.3],
  ],
  through: [
    ['Dr', 4],
    ['Ave', 2],
    ['St', 2],
    ['Rd', 2],
    ['Way', 1],
    ['Lane', 0.5],
  ],
  crescent: [
    ['Cres', 8],
    ['Way', 1],
    ['Dr', 1],
  ],
  court: [
    ['Crt', 6],
    ['Pl', 3],
    ['Lane', 1],
  ],
  lane: [
    ['Lane', 5],
    ['Rd', 3],
    ['Dr', 1],
  ],
  shore: [
    ['Rd', 4],
    ['Dr', 4],
    ['Way', 1],
  ],
};
const collectorSuffixes = [
  ['Blvd', 3],
  ['Dr', 3],
  ['Rd', 3],
  ['Ave', 2],
  ['Way', 1],
] as const;

const frenchKinds: Readonly<Record<StreetShape, readonly string[]>> = {
  highway: ['Autoroute'],
  concession: ['Chemin'],
  grid: ['Rue', 'Rue', 'Rue', 'Avenue'],
  through: ['Rue', 'Rue', 'Avenue', 'Promenade'],
  crescent: ['Croissant', 'Rue', 'Promenade'],
  court: ['Place', 'Impasse', 'Rue'],
  lane: ['Chemin', 'Ruelle', 'Montée'],
  shore: ['Chemin', 'Promenade'],
};

const compounds = stems.flatMap((stem) =>
  endings
    .filter((ending) => stem.toLowerCase() !== ending && stem.at(-1) !== ending[0])
    .map((ending) => `${stem}${ending}`),
);
const pairs = describers.flatMap((describer) =>
  nouns.filter((noun) => noun !== describer).map((noun) => `${describer} ${noun}`),
);

export function createStreetNamer(seed: number, municipality: number): StreetNamer {
  const random = createRandom(seed, `street names ${municipality}`);
  const taken = new Set<string>();
  const drawPerson = drawFrom(people, random);
  const drawCompound = drawFrom(compounds, random);
  const drawPair = drawFrom(pairs, random);
  const drawShore = drawFrom(shoreNames, random);

  function reserve(name: string): boolean {
    if (taken.has(name)) return false;
    taken.add(name);
    return true;
  }

  function pickBase(shape: StreetShape): string | undefined {
    if (shape === 'shore') return drawShore() ?? drawPair();
    if (shape === 'grid' || shape === 'concession') return drawPerson() ?? drawCompound() ?? drawPair();
    return random.chance(0.42) ? (drawPair() ?? drawCompound()) : (drawCompound() ?? drawPair());
  }

  function nameInFrench(shape: StreetShape, streetClass: StreetClass): string | undefined {
    for (let trial = 0; trial < 12; trial += 1) {
      const kind =
        streetClass === 'collector' && shape === 'through' ? 'Boulevard' : random.pick(frenchKinds[shape]);
      const name = `${kind} ${random.pick(random.chance(0.7) ? frenchComplements : frenchFamilies)}`;
      if (reserve(name)) return name;
    }
    return undefined;
  }

  return {
    reserve,
    nameStreet(shape, streetClass, isFrench) {
      if (isFrench && random.chance(0.8)) {
        const name = nameInFrench(shape, streetClass);
        if (name) return { name, suffix: '' };
      }
      let name = pickBase(shape);
      while (name !== undefined && !reserve(name)) name = pickBase(shape);
      if (name === undefined) throw new Error('The street names ran out');
      const suffixes =
        streetClass === 'collector' && shape !== 'shore' ? collectorSuffixes : suffixesOf[shape];
      return { name, suffix: random.weighted<string>(suffixes) };
    },
  };
}

function drawFrom(names: readonly string[], random: Random): () => string | undefined {
  const left = random.shuffle(names);
  return () => left.pop();
}
