import type { Alert, WhyNot } from '@hearthline/contract/alerts';
import type { CriterionField, RangeField } from '@hearthline/domain/criteria/fields';
import { isMoney, rangeFields } from '@hearthline/domain/criteria/fields';
import { useQuery } from '@tanstack/react-query';
import { Check, CircleCheck, CircleX, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HomeState } from '../../../../shared/homes/home-state.tsx';
import { useHomeName, useHomePrice } from '../../../../shared/homes/home-words.ts';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { classNames } from '../../../../shared/lib/class-names.ts';
import { ListingFacts } from '../../../../shared/listing/listing-facts.tsx';
import { ListingPhoto } from '../../../../shared/ui/listing-photo.tsx';
import { QueryBoundary } from '../../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../../shared/ui/query-error.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import { useMomentText } from '../../parts/use-moment-text.ts';
import { alertQuery, whyQuery } from '../api/alerts-api.ts';
import type { CriteriaVoice, CriteriaWords, StatedValue } from '../model/criteria-voice.ts';
import { Outcome } from './ledger-table.tsx';
import { EventChip, useSentenceMoment } from './ledger-words.tsx';
import { WaysOut } from './ways-out.tsx';

interface WhyAnswersProps {
  alertId: string;
  listingId: string;
  Words: CriteriaWords;
  timeZone: string | undefined;
}

/** One home against one alert: what was told of it, each criterion, and what would bring it to the client. */
export function WhyAnswers({ alertId, listingId, Words, timeZone }: WhyAnswersProps) {
  const { t } = useTranslation('basketsAlerts');
  const alert = useQuery(alertQuery(alertId)).data;
  const why = useQuery(whyQuery(alertId, listingId));
  return (
    <QueryBoundary
      query={why}
      pending={<Skeleton className="h-96 rounded-md!" />}
      error={(failure) => <QueryError layout="line" failure={failure} text={t('why.failed')} />}
    >
      {(found) =>
        alert ? (
          <Words criteria={alert.criteria}>
            {(voice) => <Answers why={found} alert={alert} voice={voice} Words={Words} timeZone={timeZone} />}
          </Words>
        ) : (
          <Skeleton className="h-96 rounded-md!" />
        )
      }
    </QueryBoundary>
  );
}

interface AnswersProps {
  why: WhyNot;
  alert: Alert;
  voice: CriteriaVoice;
  Words: CriteriaWords;
  timeZone: string | undefined;
}

function Answers({ why, alert, voice, Words, timeZone }: AnswersProps) {
  const { t } = useTranslation('basketsAlerts');
  return (
    <div className="flex flex-col gap-4">
      <HomeCard why={why} />
      <section aria-labelledby="why-criteria">
        <Verdict why={why} />
        <ul aria-label={t('why.criteria')} className="mt-1">
          {why.answers.map(({ field, passes, value }) => (
            <Answer
              key={field}
              passes={passes}
              text={voice.askedOf(field as CriterionField).join(', ') || field}
              said={
                <Said
                  field={field as CriterionField}
                  value={value}
                  passes={passes}
                  alert={alert}
                  voice={voice}
                />
              }
            />
          ))}
          {why.isShown ? null : <Answer passes={false} text={t('why.hidden')} said={null} />}
          <Reach why={why} timeZone={timeZone} />
        </ul>
      </section>
      <Events why={why} timeZone={timeZone} />
      <WaysOut why={why} alert={alert} Words={Words} />
    </div>
  );
}

function HomeCard({ why: { listing } }: Pick<AnswersProps, 'why'>) {
  const { t } = useTranslation('homes');
  const name = useHomeName()(listing);
  const price = useHomePrice()(listing);
  return (
    <article aria-label={name} className="overflow-hidden rounded-lg border border-line-strong bg-inset">
      <div className="relative h-36">
        <ListingPhoto url={listing.photoUrl} alt="" />
        <HomeState listing={listing} isOnPhoto className="absolute top-2.5 left-2.5" />
      </div>
      <div className="px-4 pt-2.5 pb-3">
        <p className="flex items-baseline gap-3">
          <span className="flex-1 text-lg font-semibold tracking-[-0.03em]">{price}</span>
          <span className="text-xs text-ink-3">{t('mls', { number: listing.mlsNumber })}</span>
        </p>
        <p className="truncate text-sm font-medium">{name}</p>
        <ListingFacts listing={listing} className="mt-1.5" />
      </div>
    </article>
  );
}

