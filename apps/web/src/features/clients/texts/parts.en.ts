/** Small words that every screen about clients shares. */
export const partsEn = {
  consentWords: {
    express: 'Express',
    implied: 'Implied',
    ending: 'Ends soon',
    referral: 'Referral',
    none: 'No consent',
    optedOut: 'Opted out',
  },
  contactKinds: { call: 'Call', email: 'Email', meeting: 'Meeting', text: 'Text' },
  languages: { en: 'English', fr: 'French' },
  undo: 'Undo',
} as const;
