import type { Language } from '@hearthline/contract/common';
import type { CommercialCategory } from '@hearthline/domain/client/consent';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { addressOf } from '../delivery/send-rules.ts';
import type { AudienceQuestion } from '../mailings/audience.ts';
import { askAudience, evaluateAudience } from '../mailings/audience.ts';
import type { MessagePorts } from '../message-ports.ts';
import { publishMessagesChanged } from '../message-ports.ts';
import type { Composer } from './compose-message.ts';
import { hasExpressConsent, nameOf, readerOf } from './reader-names.ts';
import type { OutgoingMessage } from './write-message.ts';
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
    const written = { subject, body: (await composer.cleanBodies(body))[0] ?? '' };
    const none = { subject: '', body: '' };
    const mail = language === 'fr' ? { en: none, fr: written } : { en: written, fr: none };
    const leftOut: { clientId: string; name: string; reason: string }[] = [];
    let sent = 0;
    const chosen = await evaluateAudience(asked, { clientIds: [...clientIds] });
    for (const { client, person, reason, isByReferral } of chosen) {
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
    if (copyToMe && sent > 0) await writeCopy(asked, composer, { language, mail });
    if (sent > 0) await publishMessagesChanged(tx, agentId);
    return { sent, leftOut };
  };
}

/** To the address that was confirmed, since a copy counts against no limit. */
async function writeCopy(
  asked: AudienceQuestion,
  composer: Composer,
  words: Pick<OutgoingMessage, 'language' | 'mail'>,
): Promise<void> {
  const { firstName, lastName, email } = asked.sender;
  await writeMessage(asked, composer, {
    ...words,
    client: null,
    address: email,
    name: nameOf({ firstName, lastName }),
    reader: { firstName, lastName, city: '', province: '', hasExpressConsent: true, referredBy: null },
    mailingId: null,
    notBefore: asked.now,
    isTest: true,
  });
}
