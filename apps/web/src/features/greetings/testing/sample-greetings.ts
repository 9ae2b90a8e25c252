import type {
  GreetingCategoryRow,
  GreetingDesign,
  GreetingEvent,
  GreetingRunDetail,
  GreetingTask,
  GreetingTemplate,
  GreetingWishes,
  GreetingYear,
} from '@hearthline/contract/greetings';
import { occasionsOf } from '@hearthline/domain/greeting/occasions';
import type { GreetingCategory } from '@hearthline/domain/greeting/vocabulary';
import { greetingCategories, kindOfCategory } from '@hearthline/domain/greeting/vocabulary';

export const idOf = (number: number): string => `0199e000-0000-7000-8000-${String(number).padStart(12, '0')}`;

export const today = '2025-11-12';
const none = { birthday: 0, homeAnniversary: 0, clientSince: 0, holiday: 0, marketLetter: 0, custom: 0 };

export const sampleYear = (changes: Partial<GreetingYear> = {}): GreetingYear => ({
  from: '2025-11-01',
  to: '2026-10-31',
  today,
  clients: 412,
  totals: { ...none, birthday: 214, holiday: 18 },
  days: [
    { day: today, counts: { ...none, birthday: 1 } },
    { day: '2025-11-14', counts: { ...none, birthday: 2, homeAnniversary: 1 } },
    { day: '2025-12-25', counts: { ...none, holiday: 1 } },
  ],
  waiting: 2,
  ...changes,
});

export const eventOf = (number: number, changes: Partial<GreetingEvent> = {}): GreetingEvent => ({
  key: idOf(number),
  taskId: idOf(900),
  taskName: '',
  kind: 'birthday',
  category: 'birthdays',
  occasion: 'birthday',
  day: today,
  sendAt: '2025-11-12T17:00:00.000Z',
  client: { id: idOf(100 + number), name: 'Priya Raman' },
  years: 40,
  street: '',
  clientCount: 1,
  designId: 'candles',
  state: 'scheduled',
  reason: null,
  language: 'en',
  mayDiffer: false,
  ...changes,
});

export const sampleEvents = (): GreetingEvent[] => [
  eventOf(1),
  eventOf(2, {
    day: '2025-11-14',
    kind: 'homeAnniversary',
    category: 'homeAnniversaries',
    occasion: 'homeDay',
    client: { id: idOf(102), name: 'Amara Chen-Laurent' },
    years: 3,
    street: '38 Helene St S',
    state: 'waiting',
  }),
  eventOf(3, {
    day: '2025-11-14',
    client: { id: idOf(103), name: 'Luc Bergeron' },
    years: null,
    language: 'fr',
    state: 'waiting',
  }),
  eventOf(4, {
    day: '2025-11-21',
    client: { id: idOf(104), name: 'Helen Novak' },
    state: 'held',
    reason: 'bereavement',
  }),
  eventOf(5, {
    day: '2025-12-15',
    kind: 'holiday',
    category: 'hanukkah',
    occasion: 'hanukkah',
    client: null,
    clientCount: 9,
    sendAt: null,
    language: null,
    years: null,
  }),
];

export const designOf = (id: string, name: string): GreetingDesign => ({
  id,
  name,
  alt: `Drawing: ${name}`,
  line: 'Happy birthday',
  pictureUrl: `/designs/${id}.svg`,
});

const designs = [
  designOf('candles', 'Candles'),
  designOf('tulipRow', 'Tulip row'),
  designOf('peonies', 'Peonies'),
];

export const rowOf = (
  category: GreetingCategory,
  changes: Partial<GreetingCategoryRow> = {},
): GreetingCategoryRow => ({
  category,
  kind: kindOfCategory[category],
  designs,
  taskId: null,
  isOn: category === 'birthdays',
  occasions: occasionsOf(category),
  designId: 'candles',
  approvesBeforeSending: false,
  clientCount: 214,
  nextDay: '2025-11-14',
  ...changes,
});

export const sampleRows = (): GreetingCategoryRow[] => greetingCategories.map((category) => rowOf(category));

export const words = {
  en: { subject: 'Happy birthday, {{firstName}}', body: '<p>Happy birthday.</p>' },
  fr: { subject: 'Bon anniversaire, {{firstName}}', body: '<p>Bon anniversaire.</p>' },
};

export const taskOf = (number: number, changes: Partial<GreetingTask> = {}): GreetingTask => ({
  id: idOf(900 + number),
  revision: 3,
  category: 'customDates',
  occasions: ['custom'],
  name: 'Open house reunion',
  designId: 'candles',
  words: null,
  customDate: '2025-12-01',
  repeatsAnnually: true,
  audience: { kind: 'all' },
  approvesBeforeSending: false,
  kind: 'custom',
  audienceName: null,
  subject: 'See you again',
  state: 'scheduled',
  sendDate: '2025-12-01',
  clientCount: 9,
  reached: null,
  isStanding: false,
  createdAt: '2025-11-01T12:00:00.000Z',
  updatedAt: '2025-11-01T12:00:00.000Z',
  ...changes,
});

export const sampleTemplate = (changes: Partial<GreetingTemplate> = {}): GreetingTemplate => ({
  category: 'birthdays',
  occasion: 'birthday',
  occasions: ['birthday'],
  design: designOf('candles', 'Candles'),
  designs,
  words,
  original: words,
  isChanged: false,
  picture: null,
  clientCount: 214,
  missing: [{ name: 'street', clients: 38 }],
  savedAt: null,
  ...changes,
});

export const sampleRun = (changes: Partial<GreetingRunDetail> = {}): GreetingRunDetail => ({
  id: idOf(700),
  taskId: idOf(900),
  name: '',
  kind: 'holiday',
  category: 'thanksgiving',
  occasion: 'thanksgiving',
  day: '2025-10-13',
  designId: 'candles',
  clientName: null,
  clients: 188,
  sent: 176,
  merged: 0,
  leftOut: 12,
  missed: 0,
  skipped: 0,
  cancelled: 0,
  reached: 173,
  answered: 7,
  grades: { none: 39, machine: 29, likely: 44, confirmed: 61 },
  sentAt: '2025-10-13T13:00:00.000Z',
  callable: 6,
  languages: { en: 139, fr: 37 },
  leftOutReasons: [
    { reason: 'consentEnded', clients: 9 },
    { reason: 'bereavement', clients: 3 },
  ],
  answers: [
    {
      client: { id: idOf(101), name: 'Grace Mensah' },
      text: 'Made the tarts twice.',
      at: '2025-10-13T14:00:00.000Z',
    },
  ],
  bounced: 1,
  ...changes,
});

export const sampleWishes = (changes: Partial<GreetingWishes> = {}): GreetingWishes => ({
  feasts: ['diwali'],
  leapDayRule: 'feb28',
  hold: null,
  wantsNoPaper: false,
  greeted: { birthday: true, homeDay: false, clientSince: false, feasts: ['diwali'] },
  next: eventOf(1),
  ...changes,
});
