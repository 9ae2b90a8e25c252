import { appOrigin } from './server-address.ts';
import { expect } from './test.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

export async function listMails(to: string): Promise<Mail[]> {
  const reply = await fetch(`${appOrigin}/api/mailbox?to=${encodeURIComponent(to)}`);
  return ((await reply.json()) as { result: Mail[] }).result;
}

/** The mail is written by a job after the answer, so it may take a moment. */
export async function waitForMail(to: string): Promise<Mail> {
  await expect.poll(async () => (await listMails(to)).length).toBeGreaterThan(0);
  const [mail] = await listMails(to);
  if (!mail) throw new Error(`No mail for ${to}`);
  return mail;
}

/** The path and query of the link in a mail. */
export function linkOf(mail: Mail): string {
  const link = /https?:\/\/\S+/.exec(mail.text)?.[0];
  if (!link) throw new Error(`No link in: ${mail.text}`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}
