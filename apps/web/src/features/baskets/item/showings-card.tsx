import type { Basket, BasketReader, ShowingRequest } from '@hearthline/contract/baskets';
import { Link } from '@tanstack/react-router';
import { CalendarCheck2, CalendarClock, CalendarX2, TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button, buttonClass } from '../../../shared/ui/button.tsx';
import { Card, CardHeader } from '../../../shared/ui/card.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import type { TagTone } from '../../../shared/ui/tag.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';
import { useAnswerShowing } from '../api/home-actions.ts';
import { clientPaperLink } from '../model/basket-links.ts';
import { firstNameOf } from '../parts/people.tsx';
import { useMomentText } from '../parts/use-moment-text.ts';

const ReplyDialog = lazyPart(async () => (await import('./reply-dialog.tsx')).ReplyDialog);

interface ShowingsCardProps {
  basket: Basket;
  showings: readonly ShowingRequest[];
  timeZone: string | undefined;
}

/** When people want to see the home; those that were accepted are tasks, too. */
export function ShowingsCard({ basket, showings, timeZone }: ShowingsCardProps) {
  const { t } = useTranslation('baskets');
  return (
    <Card aria-labelledby="home-showings">
      <CardHeader id="home-showings" title={t('showings.title')} />
      {showings.length === 0 ? (
        <p className="px-5 py-4 text-sm text-ink-3">{t('showings.none')}</p>
      ) : (
        <ul className="flex flex-col px-5 py-1">
          {showings.map((showing) => (
            <li key={showing.id} className="border-line py-3.5 not-last:border-b">
              <Showing basket={basket} showing={showing} timeZone={timeZone} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

const tones: Record<ShowingRequest['state'], TagTone> = {
  asked: 'warning',
  proposed: 'info',
  accepted: 'success',
  declined: 'danger',
  withdrawn: 'neutral',
};

interface ShowingProps {
  basket: Basket;
  showing: ShowingRequest;
  timeZone: string | undefined;
}

function Showing({ basket, showing, timeZone }: ShowingProps) {
  const { t } = useTranslation('baskets');
  const { momentText } = useMomentText(timeZone);
  const [replying, setReplying] = useState<'propose' | 'decline' | null>(null);
  const { state, times, proposed, agreedAt, message, reply } = showing;
  const reader = basket.readers.find(({ readerId }) => readerId === showing.readerId);
  const name = reader ? firstNameOf(reader) : t('people.former');
  const isOpen = state === 'asked' || state === 'proposed';
  const line = useRef<HTMLParagraphElement>(null);
  const wasOpen = useRef(isOpen);
  // The buttons go with the answer, and the focus with them.
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) line.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <>
      <p
        ref={line}
        tabIndex={-1}
        className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm outline-none"
      >
        <b className="font-medium">{t('showings.asked', { name })}</b>
        <Tag tone={tones[state]}>{t(`showings.states.${state}`)}</Tag>
      </p>
      {message ? <p className="mt-1 text-sm whitespace-pre-line text-ink-2">{message}</p> : null}
      {agreedAt ? (
        <p className="mt-2 flex items-center gap-2 text-sm font-medium text-success">
          <CalendarCheck2 aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
          {momentText(agreedAt)}
        </p>
      ) : null}
      {proposed.length > 0 && state === 'proposed' ? (
        <p className="mt-2 text-xs text-ink-3">
          {t('showings.youProposed', { times: proposed.map(momentText).join(' · ') })}
        </p>
      ) : null}
      {reply ? (
        <p className="mt-1 text-xs whitespace-pre-line text-ink-3">{t('showings.yourReply', { reply })}</p>
      ) : null}
      <LackingHint showing={showing} reader={reader} name={name} />
      {isOpen ? (
        <>
          <ul aria-label={t('showings.times')} className="mt-3 flex flex-col gap-1.5">
            {times.map((time) => (
              <AskedTime key={time} showing={showing} time={time} timeZone={timeZone} />
            ))}
          </ul>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button
              size="sm"
              variant="ghost"
              icon={<CalendarClock aria-hidden="true" />}
              onClick={() => setReplying('propose')}
            >
              {t('showings.propose')}
            </Button>
            <Button
              size="sm"
              variant="ghost"
              icon={<CalendarX2 aria-hidden="true" />}
              onClick={() => setReplying('decline')}
            >
              {t('showings.decline')}
            </Button>
          </div>
        </>
      ) : null}
      {replying ? (
        <ReplyDialog
          showing={showing}
          action={replying}
          name={name}
          timeZone={timeZone}
          onClose={() => setReplying(null)}
        />
      ) : null}
    </>
  );
}

interface AskedTimeProps {
  showing: ShowingRequest;
  time: string;
  timeZone: string | undefined;
}

/** One of the times that were asked for. Where the agent shows another home then, accepting asks once more. */
function AskedTime({ showing: { id, overlaps }, time, timeZone }: AskedTimeProps) {
  const { t } = useTranslation('baskets');
  const { momentText, timeText } = useMomentText(timeZone);
  const answer = useAnswerShowing();
  const [isAsking, setIsAsking] = useState(false);
  const overlap = overlaps.find((each) => each.time === time);
  const accept = () =>
    answer.mutate(
      { id, action: 'accept', times: [time], reply: '' },
      { onSettled: () => setIsAsking(false) },
    );
  return (
    <li className="flex items-center gap-2 text-sm">
      <span className="min-w-0 flex-1">
        {momentText(time)}
        {overlap ? (
          <span className="mt-0.5 flex gap-1.5 text-xs text-warning">
            <TriangleAlert aria-hidden="true" strokeWidth={1.75} className="mt-px size-4 flex-none" />
            {t('showings.overlaps', { time: timeText(overlap.agreedAt) })}
          </span>
        ) : null}
      </span>
      <Button
        size="sm"
        variant="secondary"
        icon={<CalendarCheck2 aria-hidden="true" />}
        aria-label={t('showings.acceptTime', { time: momentText(time) })}
        isLoading={answer.isPending}
        onClick={() => (overlap ? setIsAsking(true) : accept())}
      >
        {t('showings.accept')}
      </Button>
      {overlap ? (
        <ConfirmDialog
          isOpen={isAsking}
          onOpenChange={setIsAsking}
          title={t('showings.overlapTitle')}
          text={t('showings.overlapText', { other: momentText(overlap.agreedAt), time: momentText(time) })}
          confirmLabel={t('showings.acceptAnyway')}
          cancelLabel={t('showings.notThen')}
          isLoading={answer.isPending}
          onConfirm={accept}
        />
      ) : null}
    </li>
  );
}

interface LackingHintProps {
  showing: ShowingRequest;
  reader: BasketReader | undefined;
  name: string;
}

/** What Ontario wants before the home is shown, for as long as that lies ahead; its button leads to the first lacking date. */
function LackingHint({ showing, reader, name }: LackingHintProps) {
  const { t } = useTranslation('baskets');
  const now = useNow();
  const { state, agreedAt, lacking } = showing;
  const [first] = lacking;
  const isAhead =
    state === 'accepted'
      ? agreedAt !== null && new Date(agreedAt) > now
      : state === 'asked' || state === 'proposed';
  if (!first || !isAhead) return null;
  return (
    <Banner
      tone="warning"
      className="mt-3"
      actions={
        reader?.clientId ? (
          <Link
            {...clientPaperLink(reader.clientId, first)}
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            {t('showings.recordDates', { count: lacking.length })}
          </Link>
        ) : null
      }
    >
      {t(lacking.length > 1 ? 'showings.lackingBoth' : `showings.lacking.${first}`, { name })}
    </Banner>
  );
}
