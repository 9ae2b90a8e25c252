import type { Language } from '@hearthline/contract/common';
import type { Channel, MailContent, MessageCategory } from '@hearthline/contract/messages';
import type { LoadSite, MailBody, MailLook, MailSender } from '@hearthline/contract/site';
import { mayWatch } from '@hearthline/domain/message/open-grade';
import type { PlaceholderValues } from '@hearthline/domain/message/placeholders';
import { fillPlaceholders } from '@hearthline/domain/message/placeholders';
import { nameJobTitle } from '@hearthline/format/vocabulary/person';
import type { CreateMessageUrl } from '../../../platform/pages/page-kind.ts';
import type { SenderRow } from '../sender.store.ts';
import type { FilledTexts, MailTexts } from './mail-texts.ts';

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
  mail: MailContent;
  sender: SenderRow;
  reader: ReaderNames;
  isTest: boolean;
  /** What stands under the words, drawn by us: homes and the way to their page. */
  drawn?: MailBody | undefined;
  /** What we draw between the words, by the mark that stands alone in a paragraph in its place. */
  blocks?: ReadonlyMap<string, MailBody> | undefined;
  /** The picture and colours of a greeting. */
  look?: MailLook | undefined;
}

export interface ComposedMessage {
  subject: string;
  html: string;
  text: string;
  links: string[];
  isWatched: boolean;
}

const linksMost = 200;

export function createComposer({
  createUrl,
  loadSite,
  texts,
}: {
  createUrl: CreateMessageUrl;
  loadSite: LoadSite;
  texts: Pick<MailTexts, 'fill' | 'clean'>;
}) {
  async function composeSms({
    mail,
    language,
    sender,
    reader,
    agentId,
    messageId,
  }: Composition): Promise<ComposedMessage> {
    const filled = fillPlaceholders(mail[language].body, valuesOf(reader, sender));
    const text = (await loadSite()).renderText({
      language,
      text: filled,
      sender: toSender(sender, language, noSignature),
      preferencesUrl: createUrl('preferences', { agentId, messageId }),
      referredBy: reader.referredBy,
    });
    return { subject: '', html: '', text, links: [], isWatched: false };
  }

  return {
    /** Exactly what is sent, with the links of this one message. */
    compose: async (composition: Composition): Promise<ComposedMessage> => {
      const { channel, category, language, mail, sender, reader, isTest, drawn } = composition;
      if (channel === 'sms') return composeSms(composition);
      const filledTexts = await texts.fill({
        mail: mail[language],
        values: valuesOf(reader, sender),
        signature: language === 'fr' ? sender.signatureFr : sender.signatureEn,
      });
      const written = { ...filledTexts, ...placeBlocks(filledTexts, composition.blocks ?? new Map()) };
      const filled = drawn
        ? {
            ...written,
            html: written.html + drawn.html,
            text: [written.text, drawn.text].filter((part) => part !== '').join('\n\n'),
          }
        : written;
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
            return createUrl('target', composition, targets.length - 1);
          })
        : filled.html;
      const rendered = (await loadSite()).renderMail({
        name: 'message',
        subject: filled.subject,
        body: { html, text: filled.text },
        language,
        category,
        sender: toSender(sender, language, filled.signature),
        preferencesUrl: createUrl('preferences', composition),
        referredBy: reader.referredBy,
        openingUrl: isWatched ? createUrl('opening', composition) : null,
        isTest,
        look: composition.look ?? null,
      });
      return { ...rendered, links: targets, isWatched };
    },
    cleanBodies: texts.clean,
    preferencesUrl: (agentId: string, messageId: string): string =>
      createUrl('preferences', { agentId, messageId }),
    /** Whether a message says by whom its reader was referred; it may have been written while something else allowed it. */
    namesReferrer: async (
      { text, language }: { text: string; language: string },
      referrer: string,
    ): Promise<boolean> => text.includes((await loadSite()).describeReferral(referrer, language as Language)),
  };
}

export type Composer = ReturnType<typeof createComposer>;

/** After the words are sanitised: what we draw has tags that nobody else may write. Nobody reads a mark that has no place. */
function placeBlocks({ html, text }: MailBody, blocks: ReadonlyMap<string, MailBody>): MailBody {
  return [...blocks].reduce(
    (body, [mark, block]) => ({
      html: body.html.replaceAll(`<p>${mark}</p>`, () => block.html).replaceAll(mark, ''),
      text: body.text.replaceAll(mark, () => block.text),
    }),
    { html, text },
  );
}

/** Only what a person presses, and only addresses of the web; a mail or phone link cannot be watched. */
function replaceLinks(html: string, replace: (target: string) => string): string {
  return html.replace(/<a\s[^<>]*>/g, (tag) =>
    tag.replace(/\shref="(https?:[^"]+)"/, (_, target: string) => ` href="${replace(decodeAmp(target))}"`),
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

/** Texts to phones end with a name. */
const noSignature = { html: '', text: '' };

function toSender(row: SenderRow, language: Language, signature: FilledTexts['signature']): MailSender {
  return {
    name: `${row.firstName} ${row.lastName}`,
    jobTitle: nameJobTitle(row.jobTitle, { language, title: row.title }),
    email: row.realtorEmail || row.email,
    phone: row.phone || row.realtorPhone,
    brokerage: row.brokerageName,
    mailingAddress: row.mailingAddress,
    signature,
  };
}
