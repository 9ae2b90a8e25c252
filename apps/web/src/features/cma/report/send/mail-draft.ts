import type { Language } from '@hearthline/contract/common';
import { createFormat } from '@hearthline/format/format';
import { useState } from 'react';
import type { Recipient } from '../../api/report-api.ts';

interface MailInput {
  language: Language;
  address: string;
  agentName: string;
  recipients: readonly Recipient[];
}

interface MailDraft extends MailWords {
  setSubject: (subject: string) => void;
  setMessage: (message: string) => void;
}

/** Follows the language and the recipients until the agent writes something else. */
export function useMailDraft({ language, address, agentName, recipients }: MailInput): MailDraft {
  const [subject, setSubject] = useState<string | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const [now] = useState(() => new Date());
  const firstNames = recipients.map(({ firstName }) => firstName);
  const written = writeMail({ language, address, agentName, firstNames, now });
  return {
    subject: subject ?? written.subject,
    message: message ?? written.message,
    setSubject,
    setMessage,
  };
}

interface MailFacts {
  /** Of the report, which is not always that of the app. */
  language: Language;
  address: string;
  /** First names of those who get it; one alone is greeted by it. */
  firstNames: readonly string[];
  agentName: string;
  now: Date;
}

interface MailWords {
  subject: string;
  message: string;
}

const words: Record<
  Language,
  {
    subject: (month: string) => string;
    hello: (name: string | undefined) => string;
    body: (address: string) => string;
  }
> = {
  en: {
    subject: (month) => `Your home value, ${month}`,
    hello: (name) => (name ? `Hi ${name},` : 'Hello,'),
    body: (address) =>
      `Here is the market analysis of ${address}. It shows the likely value, its range and the recent sales behind it. Call me with any question.`,
  },
  fr: {
    subject: (month) => `La valeur de votre propriété, ${month}`,
    hello: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
    body: (address) =>
      `Voici l’analyse de marché du ${address}. Elle montre la valeur probable, sa fourchette et les ventes récentes qui l’appuient. Appelez-moi si vous avez des questions.`,
  },
};

/** What a mail begins with, in the language of the report. */
function writeMail({ language, address, firstNames, agentName, now }: MailFacts): MailWords {
  const { subject, hello, body } = words[language];
  const month = createFormat(language).longMonthYear(now);
  const onlyName = firstNames.length === 1 ? firstNames[0] : undefined;
  return {
    subject: subject(month),
    message: [hello(onlyName), body(address), agentName].filter(Boolean).join('\n'),
  };
}
