import type { Basket, BasketComment } from '@hearthline/contract/baskets';
import { basketLimits } from '@hearthline/contract/baskets';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card, CardHeader } from '../../../shared/ui/card.tsx';
import { PersonAvatar } from '../../../shared/ui/person-avatar.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { TextArea } from '../../../shared/ui/text-area.tsx';
import { useWriteComment } from '../api/home-actions.ts';
import { firstNameOf, splitName } from './people.tsx';
import { useMomentText } from './use-moment-text.ts';

interface TalkCardProps {
  basket: Basket;
  /** Null where it is about all homes. */
  homeId: string | null;
  comments: readonly BasketComment[];
  title: string;
  timeZone: string | undefined;
}

/** What people wrote, and the agent's way to write back: to all, or to one of them alone. */
export function TalkCard({ basket, homeId, comments, title, timeZone }: TalkCardProps) {
  const { t } = useTranslation('baskets');
  const headingId = `talk-${homeId ?? 'all'}`;
  return (
    <Card aria-labelledby={headingId}>
      <CardHeader id={headingId} title={title} />
      <div className="flex flex-col gap-4 px-5 py-4">
        {comments.length === 0 ? (
          <p className="text-sm text-ink-3">{t('talk.none')}</p>
        ) : (
          <ol className="flex flex-col gap-3">
            {comments.map((comment) => (
              <CommentLine key={comment.id} comment={comment} basket={basket} timeZone={timeZone} />
            ))}
          </ol>
        )}
        <WriteForm basket={basket} homeId={homeId} />
      </div>
    </Card>
  );
}

interface CommentLineProps {
  comment: BasketComment;
  basket: Basket;
  timeZone: string | undefined;
}

function CommentLine({ comment, basket, timeZone }: CommentLineProps) {
  const { t } = useTranslation('baskets');
  const { momentText } = useMomentText(timeZone);
  const find = (id: string | null) => basket.readers.find(({ readerId }) => readerId === id);
  const isOwn = comment.readerId === null;
  const author = isOwn ? t('talk.you') : (find(comment.readerId)?.name ?? t('people.former'));
  const to = find(comment.toReaderId);
  return (
    <li className={classNames('flex gap-2.5', isOwn && 'flex-row-reverse')}>
      {isOwn ? null : <PersonAvatar {...splitName(author)} size="sm" className="mt-0.5" />}
      <div
        className={classNames(
          'max-w-[85%] min-w-0 rounded-md px-3 py-2 text-sm',
          isOwn ? 'bg-brand-soft' : 'bg-inset',
        )}
      >
        <p className="flex flex-wrap items-center gap-x-2 text-xs text-ink-3">
          <b className="font-medium text-ink-2">
            {to ? t('talk.to', { author, name: firstNameOf(to) }) : author}
          </b>
          {momentText(comment.at)}
          {comment.isUnread ? (
            <>
              <span aria-hidden="true" className="size-2 rounded-full bg-unread" />
              <span className="sr-only">{t('people.new')}</span>
            </>
          ) : null}
        </p>
        <p className="break-words whitespace-pre-line">{comment.text}</p>
      </div>
    </li>
  );
}

const toAll = 'all';

function WriteForm({ basket, homeId }: Pick<TalkCardProps, 'basket' | 'homeId'>) {
  const { t } = useTranslation('baskets');
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const [to, setTo] = useState(toAll);
  const write = useWriteComment(basket.id);
  const trimmed = text.trim();
  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (trimmed === '' || write.isPending) return;
        write.mutate(
          { homeId, toReaderId: to === toAll ? null : to, text: trimmed },
          {
            onSuccess: () => {
              setText('');
              // The button is disabled without words, and would leave the focus nowhere.
              field.current?.focus();
            },
          },
        );
      }}
    >
      <TextArea
        ref={field}
        label={t('talk.write')}
        isLabelHidden
        rows={2}
        placeholder={t('talk.write')}
        maxLength={basketLimits.comment}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex items-center justify-end gap-2">
        {basket.readers.length > 1 ? (
          <Select
            label={t('talk.toWhom')}
            isLabelHidden
            size="sm"
            items={[
              { id: toAll, label: t('talk.everybody') },
              ...basket.readers.map((reader) => ({ id: reader.readerId, label: firstNameOf(reader) })),
            ]}
            value={to}
            onChange={setTo}
            className="min-w-0 flex-1"
          />
        ) : null}
        <Button
          type="submit"
          size="sm"
          variant="secondary"
          disabled={trimmed === ''}
          isLoading={write.isPending}
        >
          {t('talk.send')}
        </Button>
      </div>
    </form>
  );
}
