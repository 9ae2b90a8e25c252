import type { PersonVocabulary } from './vocabulary.ts';

export const personFr: PersonVocabulary = {
  title: { Mr: 'M.', Ms: 'Mme', Mx: 'Mx', Dr: 'Dr' },
  plan: { solo: 'Solo', pro: 'Pro', team: 'Équipe' },
};
