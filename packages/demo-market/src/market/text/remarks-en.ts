import type { HomeKind } from '@hearthline/domain/listing/vocabulary';
import { createFormat } from '@hearthline/format/format';
import { capitalize } from '@hearthline/format/intl-writers';
import type { Story, Topic } from './story.ts';
import { bedroomsOf, isByWater, isFlat, isHouse, isLand } from './story.ts';

const kindWords: Record<HomeKind, string> = {
  detached: 'detached home',
  semiDetached: 'semi-detached home',
  townhouse: 'freehold townhouse',
  bungalow: 'bungalow',
  condoApartment: 'suite',
  condoTownhouse: 'condo townhouse',
  loft: 'loft',
  duplex: 'duplex',
  multiplex: 'multiplex',
  cottage: 'cottage',
  farm: 'farm',
  land: 'building lot',
};

const streetOf = ({ home }: Story) => `${home.site.street.name} ${home.site.street.suffix}`.trim();
const kindOf = ({ home }: Story) => kindWords[home.kind];
const lotOf = ({ home }: Story) => `${Math.round(home.lotFront ?? 0)} x ${Math.round(home.lotDepth ?? 0)} ft`;
const { number } = createFormat('en');
const areaOf = ({ home }: Story) => number(Math.round((home.area ?? 0) / 50) * 50);
const parkingOf = ({ home }: Story) => home.garageSpaces + home.drivewaySpaces;
const isOld = ({ state }: Story) => (state.age ?? 0) > 70;
const isNew = ({ state }: Story) => state.age !== null && state.age <= 5;

