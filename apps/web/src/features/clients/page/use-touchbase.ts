import type { BodyOf } from '@hearthline/contract';
import { request } from '../../../shared/api/client.ts';
import { useWrite } from './use-write.ts';

export function useSetTouchbase(id: string) {
  return useWrite((body: BodyOf<'PUT /clients/{id}/touchbase'>) =>
    request('PUT /clients/{id}/touchbase', { params: { id }, body }),
  );
}
