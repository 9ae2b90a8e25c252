import { addDays } from '@hearthline/domain/calendar';
import type { ConsentType } from '@hearthline/domain/client/consent';
import type {
  BusinessType,
  ClientCategory,
  ClientSource,
  ClientType,
  ContactKind,
  FinancialSource,
  Gender,
  LeadSource,
  MortgageStatus,
  RelationQuality,
  Timeline,
} from '@hearthline/domain/client/vocabulary';
import { firstNames, lastNames } from '../market/people.ts';
import type { Random } from '../random.ts';
import { createRandom } from '../random.ts';
import { callNotes, clientNotes, consentEvidence, expressWords, jobs, tasks } from './client-words.ts';

export interface DemoClient {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  birthday: string | null;
  gender: Gender | null;
  businessName: string;
  businessType: BusinessType | null;
  jobTitle: string;
  relation: RelationQuality;
  source: ClientSource;
  sourceDetail: string;
  leadSource: LeadSource;
  timeline: Timeline | null;
  type: ClientType;
  category: ClientCategory;
  entryDate: string;
  isOptedOut: boolean;
  language: 'en' | 'fr';
  tags: string[];
  address1: string;
  unit: string;
  city: string;
  postalCode: string;
  moveInDate: string | null;
  /** Cents. */
  budget: number;
  budgetMax: number | null;
  financialSource: FinancialSource | null;
  mortgageStatus: MortgageStatus | null;
  /** The position of another one who lives in the same household. */
  partnerOf: number | null;
  contacts: { kind: ContactKind; daysAgo: number; minutes: number | null; text: string }[];
  consents: { type: ConsentType; givenOn: string; evidence: string; textShown: string }[];
  notes: { text: string; daysAgo: number; isPinned: boolean }[];
  tasks: { title: string; dueOn: string; isDone: boolean }[];
}

export interface DemoClientPlace {
  city: string;
  streets: readonly string[];
}

/** The people of one agent, the same for the same seed and day. */
export function createDemoClients({
  seed,
  agent,
  count,
  today,
  places,
}: {
  seed: number;
  agent: string;
  count: number;
  today: string;
  places: readonly DemoClientPlace[];
}): DemoClient[] {
  const random = createRandom(seed, `clients of ${agent}`);
  return Array.from({ length: count }, (_, position) => createClient(random, position, today, places));
}

const agentsPhones = ['416', '647', '905', '289', '437'] as const;

function createClient(
  random: Random,
  position: number,
  today: string,
  places: readonly DemoClientPlace[],
): DemoClient {
  const [firstName, lastName] = [random.pick(firstNames), random.pick(lastNames)];
  const type = random.weighted<ClientType>([
    ['buyer', 46],
    ['seller', 24],
    ['buyerSeller', 10],
    ['investor', 7],
    ['tenant', 9],
    ['landlord', 4],
  ]);
  const relation = random.weighted<RelationQuality>([
    ['new', 18],
    ['fair', 26],
    ['good', 38],
    ['excellent', 18],
  ]);
  const category = random.weighted<ClientCategory>([
    ['interested', 57],
    ['waitingList', 25],
    ['notInterested', 18],
  ]);
  const isNew = relation === 'new';
  const daysKnown = isNew ? random.integer(1, 40) : random.integer(41, 1_800);
  const place = random.pick(places);
  const isOptedOut = random.chance(0.05);
  const job = random.pick(jobs);
  return {
    firstName,
    lastName,
    email: random.chance(0.94) ? `${toMailbox(firstName)}.${toMailbox(lastName)}${position}@example.com` : '',
    phone: `+1${random.pick(agentsPhones)}555${String(100 + (position % 100)).padStart(4, '0')}`,
    birthday: random.chance(0.7) ? addDays('1950-01-01', random.integer(0, 20_000)) : null,
    gender: random.chance(0.5) ? random.pick<Gender>(['female', 'male']) : null,
    businessName: random.chance(0.4) ? job.business : '',
    businessType: random.chance(0.4) ? job.type : null,
    jobTitle: random.chance(0.6) ? job.title : '',
    relation,
    ...createOrigin(random),
    timeline:
      category === 'notInterested'
        ? null
        : random.pick<Timeline>(['now', 'months1', 'months3', 'months6', 'months12']),
    type,
    category,
    entryDate: addDays(today, -daysKnown),
    isOptedOut,
    language: random.chance(0.18) ? 'fr' : 'en',
    tags: random
      .shuffle(['Lakeside', 'First home', 'Downsizing', 'Schools', 'Cottage', 'Spring', 'VIP'])
      .slice(
        0,
        random.weighted([
          [0, 5],
          [1, 4],
          [2, 2],
        ]),
      ),
    address1: `${random.integer(2, 480)} ${random.pick(place.streets)}`,
    unit: random.chance(0.2) ? String(random.integer(101, 2_904)) : '',
    city: place.city,
    postalCode: createPostalCode(random),
    moveInDate: random.chance(0.35) ? addDays(today, -random.integer(60, 5_000)) : null,
    ...createMeans(random, type),
    partnerOf: position > 0 && random.chance(0.06) ? random.integer(0, position - 1) : null,
    contacts: createContacts(random, daysKnown, relation),
    consents: createConsents(random, daysKnown, today),
    notes: random.chance(0.45)
      ? [
          {
            text: random.pick(clientNotes),
            daysAgo: random.integer(0, Math.min(daysKnown, 200)),
            isPinned: random.chance(0.25),
          },
        ]
      : [],
    tasks: createTasks(random, today),
  };
}

