export const settingsEn = {
  heading: 'Mail to clients',
  watch: 'Watch openings and clicks',
  watchText:
    'Tells in the log whether a mail was read. In Quebec only clients with express consent are watched, as the law there wants it.',
  dailyLimit: 'Commercial mails a day',
  dailyLimitHint: 'What is above it waits until the next day.',
  limitError: 'Enter a whole number from 1 to 10,000.',
  saved: 'Saved',
  failed: 'These settings could not be loaded.',
  log: 'Open the email log',
} as const;
