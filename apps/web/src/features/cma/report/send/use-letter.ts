import type { Language } from '@hearthline/contract/common';
import { useState } from 'react';
import type { LetterWords } from '../model/letter-words.ts';
import { writeLetter } from '../model/letter-words.ts';
import type { Recipient } from './send-queries.ts';

interface LetterInput {
  language: Language;
  address: string;
  agentName: string;
  recipients: readonly Recipient[];
}

interface Letter extends LetterWords {
  setSubject: (subject: string) => void;
  setMessage: (message: string) => void;
}

/** Follows the language and the recipients until the agent writes something else. */
export function useLetter({ language, address, agentName, recipients }: LetterInput): Letter {
  const [subject, setSubject] = useState<string | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const [now] = useState(() => new Date());
  const firstNames = recipients.map(({ firstName }) => firstName);
  const written = writeLetter({ language, address, agentName, firstNames, now });
  return {
    subject: subject ?? written.subject,
    message: message ?? written.message,
    setSubject,
    setMessage,
  };
}
