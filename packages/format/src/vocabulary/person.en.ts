import type { PersonVocabulary } from './vocabulary.ts';

const jobTitle = {
  salesRepresentative: 'Sales representative',
  salesperson: 'Salesperson',
  broker: 'Broker',
  realEstateBroker: 'Real estate broker',
  realEstateAgent: 'Real estate agent',
  brokerOfRecord: 'Broker of record',
  teamLeader: 'Team leader',
  administrator: 'Administrator',
  assistant: 'Assistant',
} as const;

export const personEn = {
  title: { Mr: 'Mr.', Ms: 'Ms.', Mx: 'Mx.', Dr: 'Dr.' },
  jobTitle,
  jobTitleOfWoman: jobTitle,
  plan: { solo: 'Solo', pro: 'Pro', team: 'Team' },
} as const satisfies PersonVocabulary;
