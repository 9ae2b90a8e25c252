import type {
  PostalBatch,
  PostalCard,
  PostalReadiness,
  PostalSettings,
} from '@hearthline/contract/postal-cards';

export const cardId = '01900000-0000-7000-8000-000000000001';
export const batchId = '01900000-0000-7000-8000-000000000002';
export const clientId = '01900000-0000-7000-8000-000000000003';

export const makeCard = (part: Partial<PostalCard> = {}): PostalCard => ({
  id: cardId,
  revision: 1,
  name: 'Holiday card 2025',
  size: '6x4',
  designId: 'ourStreet',
  line: { en: '', fr: '' },
  message: { en: 'Dear {{firstName}}, thank you.', fr: 'Bonjour {{firstName}}, merci.' },
  audience: { kind: 'all' },
  inHandsOn: '2025-12-15',
  leftOut: [],
  saleConsents: null,
  audienceName: null,
  people: [],
  state: null,
  batchId: null,
  clientCount: 148,
  savedAt: '2025-11-12T14:00:00.000Z',
  ...part,
});

export const makeBatch = (part: Partial<PostalBatch> = {}): PostalBatch => ({
  id: batchId,
  cardId,
  number: 1,
  code: 'HC-2025-01',
  name: 'Holiday card 2025',
  size: '6x4',
  designId: 'ourStreet',
  line: { en: '', fr: '' },
  state: 'ready',
  progress: 1,
  times: { making: '2025-11-12T14:00:00.000Z', ready: '2025-11-12T14:00:10.000Z' },
  next: 'printing',
  undo: null,
  canCancel: true,
  printer: 'self',
  problem: null,
  cards: 144,
  pages: 288,
  bytes: 400_000,
  languages: { en: 113, fr: 31 },
  printBy: '2025-11-28',
  mailBy: '2025-12-05',
  inHandsOn: '2025-12-15',
  fileUrl: '/api/files/signed',
  fileName: 'HC-2025-01.pdf',
  createdAt: '2025-11-12T14:00:00.000Z',
  ...part,
});

export const settings: PostalSettings = {
  designs: ['ourStreet', 'lights', 'candles', 'redDoor', 'tulipRow'].map((id) => ({
    id,
    name: { en: `Design ${id}`, fr: `Modèle ${id}` },
    alt: { en: 'Houses in the snow', fr: 'Des maisons sous la neige' },
    line: { en: 'Warm wishes', fr: 'Nos vœux' },
    categories: ['winterHolidays'],
    pictureUrl: { en: `/drawings/${id}-en.svg`, fr: `/drawings/${id}-fr.svg` },
  })),
  missing: [],
  provider: { name: 'PostGrid', centsPerCard: 142 },
  allowance: { limit: 200, used: 0, left: 200 },
  today: '2025-11-12',
};

export const makeReadiness = (part: Partial<PostalReadiness> = {}): PostalReadiness => ({
  plan: {
    approveBy: '2025-11-26',
    printBy: '2025-11-28',
    mailBy: '2025-12-05',
    inHandsOn: '2025-12-15',
    earliestInHands: '2025-11-27',
    daysLate: 0,
    printingDays: 3,
    transitDays: 6,
  },
  checks: [{ name: 'safeZone', isMet: true, details: [] }],
  counts: { all: 148, complete: 144, toFix: 4, french: 31, without: 0 },
  allowance: settings.allowance,
  ...part,
});
