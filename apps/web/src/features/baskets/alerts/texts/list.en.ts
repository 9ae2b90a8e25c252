export const listEn = {
  title: 'Client alerts',
  alerts_one: '{{count, number}} alert',
  alerts_other: '{{count, number}} alerts',
  paused_one: '{{count, number}} paused',
  paused_other: '{{count, number}} paused',
  silent_one: '{{count, number}} without a sign of life',
  silent_other: '{{count, number}} without a sign of life',
  newAlert: 'New alert',
  search: 'Search alerts',
  searchHint: 'Alert or client',
  filter: 'Which alerts',
  filters: {
    all: 'All',
    active: 'Active',
    paused: 'Paused',
    waiting: 'Waiting for you',
    silent: 'Silent clients',
  },
  sorts: { lastSent: 'Last sent', lastSeen: 'Last seen', name: 'Name', created: 'Newest' },
  columns: {
    name: 'Alert and client',
    state: 'State',
    outcomes: 'Last 30 days',
    answers: 'Answers',
    lastSent: 'Last sent',
    lastSeen: 'Last seen',
    actions: 'Actions',
  },
  held_one: '{{count, number}} held',
  held_other: '{{count, number}} held',
  answers: {
    favourites_one: 'favourite',
    favourites_other: 'favourites',
    possible_one: 'possible',
    possible_other: 'possible',
    rejected_one: 'rejected',
    rejected_other: 'rejected',
  },
  nothingSent: 'Nothing yet',
  notYet: 'Not yet',
  found_one: '{{count, number}} alert found',
  found_other: '{{count, number}} alerts found',
  failed: 'Your alerts could not be loaded.',
  empty: {
    title: 'No alerts yet',
    text: 'An alert watches the market for a client and writes when a home fits. Any search can become one.',
    search: 'Search homes',
  },
  noMatch: {
    title: 'No alert matches “{{text}}”',
    text: 'Names of alerts and clients are searched.',
    clear: 'Show all alerts',
  },
  noneOf: {
    all: 'No alerts here',
    active: 'No alert is active',
    paused: 'No alert is paused',
    waiting: 'Nothing waits for you',
    silent: 'Every client gave a sign of life',
  },
} as const;

export const menuEn = {
  more: 'More for {{name}}',
  open: 'Open',
  edit: 'Edit',
  duplicate: 'Duplicate',
  keep: 'Keep it active',
  pause: 'Pause',
  pauseUntil: 'Pause until…',
  resume: 'Resume',
  delete: 'Delete',
} as const;

/** Whether an alert writes, and what its matches came to. */
export const stateEn = {
  active: 'Active',
  paused: 'Paused',
  begins: 'Begins {{day}}',
  next: 'Next: {{when}}',
  pausesOn: 'Pauses on {{day}}',
  until: 'until {{day}}',
  reasons: {
    byAgent: 'By you',
    byClient: 'By the client',
    stoppedByClient: 'Stopped by the client',
    noSignOfLife: 'No sign of life',
    bounced: 'Email came back',
    consentLost: 'Consent lost',
  },
} as const;

export const outcomesEn = {
  matches_one: '{{count, number}} match',
  matches_other: '{{count, number}} matches',
  /** Each match is of one person. */
  people_one: '{{count, number}} person',
  people_other: '{{count, number}} people',
  sum: '{{matches, number}} matches: {{sent, number}} sent, {{merged, number}} merged, {{held, number}} held, {{blocked, number}} blocked',
} as const;
