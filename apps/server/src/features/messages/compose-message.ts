import type { Language } from '@hearthline/contract/common';
import type { Channel, Letter, MessageCategory } from '@hearthline/contract/messages';
import type { PlaceholderValues } from '@hearthline/domain/message/placeholders';
import { fillPlaceholders } from '@hearthline/domain/message/placeholders';
import { mayWatch } from '@hearthline/domain/message/reading';
import type { ClientLinks } from './client-link.ts';
import { fillLetter, sanitizeLetter } from './letter.ts';
import type { Sender } from './mail-template.ts';
import { renderMail } from './mail-template.ts';
import { mailTexts } from './mail-texts.ts';
import type { SenderRow } from './sender.store.ts';

export interface ReaderNames {
  firstName: string;
  lastName: string;
  city: string;
  province: string;
  hasExpressConsent: boolean;
  referredBy: string | null;
}

export interface Composition {
  agentId: string;
  messageId: string;
  channel: Channel;
  category: MessageCategory;
  language: Language;
  letter: Letter;
  sender: SenderRow;
  reader: ReaderNames;
  isTest: boolean;
}

export interface ComposedMessage {
  subject: string;
  html: string;
  text: string;
  links: string[];
  isWatched: boolean;
}

const linksMost = 200;

export function createComposer({ links, publicOrigin }: { links: ClientLinks; publicOrigin: string }) {
  const urlOf = (
    agentId: string,
    messageId: string,
    kind: 'preferences' | 'opening' | 'target',
    position = 0,
  ) => `${publicOrigin}/c/${links.sign({ kind, agentId, messageId, position })}`;

  function composeSms({
    letter,
    language,
    sender,
    reader,
    category,
    agentId,
    messageId,
  }: Composition): ComposedMessage {
    const filled = fillPlaceholders(letter[language].body, valuesOf(reader, sender));
    const leave =
      category === 'personal'
        ? ''
        : ` ${mailTexts[language].unsubscribe}: ${urlOf(agentId, messageId, 'preferences')}`;
    const referral = reader.referredBy ? `${mailTexts[language].referredBy(reader.referredBy)}\n` : '';
    const from = `${sender.firstName} ${sender.lastName}, ${sender.brokerageName}`;
    return {
      subject: '',
      html: '',
      text: category === 'personal' ? filled : `${filled}\n${referral}${from}.${leave}`,
      links: [],
      isWatched: false,
    };
  }

  return {
    /** Exactly what is sent, with the links of this one message. */
    compose: (composition: Composition): ComposedMessage => {
      const { agentId, messageId, channel, category, language, letter, sender, reader, isTest } = composition;
      if (channel === 'sms') return composeSms(composition);
      const filled = fillLetter(letter[language], valuesOf(reader, sender));
      const isWatched =
        !isTest &&
        mayWatch({
          isWanted: sender.watchesReading,
          province: reader.province,
          hasExpressConsent: reader.hasExpressConsent,
        });
      const targets: string[] = [];
      const html = isWatched
        ? replaceLinks(filled.html, (target) => {
            if (targets.length >= linksMost) return target;
            targets.push(target);
            return urlOf(agentId, messageId, 'target', targets.length - 1);
          })
        : filled.html;
      const rendered = renderMail({
        ...filled,
        html,
        language,
        category,
        sender: toSender(sender, language),
        preferencesUrl: category === 'personal' ? null : urlOf(agentId, messageId, 'preferences'),
        referredBy: reader.referredBy,
        openingUrl: isWatched ? urlOf(agentId, messageId, 'opening') : null,
        isTest,
      });
      return { subject: filled.subject, ...rendered, links: targets, isWatched };
    },
    preferencesUrl: (agentId: string, messageId: string): string => urlOf(agentId, messageId, 'preferences'),
  };
}

export type Composer = ReturnType<typeof createComposer>;

/** Only addresses of the web; a mail or phone link cannot be watched. */
function replaceLinks(html: string, replace: (target: string) => string): string {
  return html.replace(
    /href="(https?:[^"]+)"/g,
    (_, target: string) => `href="${replace(decodeAmp(target))}"`,
  );
}

const decodeAmp = (text: string): string => text.replaceAll('&amp;', '&');

function valuesOf({ firstName, lastName, city }: ReaderNames, sender: SenderRow): PlaceholderValues {
  return {
    firstName,
    lastName,
    fullName: `${firstName} ${lastName}`.trim(),
    city,
    agentName: `${sender.firstName} ${sender.lastName}`,
    brokerage: sender.brokerageName,
  };
}

function toSender(row: SenderRow, language: Language): Sender {
  return {
    name: `${row.firstName} ${row.lastName}`,
    jobTitle: row.jobTitle,
    email: row.realtorEmail || row.email,
    phone: row.phone || row.realtorPhone,
    brokerage: row.brokerageName,
    mailingAddress: row.mailingAddress,
    signature: sanitizeLetter(language === 'fr' ? row.signatureFr : row.signatureEn),
  };
}
