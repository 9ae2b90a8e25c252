import type { HomeKind } from '@hearthline/domain/listing/vocabulary';
import type { Story, Topic } from './story.ts';
import { bedroomsOf, isByWater, isFlat, isHouse, isLand, isLease } from './story.ts';

const kindWords: Record<HomeKind, string> = {
  detached: 'maison individuelle',
  semiDetached: 'maison jumelée',
  townhouse: 'maison en rangée',
  bungalow: 'maison de plain-pied',
  condoApartment: 'unité',
  condoTownhouse: 'maison de ville en copropriété',
  loft: 'unité de type loft',
  duplex: 'propriété de deux logements',
  multiplex: 'propriété à revenus',
  cottage: 'maison de campagne',
  farm: 'ferme',
  land: 'parcelle à bâtir',
};

const kindOf = ({ home }: Story) => kindWords[home.kind];
const lotOf = ({ home }: Story) => `${Math.round(home.lotFront ?? 0)} × ${Math.round(home.lotDepth ?? 0)} pi`;

export const topics: readonly Topic[] = [
  {
    applies: (s) => !isLand(s) && !isByWater(s),
    share: 1,
    wordings: [
      (s) => `Bienvenue dans cette ${kindOf(s)} de ${bedroomsOf(s)} chambres au cœur de ${s.communityName}.`,
      (s) => `Superbe ${kindOf(s)} bien entretenue, dans un secteur recherché de ${s.municipalityName}.`,
      (s) =>
        `Lumineuse ${kindOf(s)} à quelques pas des parcs, des écoles et des transports de ${s.communityName}.`,
    ],
  },
  {
    applies: isByWater,
    share: 1,
    wordings: [
      (s) => `La vie au bord de l’eau : ${kindOf(s)} avec rive privée (${s.home.site.waterBody}).`,
      (s) => `Rare ${kindOf(s)} riveraine avec quai et couchers de soleil inoubliables.`,
    ],
  },
  {
    applies: isLand,
    share: 1,
    wordings: [(s) => `Bâtissez la maison de vos rêves sur ce terrain de ${lotOf(s)} à ${s.communityName}.`],
  },
  {
    applies: isLand,
    share: 1,
    wordings: [
      () => 'Services à la limite du terrain; certificat de localisation disponible.',
      () => 'Terrain plat et boisé à l’arrière, prêt pour votre projet.',
    ],
  },
  {
    applies: (s) => s.state.isRenovated,
    share: 0.85,
    wordings: [
      (s) => `Cuisine rénovée en ${s.home.works.renovatedIn} avec îlot et comptoirs de quartz.`,
      () => 'Entièrement rénovée avec goût : cuisine, salles de bains et fenêtres.',
    ],
  },
  {
    applies: (s) => !isLand(s) && s.home.finish !== 'plain',
    share: 0.6,
    wordings: [
      () => 'Planchers de bois franc et grandes fenêtres.',
      () => 'Bois franc, plafonds hauts et boiseries soignées.',
    ],
  },
  {
    applies: (s) => s.home.hasFireplace,
    share: 0.75,
    wordings: [() => 'Un foyer réchauffe le salon.', () => 'Salle familiale avec foyer au gaz.'],
  },
  {
    applies: (s) => s.state.isBasementFinished,
    share: 0.75,
    wordings: [
      (s) =>
        s.state.kitchensPlus > 0
          ? 'Sous-sol aménagé en logement avec entrée séparée.'
          : 'Sous-sol fini avec salle de jeux.',
    ],
  },
  {
    applies: (s) => s.home.basement.isWalkOut,
    share: 0.8,
    wordings: [() => 'Sous-sol de plain-pied donnant sur la cour.'],
  },
  {
    applies: (s) => s.home.pool === 'inground' || s.home.pool === 'aboveGround',
    share: 0.95,
    wordings: [(s) => `Cour clôturée avec piscine ${s.home.pool === 'inground' ? 'creusée' : 'hors terre'}.`],
  },
  {
    applies: (s) => isHouse(s) && s.home.lotFront !== null,
    share: 0.5,
    wordings: [(s) => `Terrain de ${lotOf(s)} avec stationnement privé.`],
  },
  {
    applies: isFlat,
    share: 0.7,
    wordings: [
      () => 'Immeuble bien géré, balcon et belle luminosité.',
      () => 'Stationnement intérieur et casier selon l’unité.',
    ],
  },
  {
    applies: isLease,
    share: 0.9,
    wordings: [() => 'Bail d’un an; références et vérification de crédit exigées.'],
  },
  {
    share: 0.8,
    wordings: [
      (s) => `Près des commerces, des sentiers et des écoles françaises de ${s.municipalityName}.`,
      () => 'À distance de marche de l’école, du parc et de l’autobus.',
    ],
  },
  {
    applies: (s) => !isLease(s),
    share: 0.5,
    wordings: [() => 'À voir absolument!', () => 'Une visite vous convaincra.'],
  },
];
