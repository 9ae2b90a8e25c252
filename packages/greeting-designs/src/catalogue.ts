import type { GreetingCategory } from '@hearthline/domain/greeting/vocabulary';
import { candles } from './art/candles.ts';
import { canoe } from './art/canoe.ts';
import { crescent } from './art/crescent.ts';
import { hills } from './art/hills.ts';
import { keyRing } from './art/key-ring.ts';
import { lanterns } from './art/lanterns.ts';
import { leafWreath } from './art/leaf-wreath.ts';
import { lights } from './art/lights.ts';
import { mapleLeaves } from './art/maple-leaves.ts';
import { menorah } from './art/menorah.ts';
import { ourStreet } from './art/our-street.ts';
import { paintedEggs } from './art/painted-eggs.ts';
import { peonies } from './art/peonies.ts';
import { poppies } from './art/poppies.ts';
import { rangoli } from './art/rangoli.ts';
import { redDoor } from './art/red-door.ts';
import { redEgg } from './art/red-egg.ts';
import { tulipRow } from './art/tulip-row.ts';
import type { GreetingDesign } from './design.ts';
import type { DesignId } from './designs.ts';
import { designIds } from './designs.ts';
import { looks } from './looks.ts';
import { designsEn } from './words/designs.en.ts';
import { designsFr } from './words/designs.fr.ts';

export type { DesignId };
export { designIds };

type Drawn = Omit<GreetingDesign, 'name' | 'alt' | 'line' | 'look'>;

const drawn: Record<DesignId, Drawn> = {
  candles: {
    categories: ['birthdays'],
    occasions: ['birthday'],
    art: candles,
    letters: 11,
    isCard: true,
  },
  redDoor: {
    categories: ['homeAnniversaries', 'clientSince', 'winterHolidays'],
    occasions: ['homeDay'],
    art: redDoor,
    letters: 9,
    isCard: true,
  },
  keyRing: {
    categories: ['clientSince', 'homeAnniversaries', 'customDates'],
    occasions: ['clientSince'],
    art: keyRing,
    letters: 9,
    isCard: true,
  },
  ourStreet: {
    categories: ['winterHolidays', 'homeAnniversaries'],
    occasions: ['seasonsGreetings', 'christmas'],
    art: ourStreet,
    letters: 12,
    isCard: true,
  },
  lights: {
    categories: ['winterHolidays', 'birthdays', 'customDates'],
    occasions: ['seasonsGreetings', 'christmas'],
    art: lights,
    letters: 12,
    isCard: true,
  },
  leafWreath: {
    categories: ['thanksgiving', 'clientSince', 'customDates'],
    occasions: ['thanksgiving', 'clientSince'],
    art: leafWreath,
    letters: 9,
    isCard: true,
  },
  tulipRow: {
    categories: [
      'spring',
      'birthdays',
      'homeAnniversaries',
      'easter',
      'mothersAndFathersDay',
      'marketLetters',
    ],
    occasions: ['spring'],
    art: tulipRow,
    letters: 9,
    isCard: true,
  },
  peonies: {
    categories: ['mothersAndFathersDay', 'birthdays', 'customDates'],
    occasions: ['mothersDay'],
    art: peonies,
    letters: 12,
    isCard: true,
  },
  lanterns: {
    categories: ['lunarNewYear'],
    occasions: ['lunarNewYear'],
    art: lanterns,
    letters: 12,
    isCard: true,
  },
  rangoli: {
    categories: ['diwali'],
    occasions: ['diwali'],
    art: rangoli,
    letters: 9,
    isCard: true,
  },
  crescent: {
    categories: ['eid'],
    occasions: ['eidAlFitr'],
    art: crescent,
    letters: 8,
    isCard: true,
  },
  menorah: {
    categories: ['hanukkah'],
    occasions: ['hanukkah'],
    art: menorah,
    letters: 9,
    isCard: true,
  },
  paintedEggs: {
    categories: ['easter', 'spring'],
    occasions: ['easter'],
    art: paintedEggs,
    letters: 9,
    isCard: true,
  },
  redEgg: {
    categories: ['orthodoxEaster'],
    occasions: ['orthodoxEaster'],
    art: redEgg,
    letters: 9,
    isCard: true,
  },
  canoe: {
    categories: ['canadianHolidays', 'mothersAndFathersDay', 'birthdays', 'marketLetters', 'customDates'],
    occasions: ['canadaDay'],
    art: canoe,
    letters: 12,
    isCard: true,
  },
  poppies: {
    categories: ['canadianHolidays', 'customDates'],
    occasions: ['remembranceDay'],
    art: poppies,
    letters: 12,
    isCard: true,
  },
  hills: {
    categories: ['marketLetters', 'clientSince', 'customDates'],
    occasions: ['marketWinter', 'marketSpring', 'marketSummer', 'marketAutumn'],
    art: hills,
    letters: 13,
    isCard: true,
  },
  mapleLeaves: {
    categories: ['customDates', 'thanksgiving', 'homeAnniversaries', 'marketLetters'],
    occasions: ['custom'],
    art: mapleLeaves,
    letters: 12,
    isCard: true,
  },
};

export const greetingDesigns = Object.fromEntries(designIds.map((id) => [id, complete(id)])) as Record<
  DesignId,
  GreetingDesign
>;

function complete(id: DesignId): GreetingDesign {
  const [en, fr] = [designsEn[id], designsFr[id]];
  return {
    ...drawn[id],
    look: looks[id],
    name: { en: en.name, fr: fr.name },
    alt: { en: en.alt, fr: fr.alt },
    line: { en: en.line, fr: fr.line },
  };
}

/** The designs of a category, first those that are at home there. */
export function designsOf(category: GreetingCategory): DesignId[] {
  const placeOf = (id: DesignId) => (greetingDesigns[id].categories[0] === category ? 0 : 1);
  return designIds
    .filter((id) => greetingDesigns[id].categories.includes(category))
    .sort((one, other) => placeOf(one) - placeOf(other));
}
