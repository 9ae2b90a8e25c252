import type { Person } from '@hearthline/domain/client/consent';
import type { ReceivingClient } from '../message-ports.ts';
import type { ReaderNames } from './compose-message.ts';

export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim();

export function readerOf(
  { firstName, lastName, city, province, sourceDetail }: ReceivingClient,
  { isExpress, isByReferral }: { isExpress: boolean; isByReferral: boolean },
): ReaderNames {
  const referredBy = isByReferral && sourceDetail !== '' ? sourceDetail : null;
  return { firstName, lastName, city, province, hasExpressConsent: isExpress, referredBy };
}

export const hasExpressConsent = ({ consents }: Person): boolean =>
  consents.some(({ type, withdrawnOn }) => type === 'express' && withdrawnOn === null);
