/** What all screens of the analysis share. */
export const partsEn = {
  steps: {
    label: 'Steps',
    subject: 'Subject',
    conditions: 'Conditions',
    calculate: 'Calculate',
    report: 'Report',
    done: 'done',
  },
  methods: { fast: 'Fast', advance: 'Advance' },
  methodNames: { fast: 'Fast CMA', advance: 'Advance CMA' },
  fallback: 'Fast CMA falls back to Advance CMA when property info is lacking',
  client: {
    label: 'Client',
    title: 'Client of this analysis',
    find: 'Name of a client',
    other: 'Another client',
    hint: 'The report is in their language, and goes to them first.',
    choose: 'Choose a client',
    change: 'For {{name}}, change client',
    forWhom: 'For {{name}}',
    done: 'Done',
  },
  none: {
    title: 'No analysis is open',
    text: 'Begin with a home, or go on with an analysis that you started.',
    start: 'New CMA',
    recent: 'Recent results',
  },
  error: {
    notFound: 'This analysis is not there any more.',
    toStart: 'Start another CMA',
  },
} as const;
