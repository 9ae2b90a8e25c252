import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { meQuery } from '../../../shared/api/me-query.ts';

/** When board access opens or ends, whatever stands on the screen may be another: all of it is read again. */
export function useAccessChange(): void {
  const client = useQueryClient();
  const { data: me } = useQuery(meQuery);
  const status = me?.boardAgreement.status;
  const known = useRef(status);

  useEffect(() => {
    const before = known.current;
    known.current = status;
    if (before === undefined || status === undefined || before === status) return;
    void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== meQuery.queryKey[0] });
  }, [client, status]);
}