function createOrigin(random: Random): Pick<DemoClient, 'source' | 'sourceDetail' | 'leadSource'> {
  const source = random.weighted<ClientSource>([
    ['referral', 30],
    ['sphere', 18],
    ['pastClient', 14],
    ['openHouse', 18],
    ['sign', 8],
    ['event', 6],
    ['walkIn', 6],
  ]);
  const sourceDetail = source === 'referral' ? `${random.pick(firstNames)} ${random.pick(lastNames)}` : '';
  return {
    source,
    sourceDetail,
    leadSource: random.pick<LeadSource>(['website', 'portal', 'socialMedia', 'phone', 'email']),
  };
}

function createMeans(
  random: Random,
  type: ClientType,
): Pick<DemoClient, 'budget' | 'budgetMax' | 'financialSource' | 'mortgageStatus'> {
  const isByMonth = type === 'tenant' || type === 'landlord';
  const step = isByMonth ? 50_00 : 10_000_00;
  const budget =
    Math.round(
      random.between(isByMonth ? 1_800_00 : 480_000_00, isByMonth ? 4_600_00 : 2_100_000_00) / step,
    ) * step;
  return {
    budget,
    budgetMax: random.chance(0.45) ? budget + step * random.integer(2, 30) : null,
    financialSource: random.pick<FinancialSource>([
      'mortgage',
      'mortgage',
      'saleOfHome',
      'cash',
      'savings',
      'family',
    ]),
    mortgageStatus: isByMonth
      ? null
      : random.pick<MortgageStatus>(['none', 'preQualified', 'preApproved', 'approved', 'notNeeded']),
  };
}

const contactsOfRelation: Record<RelationQuality, number> = { new: 1, fair: 3, good: 6, excellent: 11 };

function createContacts(
  random: Random,
  daysKnown: number,
  relation: RelationQuality,
): DemoClient['contacts'] {
  const most = Math.min(daysKnown, 200);
  return Array.from({ length: random.integer(0, contactsOfRelation[relation]) }, () => {
    const kind = random.weighted<ContactKind>([
      ['call', 5],
      ['email', 3],
      ['text', 3],
      ['meeting', 2],
    ]);
    const isLong = kind === 'call' || kind === 'meeting';
    return {
      kind,
      // More of them lately, as with people one is in touch with.
      daysAgo: Math.floor(most * random.next() ** 1.6),
      minutes: isLong ? random.integer(3, kind === 'meeting' ? 90 : 30) : null,
      text: random.chance(0.6) ? random.pick(callNotes) : '',
    };
  });
}

function createConsents(random: Random, daysKnown: number, today: string): DemoClient['consents'] {
  const type = random.weighted<ConsentType | 'none'>([
    ['express', 38],
    ['impliedBusiness', 22],
    ['impliedInquiry', 26],
    ['referral', 4],
    ['none', 10],
  ]);
  if (type === 'none') return [];
  const daysAgo = Math.min(
    daysKnown,
    type === 'impliedInquiry' ? random.integer(0, 210) : random.integer(0, 760),
  );
  return [
    {
      type,
      givenOn: addDays(today, -daysAgo),
      evidence: random.pick(consentEvidence[type]),
      textShown: type === 'express' ? expressWords : '',
    },
  ];
}

function createTasks(random: Random, today: string): DemoClient['tasks'] {
  if (!random.chance(0.22)) return [];
  const days = random.integer(-6, 25);
  return [{ title: random.pick(tasks), dueOn: addDays(today, days), isDone: days < 0 && random.chance(0.7) }];
}

/** Ontario's codes begin with K, L, M, N or P. */
function createPostalCode(random: Random): string {
  const letter = () => random.pick([...'ABCEGHJKLMNPRSTVWXYZ']);
  const digit = () => random.integer(0, 9);
  return `L${digit()}${letter()} ${digit()}${letter()}${digit()}`;
}

const toMailbox = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();
