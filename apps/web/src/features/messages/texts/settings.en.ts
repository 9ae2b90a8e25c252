export const settingsEn = {
  heading: 'Emails to clients',
  watch: 'Watch openings and clicks',
  watchText:
    'Tells in the log whether an email was read. In Quebec only clients with express consent are watched, as the law there wants it.',
  dailyLimit: 'Emails and SMS a day',
  dailyLimitHint:
    'What is above it waits until the next day. Your account may allow fewer: 50 at first, 200 after 14 days, 1,000 with an approval.',
  limitError: 'Enter a whole number from 1 to 1,000.',
  saved: 'Saved',
  failed: 'These settings could not be loaded.',
  log: 'Open the email log',
} as const;
