import type { SiteAgent } from '../site-agent.store.ts';

/** What the law and people want to know of whoever has a site, by the names of the profile. */
const identification = ['brokerageName', 'phone', 'mailingAddress'] as const;
export type Identification = (typeof identification)[number];

export const listUnidentified = (agent: Pick<SiteAgent, Identification>): Identification[] =>
  identification.filter((field) => agent[field].trim() === '');
