import type { NewsPost } from '@hearthline/contract/news';
import { useTranslation } from 'react-i18next';
import { useLostFocus } from '../../../shared/hooks/use-lost-focus.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card, CardHeader } from '../../../shared/ui/card.tsx';
import type { TagTone } from '../../../shared/ui/tag.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';
import { useNewsDates } from '../model/use-news-words.ts';
import type { Sending } from './use-sending.ts';

type Mailing = NewsPost['mailings'][number];

const tones: Record<Mailing['state'], TagTone> = {
  scheduled: 'info',
  sending: 'info',
  sent: 'success',
  cancelled: 'neutral',
};

interface MailingsCardProps {
  post: NewsPost;
  sending: Sending;
  timeZone: string | undefined;
}

/** Each time the post was sent, and what came of it. */
export function MailingsCard({ post, sending, timeZone }: MailingsCardProps) {
  const { t } = useTranslation('news');
  if (post.mailings.length === 0) return null;
  return (
    <Card aria-labelledby="mailings-heading" className="overflow-clip">
      <CardHeader headingLevel={2} id="mailings-heading" title={t('mailings.title')} />
      <ul className="divide-y divide-line">
        {post.mailings.map((mailing) => (
          <MailingRow key={mailing.id} mailing={mailing} sending={sending} timeZone={timeZone} />
        ))}
      </ul>
    </Card>
  );
}

interface MailingRowProps extends Omit<MailingsCardProps, 'post'> {
  mailing: Mailing;
}

function MailingRow({ mailing, sending: { cancel }, timeZone }: MailingRowProps) {
  const { t } = useTranslation('news');
  const format = useFormat();
  const { moment } = useNewsDates(timeZone);
  const { id, state, sendAt, total, leftOut, delivered, failed, read } = mailing;
  const when = moment(sendAt);
  const facts = [
    t('mailings.delivered', { count: delivered, total }),
    delivered > 0 && t('list.read', { share: format.percent(read / delivered, 0) }),
    failed > 0 && t('mailings.failed', { count: failed }),
    leftOut > 0 && t('mailings.leftOut', { count: leftOut }),
  ];
  const isWaiting = state === 'scheduled';
  const row = useLostFocus<HTMLLIElement>(isWaiting);
  return (
    <li ref={row} tabIndex={-1} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-5 py-3 text-sm">
      <span className="min-w-0 flex-1 basis-52">
        <b className="block font-medium">{when}</b>
        <span className="text-xs text-ink-2">
          {isWaiting
            ? t('mailings.waiting')
            : state === 'cancelled'
              ? t('mailings.nothing')
              : facts.filter(Boolean).join(' · ')}
        </span>
      </span>
      <Tag tone={tones[state]}>{t(`mailings.states.${state}`)}</Tag>
      {isWaiting ? (
        <Button
          variant="secondary"
          size="sm"
          aria-label={t('mailings.cancelOf', { when })}
          isLoading={cancel.isPending && cancel.variables === id}
          onClick={() => cancel.mutate(id)}
        >
          {t('mailings.cancel')}
        </Button>
      ) : null}
    </li>
  );
}
