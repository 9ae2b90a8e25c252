import { z } from 'zod';
import { seal, unseal } from '../seal.ts';
import { deriveKey } from '../secret.ts';

/** What a mail says, with links that open accounts and client pages. */
export interface MailContent {
  html: string;
  text: string;
}

export interface MailSeal {
  /** As it lies in the database: a copy of the table opens nothing. */
  close(content: MailContent): MailContent;
  /** Null where it was sealed under another secret. */
  open(kept: MailContent): MailContent | null;
}

export const sealedMark = 'sealed:';
const purpose = 'mailbox';
const content = z.object({ html: z.string(), text: z.string() });

export function createMailSeal(secret: string): MailSeal {
  const key = deriveKey(secret, purpose);
  return {
    close: ({ html, text }) => ({
      html: '',
      text: `${sealedMark}${seal(key, purpose, JSON.stringify({ html, text })).toString('base64')}`,
    }),
    open: (kept) => {
      // From the time before mails were sealed.
      if (!kept.text.startsWith(sealedMark)) return kept;
      const plain = unseal(key, purpose, Buffer.from(kept.text.slice(sealedMark.length), 'base64'));
      return plain === null ? null : content.parse(JSON.parse(plain));
    },
  };
}
