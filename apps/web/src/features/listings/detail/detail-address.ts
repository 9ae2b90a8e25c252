import { useSearch } from '@tanstack/react-router';

/** What the address of one home holds: which one, the search it was found by, and for whose eyes. */
export interface DetailAddress {
  id?: string | undefined;
  c?: string | undefined;
  k?: string | undefined;
  sort?: string | undefined;
  /** The view of the result it was opened from; missing where it was not. */
  view?: string | undefined;
  as?: 'client' | undefined;
}

export function useDetailAddress(): DetailAddress {
  return useSearch({ strict: false }) as DetailAddress;
}
