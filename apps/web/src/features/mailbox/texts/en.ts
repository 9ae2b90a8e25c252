/** The demo's mails, kept instead of sent. */
export const en = {
  title: 'Demo mailbox',
  text: 'This installation is a demo: it sends no mail and keeps every message here.',
  refresh: 'Refresh',
  list: 'Mails, newest first',
  backToList: 'All mails',
  to: 'To {{address}}',
  when: '{{day}}, {{time}}',
  sms: 'Text message',
  smsLine: 'Text: {{text}}',
  message: 'Mail: {{subject}}',
  emptyTitle: 'No mail yet',
  emptyText: 'Write to a client or ask for a new password, then refresh.',
  failedTitle: 'The mails could not be loaded',
  noneTitle: 'There is no mailbox here',
  noneText:
    'A demo shows its mails on its own machine and to its demo accounts; elsewhere mails leave for real.',
} as const;
