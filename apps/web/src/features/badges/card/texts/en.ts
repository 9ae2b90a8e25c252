/** Words of a badge itself, wherever it is drawn. */
export const en = {
  badgeNoData: 'No data for this period',
  loading: 'Loading',
  couldNotLoad: 'Could not load',
  /** What opens a value that is kept back. */
  locked: { boardAccess: 'Opens with board access' },
  /** Name of the button that is the number itself. */
  openRecords: '{{title}}: {{value}}, show the list',
  trend: { up: 'Up {{amount}}', down: 'Down {{amount}}', same: 'No change' },
  units: {
    days_one: '{{amount}} day',
    days_other: '{{amount}} days',
    months_one: '{{amount}} month',
    months_other: '{{amount}} months',
  },
  /** How far a value moved, where there is little room. */
  steps: {
    points_one: '{{amount}} pt',
    points_other: '{{amount}} pts',
    days_one: '{{amount}} day',
    days_other: '{{amount}} days',
    months_one: '{{amount}} month',
    months_other: '{{amount}} months',
  },
  records: {
    none: 'No records in this period.',
    noValue: 'No value',
    total: 'from {{records}}',
    listed: 'The list holds {{records}}',
    counts: 'Counts',
    countsNot: 'Compared',
  },
  parameter: {
    any: 'Any',
    anywhere: { area: 'Every area', municipality: 'Every municipality', community: 'Every community' },
    you: 'You, filled automatically',
    ownDates: 'Own dates…',
  },
} as const;
