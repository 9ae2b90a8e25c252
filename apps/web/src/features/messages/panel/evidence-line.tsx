import type { MessageDetail } from '@hearthline/contract/messages';
import { useTranslation } from 'react-i18next';
import { evidenceOf, shortTarget } from '../model/evidence.ts';
import type { MessageWords } from '../model/use-message-words.ts';
import { GradeMark } from '../parts/grade-mark.tsx';
import { StateLine } from '../parts/state-line.tsx';

interface EvidenceLineProps {
  message: MessageDetail;
  words: MessageWords;
}

/** On what the grade rests, or why there is none. */
export function EvidenceLine({ message, words }: EvidenceLineProps) {
  const sentence = useEvidenceSentence(message);
  if (message.status !== 'delivered')
    return (
      <div className="px-6 pb-3.5 text-sm max-md:px-4">
        <StateLine message={message} words={words} isWhole className="font-medium" />
        <p className="mt-0.5 pl-5.5 text-xs text-ink-2">{words.stateSentence(message)}</p>
      </div>
    );
  return (
    <p className="flex gap-3 px-6 pb-3.5 text-xs text-ink-2 max-md:px-4">
      {message.channel === 'email' ? <GradeMark grade={message.grade} /> : null}
      <span className="min-w-0 wrap-anywhere">{sentence}</span>
    </p>
  );
}

function useEvidenceSentence(message: MessageDetail): string {
  const { t } = useTranslation('messages');
  const found = evidenceOf(message);
  if (found?.evidence) {
    const name = message.clientName.split(' ')[0] || message.to;
    return t(`panel.evidence.${found.evidence}`, { name, target: shortTarget(found.target) });
  }
  if (message.channel === 'sms') return t('panel.evidence.sms');
  return t(message.isWatched ? 'panel.evidence.none' : 'panel.evidence.unwatched');
}
