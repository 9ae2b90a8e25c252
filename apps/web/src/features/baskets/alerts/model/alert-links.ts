interface AlertLink {
  to: string;
  search: Record<string, string | undefined>;
}

const automatic = { basketType: 'Automatic' };

export const alertListLink: AlertLink = { to: '/basket', search: automatic };
export const alertLink = (id: string): AlertLink => ({ to: '/basket/view', search: { ...automatic, id } });
/** Homes of all alerts that wait for the agent. */
export const approvalsLink: AlertLink = { to: '/basket/view', search: { ...automatic, view: 'approvals' } };

/** Every match of one client. */
export const clientLedgerLink = (clientId: string): AlertLink => ({
  to: '/basket/view',
  search: { ...automatic, client: clientId, view: 'ledger' },
});

interface FormStart {
  id?: string;
  client?: string;
  /** The search that it begins with. */
  c?: string | undefined;
  /** A saved search, which lends its name. */
  name?: string | undefined;
  /** As it was left for the search. */
  kept?: string;
}

/** Without an id a new one, for a client and with criteria where these are known. */
export const alertFormLink = (begin: FormStart = {}): AlertLink => ({
  to: '/basket/form',
  search: { ...automatic, ...begin },
});
