import type { PersonVocabulary } from './vocabulary.ts';

export const personEn = {
  title: { Mr: 'Mr.', Ms: 'Ms.', Mx: 'Mx.', Dr: 'Dr.' },
  plan: { solo: 'Solo', pro: 'Pro', team: 'Team' },
} as const satisfies PersonVocabulary;