function Verdict({ why }: Pick<AnswersProps, 'why'>) {
  const { t } = useTranslation('basketsAlerts');
  const missed = why.answers.filter(({ passes }) => !passes).length;
  const isSent = why.rows.some(({ outcome }) => outcome === 'sent');
  const Icon = missed === 0 ? CircleCheck : CircleX;
  return (
    <h3 id="why-criteria" className="flex items-center gap-2.5">
      <Icon
        aria-hidden="true"
        strokeWidth={1.75}
        className={classNames('size-5 flex-none', missed === 0 ? 'text-success' : 'text-danger')}
      />
      {missed > 0 ? t('why.missed', { count: missed }) : t(isSent ? 'why.sent' : 'why.fits')}
    </h3>
  );
}

interface AnswerProps {
  passes: boolean;
  text: string;
  said: ReactNode;
}

function Answer({ passes, text, said }: AnswerProps) {
  const { t } = useTranslation('basketsAlerts');
  const Icon = passes ? Check : X;
  return (
    <li
      className={classNames(
        'flex min-h-9 items-center gap-2.5 border-line py-1.5 text-sm not-last:border-b',
        !passes && 'font-medium text-danger',
      )}
    >
      <Icon
        aria-hidden="true"
        strokeWidth={1.75}
        className={classNames('size-4 flex-none', passes && 'text-success')}
      />
      <span className="min-w-0 flex-1">
        <span className="sr-only">{t(passes ? 'why.passes' : 'why.misses')}: </span>
        {text}
      </span>
      <span className={classNames('max-w-1/2 flex-none text-right text-xs', passes && 'text-ink-3')}>
        {said}
      </span>
    </li>
  );
}

interface SaidProps {
  field: CriterionField;
  value: StatedValue;
  passes: boolean;
  alert: Alert;
  voice: CriteriaVoice;
}

/** By how much it misses where that is an amount of money; else what the home says. */
function Said({ field, value, passes, alert, voice }: SaidProps) {
  const { t } = useTranslation('basketsAlerts');
  const format = useFormat();
  // What is asked for says it already.
  if (field === 'offer' && passes) return null;
  if (field === 'within') return t(passes ? 'why.inside' : 'why.outside');
  if (field === 'without') return t(passes ? 'why.outside' : 'why.inside');
  const isAmount = (rangeFields as string[]).includes(field) && isMoney(field as RangeField);
  if (!passes && isAmount && typeof value === 'number') {
    const { min, max } = alert.criteria[field as RangeField] ?? {};
    if (max !== undefined && value > max) return t('why.over', { amount: format.price(value - max) });
    if (min !== undefined && value < min) return t('why.under', { amount: format.price(min - value) });
  }
  return voice.saidOf(field, value);
}

function Reach({ why, timeZone }: Pick<AnswersProps, 'why' | 'timeZone'>) {
  const { t } = useTranslation('basketsAlerts');
  const moment = useSentenceMoment(timeZone);
  return (
    <Answer
      passes={why.block === null}
      text={why.block === null ? t('why.reach') : t('why.cannot')}
      said={
        why.block === null
          ? t('why.wouldLeave', { when: moment(why.wouldLeaveAt) })
          : t(`ledger.block.${why.block}`)
      }
    />
  );
}

/** What happened to the home since the alert began: what was told of it, and what the alert does not wait for. */
function Events({ why, timeZone }: Pick<AnswersProps, 'why' | 'timeZone'>) {
  const { t } = useTranslation('basketsAlerts');
  const { momentText } = useMomentText(timeZone);
  const { rows, ignored, listing } = why;
  return (
    <section aria-labelledby="why-events">
      <h3 id="why-events" className="text-sm">
        {t('why.happened')}
      </h3>
      {rows.length + ignored.length === 0 ? (
        <p className="mt-1 text-sm text-ink-3">{t('why.nothing')}</p>
      ) : null}
      <ul className="mt-1 flex flex-col empty:hidden">
        {rows.map((row) => (
          <li key={row.id} className="border-line py-2 not-last:border-b">
            <p className="mb-1.5 flex items-center gap-2">
              <EventChip trigger={row.trigger} offer={listing.offer} />
              <span className="text-xs text-ink-3">{momentText(row.matchedAt)}</span>
            </p>
            <Outcome row={row} timeZone={timeZone} />
          </li>
        ))}
        {ignored.map((trigger) => (
          <li
            key={trigger}
            className="flex items-center gap-2 border-line py-2 text-xs text-ink-2 not-last:border-b"
          >
            <EventChip trigger={trigger} offer={listing.offer} />
            {t('why.ignored')}
          </li>
        ))}
      </ul>
    </section>
  );
}