export const homeTopics: readonly Topic[] = [
  {
    applies: (story) => isHouse(story) && !isByWater(story),
    share: 1,
    wordings: [
      (s) => `Welcome to this ${bedroomsOf(s)} bedroom ${kindOf(s)} in the heart of ${s.communityName}.`,
      (s) => `Beautifully kept ${kindOf(s)} on a quiet stretch of ${streetOf(s)}.`,
      (s) => `Pride of ownership shows throughout this ${kindOf(s)} in sought-after ${s.communityName}.`,
      (s) => `Rarely offered ${kindOf(s)} in ${s.communityName}, steps to parks, schools and transit.`,
      (s) => `Your search ends here: a ${bedroomsOf(s)} bedroom ${kindOf(s)} with room for the whole family.`,
      (s) =>
        `Bright, airy and move-in ready, this ${kindOf(s)} offers ${areaOf(s)} sq ft of comfortable living.`,
      (s) =>
        `Set back from ${streetOf(s)} behind mature trees, this ${kindOf(s)} is the one you have waited for.`,
    ],
  },
  {
    applies: isByWater,
    share: 1,
    wordings: [
      (s) =>
        `Waterfront living on ${s.home.site.waterBody}: this ${kindOf(s)} wakes up to the water every morning.`,
      (s) => `A rare waterfront ${kindOf(s)} with its own shoreline on ${s.home.site.waterBody}.`,
      (s) =>
        `Sunsets over ${s.home.site.waterBody} and a private dock come with this waterfront ${kindOf(s)}.`,
    ],
  },
  {
    applies: isFlat,
    share: 1,
    wordings: [
      (s) =>
        `Sun-filled ${bedroomsOf(s)} bedroom ${kindOf(s)} on the ${ordinal(s.home.flat?.level ?? 1)} floor in ${s.communityName}.`,
      (s) =>
        `Live above it all in this ${areaOf(s)} sq ft ${kindOf(s)} in the centre of ${s.municipalityName}.`,
      (s) =>
        `Smart layout without wasted space: a ${bedroomsOf(s)} bedroom ${kindOf(s)} steps to everything ${s.communityName} offers.`,
      (s) => `Well-run building, generous rooms and an unbeatable location on ${streetOf(s)}.`,
      (s) => `Tastefully kept ${kindOf(s)} in one of ${s.communityName}'s most loved buildings.`,
    ],
  },
  {
    applies: isLand,
    share: 1,
    wordings: [
      (s) => `Build your dream home on this ${lotOf(s)} lot in ${s.communityName}.`,
      (s) => `Opportunity knocks: a ${lotOf(s)} ${kindOf(s)} on ${streetOf(s)}, ready for your plans.`,
      (s) =>
        `One of the last open lots on ${streetOf(s)}, ${lotOf(s)}, gently sloped and surrounded by fine homes.`,
    ],
  },
  {
    applies: isLand,
    share: 1,
    wordings: [
      () =>
        'Services are at the lot line and the survey is on file; buyer to verify permits and development charges.',
      (s) => `Surrounded by established homes in ${s.communityName}, with building permits within reach.`,
      () => 'Level and dry with mature trees along the back: bring your architect.',
    ],
  },
  {
    applies: (s) => isHouse(s) && isOld(s),
    share: 0.5,
    wordings: [
      (s) => `Built in ${s.home.yearBuilt}, it keeps its original trim, tall baseboards and stained glass.`,
      () => 'Century charm meets modern comfort, with high ceilings and generous principal rooms.',
      () => 'Original character has been lovingly preserved, from the front porch to the oak staircase.',
    ],
  },
  {
    applies: (s) => !isLand(s) && isNew(s),
    share: 0.6,
    wordings: [
      () => 'Nearly new and still under builder warranty.',
      () => 'Only a few years young, with upgrades chosen with care.',
    ],
  },
  {
    applies: (s) => s.state.isRenovated,
    share: 0.85,
    wordings: [
      (s) =>
        `The renovated kitchen (${s.home.works.renovatedIn}) has quartz counters, a centre island and stainless steel appliances.`,
      (s) =>
        `Extensively renovated in ${s.home.works.renovatedIn}: renovated kitchen, new bathrooms, updated windows and wiring.`,
      () => 'Renovated top to bottom with a chef’s kitchen, custom cabinetry and designer lighting.',
      () => 'The renovated kitchen opens to the dining area, perfect for those who love to entertain.',
    ],
  },
  {
    applies: (s) => isFlat(s) && !s.state.isRenovated,
    share: 0.55,
    wordings: [
      () => 'The open kitchen has full-size appliances and a breakfast bar.',
      () => 'A bright living room with space to dine, and storage where you need it.',
      () => 'Clean, quiet and ready for your personal touch.',
    ],
  },
  {
    applies: (s) => isHouse(s) && !s.state.isRenovated,
    share: 0.55,
    wordings: [
      () => 'The eat-in kitchen offers plenty of cabinets and a view of the garden.',
      () => 'Spacious principal rooms are ready for your personal touch.',
      () => 'A functional kitchen with breakfast bar anchors the open-concept main floor.',
      () => 'Bring your ideas: solid bones and a layout that works.',
    ],
  },
  {
    applies: (s) => !isLand(s) && s.home.finish !== 'plain',
    share: 0.6,
    wordings: [
      () => 'Hardwood floors, smooth ceilings and pot lights throughout.',
      () => 'Gleaming hardwood runs through the main floor.',
      () => 'Wide-plank hardwood, crown moulding and large windows fill the rooms with light.',
    ],
  },
  {
    applies: (s) => s.home.hasFireplace,
    share: 0.75,
    wordings: [
      () => 'Cozy up by the fireplace on winter evenings.',
      () => 'The family room features a stone fireplace.',
      () => 'A gas fireplace warms the living room.',
    ],
  },
  {
    applies: (s) => (s.home.bedrooms ?? 0) >= 2 && (s.home.bathrooms ?? 0) >= 2,
    share: 0.6,
    wordings: [
      () => 'The primary bedroom has a walk-in closet and its own ensuite.',
      (s) =>
        `${capitalize(words[s.home.bedrooms ?? 0] ?? 'Several')} good-sized bedrooms include a primary retreat with spa-like ensuite.`,
      () => 'Retreat to a primary suite with ensuite bath and double closets.',
    ],
  },
  {
    applies: (s) => s.state.isBasementFinished && s.state.kitchensPlus > 0,
    share: 0.95,
    wordings: [
      () =>
        'The finished basement has a separate entrance, second kitchen and bath: ideal in-law suite or income.',
      () => 'Separate entrance to a self-contained basement apartment helps with the mortgage.',
    ],
  },
  {
    applies: (s) => s.state.isBasementFinished && s.state.kitchensPlus === 0,
    share: 0.7,
    wordings: [
      () => 'The finished basement adds a recreation room, bath and space for guests.',
      () => 'Downstairs, a finished lower level with rec room and office is ready for movie nights.',
    ],
  },
  {
    applies: (s) => s.home.basement.isWalkOut,
    share: 0.85,
    wordings: [
      () => 'A walk-out lower level leads straight to the yard.',
      () => 'The walk-out basement opens to a covered patio.',
    ],
  },
  {
    applies: (s) => s.home.pool === 'inground' || s.home.pool === 'aboveGround',
    share: 0.95,
    wordings: [
      (s) =>
        `Summers are made for the ${s.home.pool === 'inground' ? 'inground' : 'above-ground'} pool and landscaped, fully fenced yard.`,
      () => 'The private backyard with pool, deck and gardens is a true oasis.',
    ],
  },
  {
    applies: (s) => isHouse(s) && s.home.lotFront !== null,
    share: 0.5,
    wordings: [
      (s) => `Sits on a ${lotOf(s)} lot with parking for ${parkingOf(s)}.`,
      (s) => `Deep ${lotOf(s)} lot with perennial gardens and room to play.`,
      (s) => `Private drive and parking for ${parkingOf(s)} cars.`,
    ],
  },
  {
    applies: isFlat,
    share: 0.85,
    wordings: [
      (s) => `Residents enjoy ${listWords((s.home.flat?.amenities ?? []).slice(0, 3).map(lower))}.`,
      (s) =>
        `Building amenities include ${listWords((s.home.flat?.amenities ?? []).slice(0, 4).map(lower))}.`,
    ],
  },
  {
    applies: (s) => s.home.flat !== null && (s.home.flat.view !== null || s.home.flat.hasBalcony),
    share: 0.8,
    wordings: [
      (s) =>
        s.home.flat?.view === 'lake'
          ? 'Unobstructed lake views from every room.'
          : 'Floor-to-ceiling windows and a private balcony.',
      (s) =>
        s.home.flat?.view === 'city'
          ? 'Watch the city lights from your balcony.'
          : 'Enjoy morning coffee on the balcony.',
    ],
  },
  {
    applies: (s) => isFlat(s) && s.home.garageSpaces > 0,
    share: 0.8,
    wordings: [
      (s) =>
        s.home.flat?.hasLocker
          ? 'Underground parking and a locker are included.'
          : 'Includes one underground parking space.',
      () => 'Parking included.',
    ],
  },
  {
    applies: (s) => s.home.kind === 'farm',
    share: 1,
    wordings: [
      () => 'Workable acres, a bank barn and a drive shed complete the picture.',
      () => 'Fenced paddocks, a five-stall barn and a spring-fed pond.',
    ],
  },
];

const words = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];

function ordinal(level: number): string {
  const rest = level % 100;
  const ending = rest > 10 && rest < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][level % 10] ?? 'th');
  return `${level}${ending}`;
}

function lower(word: string): string {
  return word.toLowerCase();
}

function listWords(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}
