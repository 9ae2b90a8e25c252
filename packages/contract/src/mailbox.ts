import { z } from 'zod';
import { id, isoInstant, successPage } from './common.ts';
import { defineEndpoints } from './endpoint.ts';

export const mailboxMessage = z.object({
  id,
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  sentAt: isoInstant,
});
export type MailboxMessage = z.infer<typeof mailboxMessage>;

export const mailboxEndpoints = defineEndpoints({
  'GET /mailbox': {
    access: 'public',
    summary:
      'Mails the demo kept instead of sending, for its own machine and its demo accounts; else not found',
    query: z.strictObject({ to: z.string().trim().max(254).optional() }),
    reply: successPage(mailboxMessage),
  },
});
