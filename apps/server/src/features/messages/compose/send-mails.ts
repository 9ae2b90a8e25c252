import type { Language } from '@hearthline/contract/common';
import type { CommercialCategory } from '@hearthline/domain/client/consent';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { addressOf } from '../delivery/send-rules.ts';
import { askAudience, evaluateAudience } from '../mailings/audience.ts';
import type { MessagePorts } from '../message-ports.ts';
import { publishMessagesChanged } from '../message-ports.ts';
import type { Composer } from './compose-message.ts';
import { sanitizeMailBody } from './mail-body.ts';
import { hasExpressConsent, nameOf, readerOf } from './reader-names.ts';
import { writeMessage } from './write-message.ts';

export interface ChosenMail {
  clientIds: readonly string[];
  category: CommercialCategory;
  language: Language;
  subject: string;
  /** HTML; sanitised here. */
  body: string;
  copyToMe: boolean;
}

/** A mail to people whom the agent chose one by one, as another feature asks for it. */
export function createMailSender({
  clock,
  ports,
  composer,
}: {
  clock: Clock;
  ports: MessagePorts;
  composer: Composer;
}) {
  return async (
    tx: Tx,
    agentId: string,
    { clientIds, category, language, subject, body, copyToMe }: ChosenMail,
  ): Promise<{ sent: number; leftOut: { clientId: string; name: string; reason: string }[] }> => {
    const asked = await askAudience({ clock, ports }, tx, agentId, { channel: 'email', category });
    const written = { subject, body: sanitizeMailBody(body) };
    const none = { subject: '', body: '' };
    const mail = language === 'fr' ? { en: none, fr: written } : { en: written, fr: none };
    const leftOut: { clientId: string; name: string; reason: string }[] = [];
    let sent = 0;
    for (const { client, person, reason, isByReferral } of await evaluateAudience(asked, {
      clientIds: [...clientIds],
    })) {
      // Somebody who is chosen by name is meant, also on a day with other mail.
      if (reason !== null && reason !== 'recentlyWritten') {
        leftOut.push({ clientId: client.id, name: nameOf(client), reason });
        continue;
      }
      await writeMessage(asked, composer, {
        client,
        address: addressOf(client, 'email'),
        name: nameOf(client),
        reader: readerOf(client, { isExpress: hasExpressConsent(person), isByReferral }),
        language,
        mail,
        mailingId: null,
        notBefore: asked.now,
        isTest: false,
      });
      sent += 1;
    }
    if (copyToMe && sent > 0) {
      const { firstName, lastName, email, realtorEmail } = asked.sender;
      await writeMessage(asked, composer, {
        client: null,
        address: realtorEmail || email,
        name: nameOf({ firstName, lastName }),
        reader: { firstName, lastName, city: '', province: '', hasExpressConsent: true, referredBy: null },
        language,
        mail,
        mailingId: null,
        notBefore: asked.now,
        isTest: true,
      });
    }
    if (sent > 0) await publishMessagesChanged(tx, agentId);
    return { sent, leftOut };
  };
}
