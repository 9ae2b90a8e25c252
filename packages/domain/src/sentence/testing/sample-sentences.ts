import type { Criteria } from '../../criteria/criteria.ts';
import { defaultCriteria } from '../../criteria/criteria.ts';
import type { Place } from '../places.ts';
import type { Understanding } from '../understand-sentence.ts';
import { understandSentence } from '../understand-sentence.ts';

export const sampleDay = '2025-06-15';

export const sampleVocabulary: Place[] = [
  { level: 'area', code: 'SH', name: 'Shore Region' },
  { level: 'municipality', code: 'AB', name: 'Alder Bay', parent: 'SH' },
  { level: 'municipality', code: 'PA', name: 'Port Alder', parent: 'SH' },
  { level: 'community', code: 'AB-MI', name: 'Mineola', parent: 'AB' },
  { level: 'community', code: 'AB-LA', name: 'Lakeview', parent: 'AB' },
  { level: 'community', code: 'PA-OT', name: 'Old Town', parent: 'PA' },
  { level: 'community', code: 'PA-SE', name: 'Saint-Élie', parent: 'PA' },
];

export function understand(text: string): Understanding {
  return understandSentence(text, sampleVocabulary, { today: sampleDay });
}

/** A sentence, what it asks for besides the default, and the words in it that are not understood. */
export type SentenceRow = [text: string, asks: Partial<Criteria>, unknown?: string[]];

export function expectedOf([, asks, unknown = []]: SentenceRow): Pick<Understanding, 'criteria' | 'unknown'> {
  return { criteria: { ...defaultCriteria, ...asks }, unknown };
}

/** Lists that are asked for as a whole. */
export const wholeLists = {
  condo: ['condoApartment', 'condoTownhouse', 'loft'],
  town: ['condoTownhouse', 'townhouse'],
  house: ['bungalow', 'cottage', 'detached', 'semiDetached', 'townhouse'],
  pool: ['aboveGround', 'indoor', 'inground', 'other', 'shared'],
  cooling: ['central', 'heatPump', 'other', 'wallUnit', 'windowUnit'],
  garage: ['attached', 'builtIn', 'detached', 'other', 'underground'],
  basement: [
    'apartment',
    'finished',
    'full',
    'partial',
    'partlyFinished',
    'separateEntrance',
    'unfinished',
    'walkOut',
  ],
} as const satisfies Record<string, readonly string[]>;
