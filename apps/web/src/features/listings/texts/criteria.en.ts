export const criteriaEn = {
  agreement: {
    title: 'Listing data is off.',
    text: 'Listing data needs an active board agreement. Ask your broker or board to add you.',
    action: 'See your agreement',
  },
} as const;
