import type { Touchbase } from '@hearthline/contract/client-page';
import { cadenceChoices } from '@hearthline/domain/client/touchbase';
import type { ContactKind } from '@hearthline/domain/client/vocabulary';
import { contactKinds } from '@hearthline/domain/client/vocabulary';
import type { ParsedNumber } from '@hearthline/format/parse-number';
import { useQuery } from '@tanstack/react-query';
import { CalendarDays, CalendarX2, Ellipsis, PhoneCall } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Card, CardHeader } from '../../../shared/ui/card.tsx';
import { FormModal } from '../../../shared/ui/form-modal.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { NumberField } from '../../../shared/ui/number-field.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { TextArea } from '../../../shared/ui/text-area.tsx';
import { inSentence } from '../parts/in-sentence.ts';
import { useDayText } from '../parts/use-day-text.ts';
import { CadenceMenu } from './cadence-menu.tsx';
import type { ClientPartProps } from './client-detail.ts';
import { touchbaseQuery, useContacts, useSetTouchbase } from './client-page-api.ts';
import { contactIcons } from './entry-looks.ts';
import { useNextWords } from './touchbase-words.ts';

export function TouchbaseCard({ client, timeZone }: ClientPartProps) {
  const { t } = useTranslation('clients');
  const query = useQuery(touchbaseQuery(client.id));
  const { data } = query;
  return (
    <Card aria-labelledby="touchbase-heading" className="px-5 py-4">
      <CardHeader
        isPlain
        id="touchbase-heading"
        title={t('page.touchbase.heading')}
        actions={data && <CadenceMenu client={client} touchbase={data} />}
        className="mb-2.5!"
      />
      <QueryBoundary
        query={query}
        pending={<Skeleton className="h-44 rounded-md!" />}
        error={(failure) => <QueryError layout="line" failure={failure} />}
      >
        {(touchbase) => <TouchbaseBody client={client} timeZone={timeZone} touchbase={touchbase} />}
      </QueryBoundary>
    </Card>
  );
}

export function TouchbaseBody({ client, timeZone, touchbase }: ClientPartProps & { touchbase: Touchbase }) {
  const { title, rule } = useNextWords(client, touchbase, timeZone);
  return (
    <>
      <div className="flex items-center gap-3">
        <TouchbaseTile />
        <div className="min-w-0 flex-1">
          <p className="font-medium">{title}</p>
          <LastTouch touchbase={touchbase} timeZone={timeZone} />
        </div>
        <PlanButton clientId={client.id} touchbase={touchbase} timeZone={timeZone} />
      </div>
      <p className="mt-2 text-xs text-ink-2">{rule}</p>
      <WeekStrip weeks={touchbase.weeks} />
      <LogContact clientId={client.id} />
    </>
  );
}

export function TouchbaseTile() {
  return (
    <span
      aria-hidden="true"
      className="grid size-11 flex-none place-items-center rounded-lg bg-brand-ink/14 text-brand-ink"
    >
      <PhoneCall size={24} strokeWidth={1.75} />
    </span>
  );
}

function LastTouch({ touchbase, timeZone }: { touchbase: Touchbase; timeZone?: string }) {
  const { t } = useTranslation('clients');
  const { dayText } = useDayText(timeZone);
  const { lastContactAt, lastContactKind } = touchbase;
  const text =
    lastContactAt && lastContactKind
      ? t(`page.touchbase.last.${lastContactKind}`, { day: inSentence(dayText(lastContactAt)) })
      : t('page.touchbase.never');
  return <p className="text-xs text-ink-3">{text}</p>;
}

const looks = [
  'bg-inset shadow-[inset_0_0_0_1px_var(--line-strong)]',
  'bg-[color-mix(in_srgb,var(--brand)_32%,var(--surface))]',
  'bg-[color-mix(in_srgb,var(--brand)_62%,var(--surface))]',
  'bg-brand',
];

/** How often there was contact in each of the last twelve weeks. */
function WeekStrip({ weeks }: { weeks: readonly number[] }) {
  const { t } = useTranslation('clients');
  const total = weeks.reduce((sum, count) => sum + count, 0);
  return (
    <>
      <div
        role="img"
        aria-label={t('page.touchbase.weeks', { count: total })}
        className="mt-3.5 mb-1.5 grid grid-cols-12 gap-[5px]"
      >
        {weeks
          .map((count, week) => ({ count, week }))
          .map(({ count, week }) => (
            <span
              key={week}
              title={t('page.touchbase.week', { count })}
              className={classNames('h-[22px] rounded-[5px]', looks[Math.min(count, looks.length - 1)])}
            />
          ))}
      </div>
      <div className="flex justify-between text-2xs text-ink-3">
        <span>{t('page.touchbase.firstWeek')}</span>
        <span>{t('page.touchbase.thisWeek')}</span>
      </div>
    </>
  );
}

