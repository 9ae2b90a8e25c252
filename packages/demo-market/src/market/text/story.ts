import type { Offer } from '@hearthline/domain/listing/vocabulary';
import type { Random } from '../../random.ts';
import type { Home, HomeState } from '../home/home.ts';

/** What a remark is written from. */
export interface Story {
  home: Home;
  state: HomeState;
  offer: Offer;
  communityName: string;
  municipalityName: string;
}

export type Sentence = (story: Story) => string;

/** One thing to tell: its wordings, and whether it is true of this home. */
export interface Topic {
  applies?: (story: Story) => boolean;
  /** How often it is told where it applies. */
  share: number;
  wordings: readonly Sentence[];
}

export function writeStory(topics: readonly Topic[], story: Story, random: Random): string {
  const sentences: string[] = [];
  for (const { applies, share, wordings } of topics) {
    if (applies && !applies(story)) continue;
    if (!random.chance(share)) continue;
    sentences.push(random.pick(wordings)(story));
  }
  return sentences.join(' ');
}

export const isFlat = ({ home }: Story) => home.flat !== null;
export const isHouse = ({ home }: Story) => home.flat === null && home.kind !== 'land';
export const isLand = ({ home }: Story) => home.kind === 'land';
export const isLease = ({ offer }: Story) => offer === 'lease';
export const isByWater = ({ home }: Story) => home.site.waterBody !== null && home.flat === null;

export function bedroomsOf({ home, state }: Story): string {
  const plus = state.bedroomsPlus > 0 ? `+${state.bedroomsPlus}` : '';
  return `${home.bedrooms ?? 0}${plus}`;
}
