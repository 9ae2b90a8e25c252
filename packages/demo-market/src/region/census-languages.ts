import type { Random } from '../random.ts';
import { createRandom } from '../random.ts';
import type { CensusArea, Community, Setting } from './region.ts';
import { roundToFive } from './round-to-five.ts';

/** Languages besides English and French with how common they are, as the agency spells them. */
const others: readonly (readonly [string, number])[] = [
  ['Mandarin', 9],
  ['Punjabi (Panjabi)', 9],
  ['Yue (Cantonese)', 7],
  ['Arabic', 6],
  ['Spanish', 6],
  ['Tagalog (Pilipino, Filipino)', 5],
  ['Urdu', 5],
  ['Portuguese', 4],
  ['Italian', 4],
  ['Tamil', 4],
  ['Iranian Persian', 4],
  ['Gujarati', 3],
  ['Hindi', 3],
  ['Russian', 3],
  ['Polish', 3],
  ['Ukrainian', 3],
  ['Korean', 3],
  ['Vietnamese', 3],
  ['German', 2],
  ['Bengali', 2],
  ['Malayalam', 2],
  ['Telugu', 2],
  ['Turkish', 1.5],
  ['Romanian', 1.5],
  ['Greek', 1.5],
  ['Somali', 1.2],
  ['Dutch', 1.2],
  ['Serbian', 1],
  ['Hungarian', 1],
  ['Croatian', 1],
  ['Amharic', 0.8],
  ['Japanese', 0.8],
];

/** Share of people who speak another language than English and French most often at home. */
const otherShare: Readonly<Record<Setting, number>> = {
  downtown: 0.29,
  urban: 0.24,
  suburban: 0.25,
  village: 0.04,
  rural: 0.035,
  shore: 0.04,
};

/** Counts by language; each community has languages of its own that are common there. */
export function drawLanguages(
  random: Random,
  community: Community,
  population: number,
): CensusArea['languages'] {
  const local = createRandom(0, `languages ${community.code} ${community.name}`);
  const weights = others.map(([name, weight]) => [name, weight * local.next() ** 3 * 3 + 0.02] as const);
  const sum = weights.reduce((total, [, weight]) => total + weight, 0);
  const mix = local.between(0.45, 1.6) * random.between(0.85, 1.15);
  const french = community.isFrench
    ? local.between(0.52, 0.76) * random.between(0.92, 1.06)
    : random.between(0.008, 0.035);
  const other = Math.min(0.62, otherShare[community.setting] * mix) * (community.isFrench ? 0.35 : 1);
  const shares: [string, number][] = [
    ['English', Math.max(0.1, 1 - other - french)],
    ['French', french],
    ...weights.map(([name, weight]): [string, number] => [name, (other * weight) / sum]),
  ];
  return shares
    .map(([name, share]) => ({ name, count: roundToFive(random, population * share) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}
