import type { Mail, MailSender } from '@hearthline/contract/site';
import { createFormat } from '@hearthline/format/format';
import { textsOf } from '../texts/texts.ts';

export type Message = Extract<Mail, { name: 'message' }>;

export const joined = (parts: readonly string[], between: string): string =>
  parts.filter((part) => part !== '').join(between);

/** The mail for programs that show no HTML. */
export function toText(mail: Message, words: string, leave: string): string {
  const { sender, language, preferencesUrl } = mail;
  const wayOut = createFormat(language).labelled(leave, preferencesUrl);
  return joined(
    [
      words,
      '-- ',
      joined([sender.name, titleOf(mail), contactOf(sender), sender.signature.text], '\n'),
      joined([...notesOf(mail), wayOut], '\n'),
    ],
    '\n\n',
  );
}

export function titleOf({ sender, language }: Message): string {
  const { jobTitle, brokerage } = sender;
  const behalf =
    brokerage === '' ? '' : jobTitle === '' ? `${textsOf(language).message.on} ${brokerage}` : brokerage;
  return joined([jobTitle, behalf], ', ');
}

export const contactOf = ({ phone, email, mailingAddress }: MailSender): string =>
  joined([mailingAddress, phone, email], ' · ');

export function notesOf({ language, category, referredBy, isTest }: Message): string[] {
  const texts = textsOf(language).message;
  return [
    ...(isTest ? [texts.testNote] : []),
    ...(referredBy ? [texts.referredBy(referredBy)] : []),
    ...(category === 'personal' || referredBy ? [] : [texts.because[category]]),
  ];
}
