import type { Basket, BasketActivity } from '@hearthline/contract/baskets';
import { tallyAnswers } from '@hearthline/domain/basket/tally';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useHomeName } from '../../../shared/homes/home-words.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Card, CardHeader } from '../../../shared/ui/card.tsx';
import { useSaveChoices } from '../api/reader-actions.ts';
import { SendingSwitch, sendingChoices } from '../form/channels-card.tsx';
import { basketFormLink } from '../model/basket-links.ts';
import { answerLooks } from '../parts/answer-looks.ts';
import { firstNameOf } from '../parts/people.tsx';
import { TalkCard } from '../parts/talk-card.tsx';
import { useMomentText } from '../parts/use-moment-text.ts';
import { PeopleCard } from './people-card.tsx';

interface CardProps {
  basket: Basket;
  timeZone: string | undefined;
}

export function SideCards({ basket, timeZone }: CardProps) {
  const { t } = useTranslation('baskets');
  return (
    <aside
      aria-label={t('view.aside')}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] items-start gap-4 md:max-xl:grid-cols-2"
    >
      <AnswersCard basket={basket} />
      <SendingCard basket={basket} timeZone={timeZone} />
      <PeopleCard basket={basket} timeZone={timeZone} />
      <TalkCard
        basket={basket}
        homeId={null}
        comments={basket.comments}
        title={t('talk.toAll')}
        timeZone={timeZone}
      />
      <ActivityCard basket={basket} timeZone={timeZone} />
    </aside>
  );
}

const tallies = [
  { id: 'favourites', fill: answerLooks.yes.fill },
  { id: 'possible', fill: answerLooks.maybe.fill },
  { id: 'rejected', fill: answerLooks.no.fill },
  { id: 'undecided', fill: 'bg-line-control' },
] as const;

/** What the people say together; homes that nobody was sent wait for nobody. */
export function AnswersCard({ basket }: { basket: Basket }) {
  const { t } = useTranslation('baskets');
  const format = useFormat();
  const sent = basket.homes.filter(({ state }) => state === 'sent');
  const tally = tallyAnswers(sent.map(({ answers }) => answers.map(({ answer }) => answer)));
  return (
    <Card isPadded aria-labelledby="basket-answers">
      <CardHeader isPlain id="basket-answers" title={t('view.answers')} className="mb-3!" />
      {sent.length === 0 ? (
        <p className="text-sm text-ink-3">{t('view.noAnswersYet')}</p>
      ) : (
        <>
          <div aria-hidden="true" className="flex h-2 gap-1">
            {tallies.map(({ id, fill }) =>
              tally[id] > 0 ? (
                <span key={id} style={{ flexGrow: tally[id] }} className={classNames('rounded-full', fill)} />
              ) : null,
            )}
          </div>
          <dl className="mt-3 grid grid-cols-2 gap-x-5 gap-y-1.5 text-sm">
            {tallies.map(({ id, fill }) => (
              <div key={id} className="flex items-center gap-2">
                <dt className="flex min-w-0 flex-1 items-center gap-2 text-ink-2">
                  <span aria-hidden="true" className={classNames('size-2.5 flex-none rounded-[3px]', fill)} />
                  <span className="truncate">{t(`list.columnNames.${id}`)}</span>
                </dt>
                <dd className="font-semibold">{format.number(tally[id])}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Card>
  );
}

/** Choices that count as soon as they are made. */
function SendingCard({ basket, timeZone }: CardProps) {
  const { t } = useTranslation('baskets');
  const { whenText } = useMomentText(timeZone);
  const save = useSaveChoices(basket);
  return (
    <Card aria-labelledby="basket-sending">
      <CardHeader
        id="basket-sending"
        title={t('view.sending')}
        actions={
          <Link
            {...basketFormLink({ id: basket.id })}
            className="text-sm font-medium text-brand-ink hover:underline"
          >
            {t('actions.edit')}
          </Link>
        }
      />
      <div className="flex flex-col gap-2.5 px-5 py-4">
        {sendingChoices.map(({ id, icon }) => (
          <SendingSwitch
            key={id}
            icon={icon}
            label={t(`sendingChoices.${id}`)}
            isOn={basket[id]}
            // One way has to stay. The one that is being saved is not disabled: it would lose the focus.
            isDisabled={isLastWay(basket, id) || (save.isPending && !(id in save.variables))}
            hint={isLastWay(basket, id) ? t('view.lastWay') : undefined}
            onChange={(isOn) => {
              if (!save.isPending) save.mutate({ [id]: isOn });
            }}
          />
        ))}
        <p className="mt-1 border-t border-line pt-3 text-xs text-ink-3">
          {basket.nextDigestAt === null
            ? t('view.noDigest')
            : t('view.nextDigest', { when: whenText(basket.nextDigestAt) })}
        </p>
      </div>
    </Card>
  );
}

const isLastWay = (basket: Basket, id: string): boolean =>
  (id === 'byEmail' && basket.byEmail && !basket.bySms) ||
  (id === 'bySms' && basket.bySms && !basket.byEmail);

const shownActivities = 8;

export function ActivityCard({ basket, timeZone }: CardProps) {
  const { t } = useTranslation('baskets');
  const { momentText } = useMomentText(timeZone);
  const wordsOf = useActivityWords(basket);
  const shown = basket.activity.slice(0, shownActivities);
  return (
    <Card aria-labelledby="basket-activity">
      <CardHeader id="basket-activity" title={t('view.activity')} />
      {shown.length === 0 ? <p className="px-5 py-4 text-sm text-ink-3">{t('view.noActivity')}</p> : null}
      <ol className="flex flex-col px-5 py-4 empty:hidden">
        {shown.map((entry, place) => (
          <li
            key={`${entry.at} ${entry.what} ${entry.homeId} ${entry.readerId}`}
            className="relative flex gap-3 pb-4 last:pb-0 not-last:before:absolute not-last:before:top-4 not-last:before:bottom-0 not-last:before:left-[4.5px] not-last:before:w-px not-last:before:bg-line-strong"
          >
            <span
              aria-hidden="true"
              className={classNames(
                'mt-1.5 size-2.5 flex-none rounded-full',
                place === 0 ? 'bg-brand' : 'bg-line-control',
              )}
            />
            <span className="min-w-0 text-sm">
              {wordsOf(entry)}
              <span className="block text-xs text-ink-3">{momentText(entry.at)}</span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function useActivityWords(basket: Basket) {
  const { t } = useTranslation('baskets');
  const nameOf = useHomeName();
  // What was sent last, where it has not left.
  const last = basket.activity.find(({ what }) => what === 'sent');
  const waits = basket.homes.some(({ leavesAt }) => leavesAt !== null);
  return (entry: BasketActivity): string => {
    const { what, readerId, homeId, answer, number } = entry;
    const isWaiting = waits && entry === last;
    const reader = basket.readers.find((each) => each.readerId === readerId);
    const name = reader ? firstNameOf(reader) : t('people.former');
    const about = basket.homes.find(({ id }) => id === homeId);
    const home = about ? nameOf(about.listing) : t('home.removed');
    if (what === 'sent' && isWaiting) return t('activity.waiting', { count: number });
    if (what === 'answered') return t(`activity.answered.${answer ?? 'none'}`, { name, home });
    if (what === 'commented' && homeId === null) return t('activity.wrote', { name });
    return t(`activity.${what}`, { name, home, count: number });
  };
}
