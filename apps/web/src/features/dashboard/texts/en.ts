/** The first screen of the day. */
export const en = {
  greeting: {
    morning: 'Good morning, {{name}}',
    afternoon: 'Good afternoon, {{name}}',
    evening: 'Good evening, {{name}}',
  },
  agreement: {
    title: 'Listing data is off.',
    none: 'Listing data needs an active board agreement. Ask your broker or board to add you.',
    expired: 'Listing data needs an active board agreement. Ask {{board}} to renew yours.',
    expiredOn:
      'Listing data needs an active board agreement. Yours ended on {{date}}. Ask {{board}} to renew it.',
    yourBoard: 'your board',
    action: 'See your agreement',
  },
  empty: {
    title: 'Your numbers will stand here',
    text: 'Badges show what matters to you at a glance: active listings, new leads, days on market, commission. Build the first one and it takes its place on this board.',
    action: 'Open badge builder',
  },
} as const;
