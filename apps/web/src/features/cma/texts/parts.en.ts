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
  save: {
    saved: 'Draft saved {{time}}',
    saving: 'Saving draft',
    failed: 'The draft could not be saved yet. Your changes stay here.',
    conflict: 'Changed elsewhere meanwhile. Both changes are kept.',
    again: 'Save now',
  },
  none: {
    title: 'No analysis is open',
    text: 'Begin with a home, or go on with an analysis that you started.',
    start: 'New CMA',
    recent: 'Recent results',
  },
  trouble: {
    offline: 'You are offline. This loads as soon as you are back.',
    failed: 'This could not be loaded.',
    notFound: 'This analysis is not there any more.',
    toStart: 'Start another CMA',
  },
} as const;
