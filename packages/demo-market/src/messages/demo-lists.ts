import type { DemoClient } from '../clients/demo-clients.ts';

export interface DemoList {
  name: string;
  /** As the app saves it. */
  filter: Record<string, unknown>;
}

const nearLake = 'Near the lake';

/** The list that gets the monthly letter, and who is in it. */
export const monthlyMailList = {
  name: nearLake,
  holds: ({ tags }: Pick<DemoClient, 'tags'>): boolean => tags.includes('Lakeside'),
};

const lists: readonly (DemoList & { isShort: boolean })[] = [
  { name: nearLake, filter: { tags: ['Lakeside'] }, isShort: true },
  {
    name: 'Buying within three months',
    filter: { type: ['buyer', 'buyerSeller'], timeline: ['now', 'months1', 'months2', 'months3'] },
    isShort: true,
  },
  { name: 'Past clients', filter: { source: ['pastClient'] }, isShort: false },
  { name: 'Consent ending soon', filter: { consent: ['ending'] }, isShort: false },
];

/** A short set suits an agent with few people. */
export const demoListsFor = ({ isShort }: { isShort: boolean }): DemoList[] =>
  lists.filter((list) => !isShort || list.isShort).map(({ name, filter }) => ({ name, filter }));
