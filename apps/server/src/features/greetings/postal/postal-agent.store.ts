import { findProvince } from '@hearthline/domain/greeting/postal-address';
import type { PostalPlace } from '@hearthline/domain/greeting/postal-plan';
import type { Language } from '@hearthline/domain/language';
import { nameJobTitle } from '@hearthline/format/vocabulary/person';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import type { CardSender } from './print/cards-view.ts';
import { makePrintable } from './print/printable.ts';

/** The agent as cards name them. */
export interface PostalSender {
  firstName: string;
  lastName: string;
  title: string;
  jobTitle: string;
  phone: string;
  brokerage: string;
  address: string;
  city: string;
}

export interface PostalAgent extends PostalSender {
  language: Language;
  timeZone: string;
}

/** As a batch keeps it. */
export const senderOf = ({ language, timeZone, ...sender }: PostalAgent): PostalSender => sender;

export async function findPostalAgent(tx: Tx, agentId: string): Promise<PostalAgent> {
  const { rows } = await sql<PostalAgent>`
    select a.first_name, a.last_name, a.title, a.job_title, coalesce(nullif(a.phone, ''), r.phone) as phone, a.language, a.time_zone,
      trim(r.brokerage_name) as brokerage, r.city,
      trim(coalesce(nullif(r.mailing_address, ''), concat_ws(', ', nullif(r.address, ''), nullif(r.city, '')))) as address
    from agent a join realtor_profile r using (agent_id) where a.agent_id = ${agentId}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('Cards of an account that is gone');
  return row;
}

/** What every card carries: without it none is printed. */
export const missingOfSender = ({ brokerage, address }: PostalSender): ('brokerage' | 'address')[] => [
  ...(brokerage === '' ? (['brokerage'] as const) : []),
  ...(address === '' ? (['address'] as const) : []),
];

/** The agents of this board are at home in Ontario; an address that says otherwise is believed. */
const usualProvince = 'ON';

export function placeOf({ address, city }: PostalSender): PostalPlace {
  const province = address
    .split(/[\s,()]+/)
    .map(findProvince)
    .findLast((found) => found !== undefined);
  return { city, province: province ?? usualProvince };
}

export function sendersOf(agent: PostalSender): Record<Language, CardSender> {
  const of = (language: Language): CardSender => ({
    name: makePrintable(`${agent.firstName} ${agent.lastName}`.trim()).text,
    firstName: makePrintable(agent.firstName).text,
    lines: [
      nameJobTitle(agent.jobTitle, { language, title: agent.title }),
      agent.brokerage,
      agent.address,
      agent.phone,
    ]
      .map((line) => makePrintable(line).text)
      .filter((line) => line !== ''),
  });
  return { en: of('en'), fr: of('fr') };
}

/** English stands first, but in Quebec. */
export function indiciaLinesOf(agent: PostalSender, customerNumber: string | null): string[] {
  if (customerNumber === null) return [];
  const names = ['Personalized Mail', 'Courrier personnalisé'];
  return [...(placeOf(agent).province === 'QC' ? names.toReversed() : names), customerNumber];
}
