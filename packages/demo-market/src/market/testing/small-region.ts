import type {
  CensusArea,
  Community,
  Municipality,
  Position,
  Region,
  Ring,
  School,
  Setting,
  Street,
  TowerSite,
} from '../../region/region.ts';
import { schoolSystems } from '../../region/region.ts';

/** West and south end of the little region. */
const origin: Position = [-80.7, 45.2];
const communitySide = 0.02;
const columns = 4;
const streetsPerCommunity = 8;

const plans: readonly [name: string, setting: Setting, standing: number, shore: number][] = [
  ['Old Harbour', 'downtown', 1.25, 0.9],
  ['Mill Row', 'downtown', 0.95, 0.5],
  ['Garden Flats', 'urban', 1, 0.2],
  ['Railside', 'urban', 0.72, 0.1],
  ['Maple Heights', 'suburban', 1.1, 0],
  ['Orchard Park', 'suburban', 0.86, 0],
  ['Kingsmount', 'suburban', 1.6, 0],
  ['Baie-Verte', 'village', 0.8, 0.3],
  ['Stony Ridge', 'rural', 0.75, 0],
  ['Pinehurst', 'rural', 0.7, 0],
  ['Gull Shore', 'shore', 1.35, 1],
  ['Long Sands', 'shore', 1.2, 1],
];
const streetNames = [
  'Alder',
  'Birch',
  'Cedar',
  'Dogwood',
  'Elm',
  'Fir',
  'Grove',
  'Hazel',
  'Ironwood',
  'Juniper',
];

/** A dozen square communities on a grid: everything the market needs, drawn in no time. */
export function createSmallRegion(seed = 1): Region {
  const communities = plans.map(createCommunity);
  const municipalities = [0, 1, 2].map(createMunicipality);
  const streets = communities.flatMap(createStreets);
  return {
    seed,
    bounds: [origin[0], origin[1], origin[0] + communitySide * columns, origin[1] + communitySide * 3],
    water: [
      {
        kind: 'lake',
        name: 'Test Lake',
        rings: [square([origin[0], origin[1] - 0.1], communitySide * columns, 0.1)],
      },
    ],
    parks: [],
    rails: [],
    streets,
    areas: [
      { code: '01', name: 'Western Shore' },
      { code: '03', name: 'North Country' },
    ],
    municipalities,
    communities,
    schools: communities.flatMap(createSchools),
    towers: communities.slice(0, 4).flatMap((community, index) => createTowers(community, index, streets)),
    censusAreas: communities.map(createCensusArea),
  };
}

function cornerOf(index: number): Position {
  const row = Math.floor(index / columns);
  return [origin[0] + (index % columns) * communitySide, origin[1] + row * communitySide];
}

function square([west, south]: Position, width: number, height: number): Ring {
  return [
    [west, south],
    [west + width, south],
    [west + width, south + height],
    [west, south + height],
    [west, south],
  ];
}

function middleOf([west, south]: Position): Position {
  return [west + communitySide / 2, south + communitySide / 2];
}

function createCommunity([name, setting, standing, shore]: (typeof plans)[number], index: number): Community {
  const corner = cornerOf(index);
  return {
    code: `${townCode(Math.floor(index / columns))}.${String((index + 1) * 10).padStart(4, '0')}`,
    name,
    municipalityCode: townCode(Math.floor(index / columns)),
    isFrench: name === 'Baie-Verte',
    centre: middleOf(corner),
    ring: square(corner, communitySide, communitySide),
    setting,
    shore,
    standing,
    postalPrefix: `P${index % 10}${'ABCEGHJKLMNP'[index] ?? 'A'}`,
  };
}

function townCode(row: number): string {
  return row === 2 ? '03.01' : `01.0${row + 1}`;
}

function createMunicipality(row: number): Municipality {
  const corner: Position = [origin[0], origin[1] + row * communitySide];
  return {
    code: townCode(row),
    name: ['Port Test', 'Middleton', 'Northfield'][row] ?? 'Elsewhere',
    areaCode: row === 2 ? '03' : '01',
    centre: middleOf(corner),
    ring: square(corner, communitySide * columns, communitySide),
  };
}

function createStreets(community: Community, index: number): Street[] {
  const [west, south] = cornerOf(index);
  return Array.from({ length: streetsPerCommunity }, (_, place) => {
    const latitude = south + ((place + 0.5) * communitySide) / streetsPerCommunity;
    const points: Position[] = [0.05, 0.35, 0.65, 0.95].map((share) => [
      west + communitySide * share,
      latitude,
    ]);
    return {
      id: index * streetsPerCommunity + place,
      name: streetNames[(place + index) % streetNames.length] ?? 'Main',
      suffix: place % 3 === 0 ? 'Ave' : place % 3 === 1 ? 'St' : 'Cres',
      direction: index % 4 === 0 && place === 0 ? 'E' : null,
      class: place === 0 ? 'arterial' : 'local',
      points,
      communityCode: community.code,
      municipalityCode: community.municipalityCode,
      openedIn: 1900 + ((index * 17 + place * 11) % 118),
    };
  });
}

function createSchools({ centre, name, postalPrefix }: Community, index: number): School[] {
  return [0, 1].map((place) => ({
    number: `S${index}${place}`,
    name: `${name} ${place === 0 ? 'Elementary' : 'Secondary'} School`,
    system: schoolSystems[(index + place) % schoolSystems.length] ?? 'englishPublic',
    level: place === 0 ? 'elementary' : 'secondary',
    grades: place === 0 ? 'JK-8' : '9-12',
    boardName: 'Test Board',
    boardWebsite: 'https://board.test',
    website: null,
    enrolment: 300 + index,
    position: [centre[0] + place * 0.004, centre[1] - place * 0.003],
    street: `${index + 1} School St`,
    municipality: 'Port Test',
    postalCode: `${postalPrefix} 1A1`,
    phone: '905-555-0100',
  }));
}

function createTowers(community: Community, index: number, streets: readonly Street[]): TowerSite[] {
  const own = streets.filter(({ communityCode }) => communityCode === community.code);
  return own.slice(0, 3).map((street, place) => ({
    id: index * 3 + place,
    name: `${street.name} Tower`,
    civicNumber: 900 + place,
    streetId: street.id,
    communityCode: community.code,
    municipalityCode: community.municipalityCode,
    position: street.points[1] ?? community.centre,
    postalCode: `${community.postalPrefix} 2B${place}`,
    storeys: 5 + place * 9 + index,
    unitsPerFloor: 8,
    builtIn: 1972 + index * 12 + place * 4,
  }));
}

function createCensusArea(community: Community, index: number): CensusArea {
  return {
    dguid: `2021S0512990${String(index).padStart(5, '0')}`,
    communityCode: community.code,
    municipalityCode: community.municipalityCode,
    ring: community.ring,
    population: 500 + index * 5,
    households: 210,
    dwellings: 220,
    landAreaKm2: 3.4,
    medianAge: 41.2,
    averageHouseholdSize: 2.4,
    medianHouseholdIncome: 92_000,
    owners: 150,
    renters: 60,
    ageGroups: [{ group: '0-14', count: 90 }],
    dwellingTypes: [{ type: 'singleDetached', count: 130 }],
    languages: [{ name: 'English', count: 420 }],
  };
}
