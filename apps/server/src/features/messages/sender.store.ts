import { dailyLimits } from '@hearthline/domain/message/sending-limit';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/database.ts';

export interface SenderRow {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  title: string;
  jobTitle: string;
  language: 'en' | 'fr';
  timeZone: string;
  signatureEn: string;
  signatureFr: string;
  quietHoursOn: boolean;
  quietFrom: string;
  quietTo: string;
  brokerageName: string;
  realtorPhone: string;
  realtorEmail: string;
  mailingAddress: string;
  watchesReading: boolean;
  /** What the agent set, or the most that anybody may send. */
  dailyLimit: number;
}

/** The agent as a sender of messages, with how he wants them handled. */
export async function findSenderRow(tx: Tx, agentId: string): Promise<SenderRow> {
  const { rows } = await sql<SenderRow>`${prepared('sender')}
    select a.first_name, a.last_name, a.email, a.phone, a.title, a.job_title, a.language, a.time_zone, a.signature_en, a.signature_fr,
      a.quiet_hours_on, to_char(a.quiet_from, 'HH24:MI') as quiet_from, to_char(a.quiet_to, 'HH24:MI') as quiet_to,
      r.brokerage_name, r.phone as realtor_phone, r.email as realtor_email,
      coalesce(nullif(r.mailing_address, ''), nullif(concat_ws(', ', nullif(r.address, ''), nullif(r.city, '')), ''), '')
        as mailing_address,
      coalesce(s.watches_reading, true) as watches_reading, least(s.daily_limit, ${dailyLimits.approved}) as daily_limit
    from agent a join realtor_profile r using (agent_id) left join mail_setting s using (agent_id)
    where a.agent_id = ${agentId}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('A message of an account that is gone');
  return row;
}

export async function writeMailSettings(
  tx: Tx,
  agentId: string,
  settings: { watchesReading: boolean; dailyLimit: number },
): Promise<void> {
  await tx
    .insertInto('mailSetting')
    .values({ agentId, ...settings, updatedAt: new Date() })
    .onConflict((conflict) => conflict.column('agentId').doUpdateSet(settings))
    .execute();
}
