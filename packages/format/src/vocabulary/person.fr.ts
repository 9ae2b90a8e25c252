import type { PersonVocabulary } from './vocabulary.ts';

export const personFr: PersonVocabulary = {
  title: { Mr: 'M.', Ms: 'Mme', Mx: 'Mx', Dr: 'Dr' },
  jobTitle: {
    salesRepresentative: 'Représentant commercial',
    salesperson: 'Représentant',
    broker: 'Courtier',
    realEstateBroker: 'Courtier immobilier',
    realEstateAgent: 'Courtier immobilier',
    brokerOfRecord: 'Courtier responsable',
    teamLeader: 'Chef d’équipe',
    administrator: 'Administrateur',
    assistant: 'Adjoint',
  },
  jobTitleOfWoman: {
    salesRepresentative: 'Représentante commerciale',
    salesperson: 'Représentante',
    broker: 'Courtière',
    realEstateBroker: 'Courtière immobilière',
    realEstateAgent: 'Courtière immobilière',
    brokerOfRecord: 'Courtière responsable',
    teamLeader: 'Chef d’équipe',
    administrator: 'Administratrice',
    assistant: 'Adjointe',
  },
  plan: { solo: 'Solo', pro: 'Pro', team: 'Équipe' },
};
