import type { BodyOf } from '@hearthline/contract';
import { request } from '../../../shared/api/client.ts';
import { useWrite } from './use-write.ts';

/** The dialog shows what is refused itself. */
export function useRecordConsent(id: string) {
  return useWrite(
    (body: BodyOf<'POST /clients/{id}/consents'>) =>
      request('POST /clients/{id}/consents', { params: { id }, body }),
    { handlesErrors: true },
  );
}

export function useWithdrawConsent(id: string) {
  return useWrite((consentId: string) =>
    request('POST /clients/{id}/consents/{consentId}/withdraw', { params: { id, consentId } }),
  );
}
