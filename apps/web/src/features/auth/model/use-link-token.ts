import { useLocation } from '@tanstack/react-router';

/** The one-time token of a mailed link, as it stands in the address: the router would read digits as a number. */
export function useLinkToken(): string {
  const query = useLocation({ select: (location) => location.searchStr });
  return new URLSearchParams(query).get('token') ?? '';
}
