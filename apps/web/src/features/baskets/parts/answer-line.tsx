import type { BasketHome, BasketReader } from '@hearthline/contract/baskets';
import type { Answer } from '@hearthline/domain/basket/vocabulary';
import { MessageCircleDashed } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { PersonAvatar } from '../../../shared/ui/person-avatar.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';
import { answerLooks } from './answer-looks.ts';
import { splitName } from './people.tsx';

type ReaderAnswer = BasketHome['answers'][number];

/** The drawing and the word of an answer. */
export function AnswerMark({ answer, className }: { answer: Answer; className?: string }) {
  const { t } = useTranslation('baskets');
  const { Icon, ink } = answerLooks[answer];
  return (
    <span className={classNames('inline-flex items-center gap-1.5 text-xs font-semibold', ink, className)}>
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-4" />
      {t(`answer.${answer}`)}
    </span>
  );
}

/** The same on its tint, among other values. */
export function AnswerTag({ answer }: { answer: Answer }) {
  const { t } = useTranslation('baskets');
  const { Icon, tone } = answerLooks[answer];
  return (
    <Tag
      tone={tone}
      icon={<Icon aria-hidden="true" strokeWidth={1.75} />}
      className="h-6! px-2! text-xs! [&_svg]:size-3.5!"
    >
      {t(`answer.${answer}`)}
    </Tag>
  );
}

/** Nobody has seen it yet. */
export function UnreadDot() {
  const { t } = useTranslation('baskets');
  return (
    <>
      <span aria-hidden="true" className="size-2 flex-none rounded-full bg-unread" />
      <span className="sr-only">{t('people.new')}</span>
    </>
  );
}

interface AnswerLineProps {
  answer: ReaderAnswer;
  readers: readonly BasketReader[];
}

/** Who said what, and why. */
export function AnswerLine({ answer: { readerId, answer, reasons, isUnread }, readers }: AnswerLineProps) {
  const { t } = useTranslation('baskets');
  const format = useFormat();
  const name = readers.find((reader) => reader.readerId === readerId)?.name ?? t('people.former');
  if (answer === null) return null;
  const why = format.list(reasons.map((reason) => t(`reasons.${reason}`)));
  return (
    <p className="flex items-center gap-2 text-xs">
      <PersonAvatar {...splitName(name)} size="sm" />
      <span className="sr-only">{name}: </span>
      <AnswerMark answer={answer} className="flex-none" />
      <span className="min-w-0 flex-1 truncate text-ink-2">{why}</span>
      {isUnread ? <UnreadDot /> : null}
    </p>
  );
}

export function NoAnswer({ isSent }: { isSent: boolean }) {
  const { t } = useTranslation('baskets');
  return (
    <p className="flex min-h-7 items-center gap-2 text-xs text-ink-3">
      <MessageCircleDashed aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
      {t(isSent ? 'answer.none' : 'answer.notSent')}
    </p>
  );
}
