import type { Channel, LeftOutReason, MessageCategory } from '@hearthline/contract/messages';
import type { Person } from '@hearthline/domain/client/consent';
import { evaluateConsent } from '@hearthline/domain/client/consent';
import { zoneOfProvince } from '@hearthline/domain/client/province-zones';
import type { QuietHours } from '@hearthline/domain/message/quiet-hours';
import { afterAllQuietHours, afterQuietHours } from '@hearthline/domain/message/quiet-hours';
import type { SenderRow } from '../sender.store.ts';

export interface Reader {
  email: string;
  phone: string;
  province: string;
  /** Who referred them, where somebody did. */
  sourceDetail: string;
  /** Came by an import, and nobody has vouched for the agent yet. */
  isBarred: boolean;
  person: Person;
}

export interface Verdict {
  reason: LeftOutReason | null;
  /** Since when nothing more is allowed. */
  endedOn: string | null;
  /** The message rests on a referral, of which there is one. */
  isByReferral: boolean;
}

const allowed: Verdict = { reason: null, endedOn: null, isByReferral: false };
const refuse = (reason: LeftOutReason, endedOn: string | null = null): Verdict => ({
  reason,
  endedOn,
  isByReferral: false,
});

/** Every message says who wrote it, on whose behalf, and where they are reached by post. */
export const isSenderComplete = ({ brokerageName, mailingAddress }: SenderRow): boolean =>
  brokerageName.trim() !== '' && mailingAddress.trim() !== '';

/** Whether a message may go to somebody now; asked when it is written and again when it goes out. */
export function evaluateReader(
  reader: Reader,
  message: { channel: Channel; category: MessageCategory },
  sender: SenderRow,
  today: string,
): Verdict {
  if (addressOf(reader, message.channel) === '') return refuse('noAddress');
  const { category } = message;
  if (reader.isBarred) return refuse('importNotApproved');
  if (!isSenderComplete(sender)) return refuse('senderIncomplete');
  if (category === 'personal')
    return reader.person.leftCategories.includes(category) ? refuse('categoryLeft') : allowed;
  const standing = evaluateConsent(reader.person, category, today);
  if (!standing.mayReceive) return refuse(standing.refusal, standing.endedOn);
  const isByReferral = standing.consent.type === 'referral';
  if (isByReferral && reader.sourceDetail === '') return refuse('referrerUnknown');
  return { ...allowed, isByReferral };
}

export const addressOf = ({ email, phone }: Pick<Reader, 'email' | 'phone'>, channel: Channel): string =>
  channel === 'email' ? email : (phone.split(';')[0] ?? '');

/**
 * The earliest moment from `at` on at which the reader is not to be left in peace: neither by the agent's hours nor by
 * those of the message itself, which count alone where both together leave no moment. Personal messages do not wait.
 */
export function whenToSend(
  at: Date,
  { province }: Pick<Reader, 'province'>,
  { category, quietHours }: { category: MessageCategory; quietHours: readonly QuietHours[] },
  sender: SenderRow,
): Date {
  if (category === 'personal') return at;
  const timeZone = zoneOfProvince(province) ?? sender.timeZone;
  const ofAgent = sender.quietHoursOn ? [{ from: sender.quietFrom, to: sender.quietTo }] : [];
  return (
    afterAllQuietHours(at, [...quietHours, ...ofAgent], timeZone) ??
    afterAllQuietHours(at, quietHours, timeZone) ??
    at
  );
}

/** The agent's own peace, in the agent's own zone. */
export function whenToSendToAgent(at: Date, sender: SenderRow): Date {
  if (!sender.quietHoursOn) return at;
  return afterQuietHours(at, { from: sender.quietFrom, to: sender.quietTo }, sender.timeZone);
}
