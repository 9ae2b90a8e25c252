/** The demo's emails, kept instead of sent. */
export const en = {
  title: 'Demo mailbox',
  text: 'This installation is a demo: it sends no email and keeps every message here.',
  refresh: 'Refresh',
  list: 'Emails, newest first',
  backToList: 'All emails',
  to: 'To {{address}}',
  when: '{{day}}, {{time}}',
  sms: 'SMS',
  smsLine: 'SMS: {{text}}',
  message: 'Email: {{subject}}',
  emptyTitle: 'No email yet',
  emptyText: 'Write to a client or ask for a new password, then refresh.',
  failedTitle: 'The emails could not be loaded',
  noneTitle: 'There is no mailbox here',
  noneText:
    'A demo shows its emails on its own machine and to its demo accounts; elsewhere emails leave for real.',
} as const;