const tileClass =
  'grid min-h-11 flex-1 content-center justify-items-center gap-0.5 rounded-md border border-line bg-inset px-1 py-1.5 text-[11.5px]/[16px] font-medium text-ink-2 transition-control hovered:border-line-strong hovered:text-ink [&_svg]:size-4.5';

/** One tap says that there was contact; the dots open what else can be said about it. */
function LogContact({ clientId }: { clientId: string }) {
  const { t } = useTranslation('clients');
  const { log } = useContacts(clientId);
  const [isDetailed, setIsDetailed] = useState(false);
  const logOne = (contact: ContactKind) => log.mutate({ contact, minutes: null, text: '' });
  return (
    <div className="mt-3.5 border-t border-line pt-3">
      <div className="mb-2 flex items-center justify-between">
        <h4 id="log-heading" className="text-xs font-medium text-ink-2">
          {t('page.log.heading')}
        </h4>
        <IconButton
          size="sm"
          label={t('page.log.details')}
          aria-haspopup="dialog"
          icon={<Ellipsis aria-hidden="true" />}
          className="-my-1.5 -mr-2"
          onClick={() => setIsDetailed(true)}
        />
      </div>
      <fieldset aria-labelledby="log-heading" className="flex gap-2">
        {contactKinds.map((kind) => {
          const Icon = contactIcons[kind];
          return (
            <button
              key={kind}
              type="button"
              disabled={log.isPending}
              aria-label={t(`page.log.one.${kind}`)}
              onClick={() => logOne(kind)}
              className={tileClass}
            >
              <Icon aria-hidden="true" />
              {t(`contactKinds.${kind}`)}
            </button>
          );
        })}
      </fieldset>
      {isDetailed && <ContactDialog clientId={clientId} onClose={() => setIsDetailed(false)} />}
    </div>
  );
}

const DatePickerDialog = lazy(async () => {
  const { DatePickerDialog } = await import('../../../shared/ui/date-picker/date-picker-dialog.tsx');
  return { default: DatePickerDialog };
});

interface PlanButtonProps {
  clientId: string;
  touchbase: Touchbase;
  timeZone?: string;
}

/** Sets a day for the next contact, or lets the rule decide again. */
function PlanButton({ clientId, touchbase, timeZone }: PlanButtonProps) {
  const { t } = useTranslation('clients');
  const { today } = useDayText(timeZone);
  const [isOpen, setIsOpen] = useState(false);
  const set = useSetTouchbase(clientId);
  const { plannedOn } = touchbase;
  const cadenceDays = cadenceChoices.find((days) => days === touchbase.cadenceDays) ?? null;
  const plan = (day: string | null) => set.mutate({ cadenceDays, plannedOn: day });
  return (
    <span className="-mr-2 flex">
      {plannedOn && (
        <IconButton
          size="sm"
          label={t('page.touchbase.unplan')}
          icon={<CalendarX2 aria-hidden="true" />}
          onClick={() => plan(null)}
        />
      )}
      <IconButton
        size="sm"
        label={t('page.touchbase.plan')}
        aria-haspopup="dialog"
        icon={<CalendarDays aria-hidden="true" />}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <DatePickerDialog
            mode="date"
            isOpen
            onOpenChange={setIsOpen}
            value={plannedOn}
            onApply={plan}
            min={today}
            today={today}
          />
        </Suspense>
      )}
    </span>
  );
}

const longestMinutes = 1_440;

/** A contact with how long it took and what was said. */
function ContactDialog({ clientId, onClose }: { clientId: string; onClose: () => void }) {
  const { t } = useTranslation('clients');
  const minutesId = useId();
  const { log } = useContacts(clientId);
  const [contact, setContact] = useState<ContactKind>('call');
  const [minutes, setMinutes] = useState<ParsedNumber>();
  const [text, setText] = useState('');
  const [hasTried, setHasTried] = useState(false);
  const isWrong =
    minutes !== undefined &&
    !(minutes !== null && Number.isInteger(minutes) && minutes >= 0 && minutes <= longestMinutes);

  function handleSubmit() {
    setHasTried(true);
    if (isWrong) return document.getElementById(minutesId)?.focus();
    log.mutate({ contact, minutes: minutes ?? null, text: text.trim() }, { onSuccess: onClose });
  }

  return (
    <FormModal
      title={t('page.log.heading')}
      submitLabel={t('page.log.save')}
      isPending={log.isPending}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <Segmented
        fullWidth
        label={t('page.log.kind')}
        items={contactKinds.map((id) => ({ id, label: t(`contactKinds.${id}`) }))}
        value={contact}
        onChange={setContact}
      />
      <NumberField
        id={minutesId}
        label={t('page.log.minutes')}
        invalidText={t('page.log.wrongMinutes')}
        maxLength={4}
        placeholder={t('form.optional')}
        value={minutes}
        error={hasTried && isWrong ? t('page.log.wrongMinutes') : undefined}
        onChange={setMinutes}
        className="max-w-40"
      />
      <TextArea
        label={t('page.log.text')}
        rows={4}
        maxLength={4000}
        placeholder={t('form.optional')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </FormModal>
  );
}
