import type { Texts } from '../../../shared/i18n/texts-type.ts';
import type { factsEn } from './facts.en.ts';

export const factsFr: Texts<typeof factsEn> = {
  inText: {
    area: 'les pieds carrés',
    lotArea: 'la superficie du terrain',
    bedrooms: 'les chambres',
    bedroomsPlus: 'les chambres au sous-sol',
    bathrooms: 'les salles de bain',
    garageSpaces: 'les places de garage',
    parkingTotal: 'les stationnements',
    yearBuilt: 'l’année de construction',
    storeys: 'les étages',
    level: 'le niveau',
    basementFinish: 'le sous-sol',
    condition: 'l’état',
    areaBelow: 'la superficie aménagée au sous-sol',
    rooms: 'les pièces',
    feeMonthly: 'les frais de copropriété',
    place: 'l’emplacement sur la carte',
  },
  yes: 'Oui',
  no: 'Non',
  storeys_one: '{{number}} étage',
  storeys_other: '{{number}} étages',
};
