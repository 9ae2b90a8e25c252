import { addDays } from '@hearthline/domain/calendar';
import type { ConsentType } from '@hearthline/domain/client/consent';
import type {
  BusinessType,
  ClientCategory,
  ClientSource,
  ClientType,
  FinancialSource,
  Gender,
  LeadSource,
  MortgageStatus,
  RelationQuality,
  Timeline,
} from '@hearthline/domain/client/vocabulary';
import type { PersonName } from '../names.ts';
import { drawName, drawPartner, mailboxOf } from '../names.ts';
import type { Random } from '../random.ts';
import { createRandom } from '../random.ts';
import type { DemoContact } from './client-contacts.ts';
import { createContacts, drawMinute } from './client-contacts.ts';
import { clientNotes, consentEvidence, expressWords, jobs, tasks } from './client-words.ts';

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
  contacts: DemoContact[];
  consents: { type: ConsentType; givenOn: string; evidence: string; textShown: string }[];
  notes: { text: string; daysAgo: number; minute: number; isPinned: boolean }[];
  tasks: { title: string; dueOn: string; isDone: boolean }[];
}

/** A home in which somebody may live. */
export interface DemoClientPlace {
  address1: string;
  unit: string;
  city: string;
  postalCode: string;
  /** When its last buyers got the keys. */
  movedInOn: string | null;
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
  /** None twice; people beyond their number have told no address. */
  places: readonly DemoClientPlace[];
}): DemoClient[] {
  const random = createRandom(seed, `clients of ${agent}`);
  const people: DemoClient[] = [];
  const names: PersonName[] = [];
  const mailboxes = new Set<string>();
  const single: number[] = [];
  for (let position = 0; position < count; position += 1) {
    const partnerOf = single.length > 8 && random.chance(0.07) ? random.pick(single) : null;
    const partner = partnerOf === null ? undefined : people[partnerOf];
    const language = partner?.language ?? (random.chance(0.18) ? 'fr' : 'en');
    const name = partner
      ? drawPartner(random, names[partnerOf ?? 0] as PersonName)
      : drawName(random, language);
    const person = createClient(random, { position, today, name, language }, partner ?? places[position]);
    if (partnerOf === null) single.push(position);
    else single.splice(single.indexOf(partnerOf), 1);
    // Of two with the same name the second has a number in the address.
    if (mailboxes.has(person.email)) person.email = person.email.replace('@', `${position}@`);
    if (person.email !== '') mailboxes.add(person.email);
    people.push(partner ? joinHousehold(person, partner, partnerOf, random) : person);
    names.push(name);
  }
  return people;
}

/** Those who live together moved in together, and are of about the same age. */
function joinHousehold(
  person: DemoClient,
  { moveInDate, birthday }: DemoClient,
  partnerOf: number | null,
  random: Random,
): DemoClient {
  const ownBirthday =
    person.birthday && birthday ? addDays(birthday, random.integer(-2_000, 0)) : person.birthday;
  return { ...person, partnerOf, moveInDate, birthday: ownBirthday };
}

const agentsPhones = ['416', '647', '905', '289', '437'] as const;
const latestBirthday = '2004-10-01';

interface NewClient {
  position: number;
  today: string;
  name: PersonName;
  language: 'en' | 'fr';
}

function createClient(
  random: Random,
  { position, today, name, language }: NewClient,
  place: (Omit<DemoClientPlace, 'movedInOn'> & { movedInOn?: string | null }) | undefined,
): DemoClient {
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
  const isOptedOut = random.chance(0.05);
  const job = random.pick(jobs);
  return {
    firstName: name.first,
    lastName: name.last,
    email: random.chance(0.94) ? `${mailboxOf(name)}@example.com` : '',
    phone: `+1${random.pick(agentsPhones)}555${String(100 + (position % 100)).padStart(4, '0')}`,
    birthday: random.chance(0.7) ? addDays(latestBirthday, -random.integer(0, 20_000)) : null,
    gender: random.chance(0.5) ? name.gender : null,
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
    language,
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
    address1: place?.address1 ?? '',
    unit: place?.unit ?? '',
    city: place?.city ?? '',
    postalCode: place?.postalCode ?? '',
    moveInDate: random.chance(0.35) ? (place?.movedInOn ?? null) : null,
    ...createMeans(random, type),
    partnerOf: null,
    contacts: createContacts(random, { daysKnown, relation, today }),
    consents: createConsents(random, daysKnown, today),
    notes: random.chance(0.45)
      ? [
          {
            text: random.pick(clientNotes),
            daysAgo: random.integer(1, Math.min(daysKnown, 200)),
            minute: drawMinute(random),
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
  const friend = drawName(random);
  const sourceDetail = source === 'referral' ? `${friend.first} ${friend.last}` : '';
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
