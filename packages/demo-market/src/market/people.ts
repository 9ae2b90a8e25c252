import { drawName, mailboxOf } from '../names.ts';
import type { Random } from '../random.ts';
import { createRandom, hashNumbers } from '../random.ts';

export interface Office {
  name: string;
  domain: string;
  /** Agents of an office sell mostly around it. */
  municipalityCode: string;
}

export interface ListingAgent {
  officeName: string;
  agentName: string;
  /** As the board's system and as its members know the agent. */
  agentKey: string;
  agentMlsId: string;
  agentPhone: string;
  agentEmail: string;
}

export interface People {
  /** The agent of a listing: mostly one from the same municipality. */
  agentFor(municipalityCode: string, seed: number): ListingAgent;
}

const officesPerMunicipality = 4;
const agentsPerOffice = 14;
/** Below those of the agents who sign in. */
const firstMlsId = 9_000_000;

/** Those who sign in to the demo have listings of their own, each one of so many. */
const oneOf = 160;
export const demoAgents: readonly ListingAgent[] = [
  {
    officeName: 'Northlight Realty Inc., Brokerage',
    agentName: 'Ava Tremblay',
    agentKey: 'M9532207',
    agentMlsId: '9532207',
    agentPhone: '416-555-0119',
    agentEmail: 'ava@hearthline.test',
  },
  {
    officeName: 'Harbour & Pine Realty Ltd., Brokerage',
    agentName: 'Noah Singh',
    agentKey: 'M9418830',
    agentMlsId: '9418830',
    agentPhone: '647-555-0142',
    agentEmail: 'noah@hearthline.test',
  },
];

const officeWords = listWords(`
  Alderwood, Anchor & Oak, Beacon Line, Bluewater, Breakwater, Cedar Gate, Clearview,
  Cobble & Pine, Compass Rose, Copperfield, Driftwood, Eastlight, Fernhill, First Light, Foxglove,
  Gable & Stone, Grandview Shore, Harbour & Pine, Hearth & Field, Heritage Lane, Highbank,
  Ironwood, Juniper, Keystone Row, Lakeline, Lantern Street, Maplewick, Meridian Park, Northlight,
  Old Mill, Orchard Row, Portside, Quarry Road, Red Door, Ridgeway, Sandbar, Silver Birch,
  Southbank, Stonebridge, Summit Lane, Tamarack, Tidewater, Union Square, Verandah, Weatherstone,
  Westwind, Willow & Vale, Windmill, Winterberry, Wren & Ward,
`);
const officeForms = [
  'Realty Inc.',
  'Realty Ltd.',
  'Real Estate Corp.',
  'Homes Inc.',
  'Realty Group Inc.',
] as const;

export function createPeople(seed: number, municipalityCodes: readonly string[]): People {
  const random = createRandom(seed, 'offices');
  const words = random.shuffle(officeWords);
  const byMunicipality = new Map(
    municipalityCodes.map((code, index) => [
      code,
      Array.from({ length: officesPerMunicipality }, (_, place) =>
        createOffice(words, index * officesPerMunicipality + place, code, random),
      ),
    ]),
  );
  const all = [...byMunicipality.values()].flat();

  return {
    agentFor(municipalityCode, listingSeed) {
      const own = demoAgents[createRandom(listingSeed, 'own agent').integer(0, oneOf - 1)];
      if (own) return own;
      const chooser = createRandom(listingSeed, 'agent');
      const local = byMunicipality.get(municipalityCode) ?? all;
      const office = chooser.pick(chooser.chance(0.8) ? local : all);
      return createAgent(seed, office, all.indexOf(office), chooser.integer(0, agentsPerOffice - 1));
    },
  };
}

function createOffice(
  words: readonly string[],
  index: number,
  municipalityCode: string,
  random: Random,
): Office {
  const word = words[index % words.length] ?? 'Lakeside';
  const round = Math.floor(index / words.length);
  const form = officeForms[(index + round) % officeForms.length] ?? 'Realty Inc.';
  const place =
    round === 0 ? '' : round === 1 ? ' North' : ` ${random.pick(['Central', 'Shore', 'West'])} ${round}`;
  const domain = `${word}${place}`.toLowerCase().replace(/[^a-z0-9]/g, '');
  return { name: `${word}${place} ${form}, Brokerage`, domain: `${domain}.test`, municipalityCode };
}

function createAgent(seed: number, office: Office, officeIndex: number, place: number): ListingAgent {
  const random = createRandom(hashNumbers(seed, officeIndex, place), 'agent name');
  const name = drawName(random);
  const number = officeIndex * agentsPerOffice + place;
  const line = 100 + (number % 100);
  const agentMlsId = String(firstMlsId + number);
  return {
    officeName: office.name,
    agentName: `${name.first} ${name.last}`,
    agentKey: `M${agentMlsId}`,
    agentMlsId,
    agentPhone: `${random.pick(['416', '647', '905', '289'])}-555-0${line}`,
    agentEmail: `${mailboxOf(name)}@${office.domain}`,
  };
}

function listWords(text: string): string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}
