import { createMailSeal } from '../platform/mail/mail-seal.ts';
import type { TestApp } from './test-app.ts';
import { testSecret } from './test-app.ts';

interface KeptMail {
  [column: string]: unknown;
  subject: string;
  html: string;
  text: string;
}

/** What was sent to an address or number, oldest first, where mails are kept instead of sent. */
export async function listKeptMails(app: TestApp, to: string): Promise<KeptMail[]> {
  const rows = await app.database.query<KeptMail>(
    'select subject, html, text from system.mailbox_message where to_address = $1 order by id',
    [to],
  );
  const seal = createMailSeal(testSecret);
  return rows.map((row) => ({ subject: row.subject, ...(seal.open(row) ?? { html: '', text: '' }) }));
}
