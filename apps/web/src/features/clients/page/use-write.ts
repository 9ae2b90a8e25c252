import { useMutation, useQueryClient } from '@tanstack/react-query';
import { clientsKey } from '../api/clients-api.ts';

/** A change to a client; everything about clients that is on screen is read again after it. */
export function useWrite<V, R>(write: (value: V) => Promise<R>, meta?: { handlesErrors?: boolean }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: write,
    onSuccess: () => void client.invalidateQueries({ queryKey: clientsKey }),
    meta,
  });
}
