import type { PersonVocabulary } from './vocabulary.ts';

export const personEn = {
  title: { Mr: 'Mr.', Ms: 'Ms.', Mx: 'Mx.', Dr: 'Dr.' },
} as const satisfies PersonVocabulary;
