import { alertLimits } from '@hearthline/contract/alerts';
import { alertTimeUnits, alertTriggers } from '@hearthline/domain/alert/vocabulary';
import type { IsoDate } from '@hearthline/domain/calendar';
import { parseIsoDate } from '@hearthline/domain/calendar';
import { cityOfZone } from '@hearthline/domain/time-zone';
import { Check, Clock, Layers, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { instantOf } from '../../../../shared/lib/quiet-hours.ts';
import { Card } from '../../../../shared/ui/card.tsx';
import { Chip } from '../../../../shared/ui/chip.tsx';
import { DayField } from '../../../../shared/ui/date-picker/day-field.tsx';
import { FieldError } from '../../../../shared/ui/field.tsx';
import { QuietSlider } from '../../../../shared/ui/quiet-slider.tsx';
import { Segmented } from '../../../../shared/ui/segmented.tsx';
import { Select } from '../../../../shared/ui/select.tsx';
import { Switch } from '../../../../shared/ui/switch.tsx';
import { usualHour, usualQuietHours } from '../model/alert-values.ts';
import type { AlertForm } from './use-alert-form.ts';

interface RhythmCardProps {
  form: AlertForm;
  today: IsoDate;
  /** On whose clock the times are. */
  timeZone: string | undefined;
}

/** What it waits for, how often it may write, and when it may not. */
export function RhythmCard({ form, today, timeZone }: RhythmCardProps) {
  const { t } = useTranslation('basketsAlerts');
  return (
    <Card aria-labelledby="alert-rhythm">
      <div className="px-5 py-4">
        <header className="mb-3 flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <h2 id="alert-rhythm" className="flex-auto text-[15px]/[22px]">
            {t('form.writeWhen')}
          </h2>
          <p className="text-xs text-ink-3">{t('form.relisted')}</p>
        </header>
        <Triggers form={form} />
      </div>
      <div className="flex flex-col gap-4 border-t border-line px-5 py-4">
        <HowOften form={form} today={today} />
        <Hours form={form} timeZone={timeZone} />
        <QuietHours form={form} timeZone={timeZone} />
      </div>
    </Card>
  );
}

function Triggers({ form }: { form: AlertForm }) {
  const { t } = useTranslation('basketsAlerts');
  const { triggers } = form.values;
  const problem = form.problemOf('triggers');
  return (
    <fieldset data-field="triggers">
      <legend className="sr-only">{t('form.writeWhen')}</legend>
      <div className="flex flex-wrap gap-2">
        {alertTriggers.map((trigger) => {
          const isOn = triggers.includes(trigger);
          return (
            <Chip
              key={trigger}
              size="lg"
              isSelected={isOn}
              icon={isOn ? <Check aria-hidden="true" /> : undefined}
              // In the order in which they stand, however they were chosen.
              onClick={() =>
                form.set({
                  triggers: alertTriggers.filter((each) =>
                    each === trigger ? !isOn : triggers.includes(each),
                  ),
                })
              }
            >
              {t(`triggers.${trigger}`)}
            </Chip>
          );
        })}
      </div>
      {problem ? (
        <div role="alert" className="mt-2">
          <FieldError id="alert-triggers-error">{t('form.problems.noTrigger')}</FieldError>
        </div>
      ) : null}
    </fieldset>
  );
}

const ceilings = [1, 2, 3, 4, 5, 6, 8, 10, 15, alertLimits.highestCeiling];
const noCeiling = 'none';

function HowOften({ form, today }: Pick<RhythmCardProps, 'form' | 'today'>) {
  const { t } = useTranslation('basketsAlerts');
  const { values, set, problemOf, leave } = form;
  const { ceiling, timeUnit, sendHours, activationDate } = values;
  const offered = [...new Set([...ceilings, ceiling ?? 1])].toSorted((one, other) => one - other);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-2 2xl:grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)]">
      <div className="flex min-w-0 flex-col gap-1.5 md:max-2xl:col-span-2">
        <span aria-hidden="true" className="text-[12.5px]/[18px] font-medium">
          {t('form.howOften')}
        </span>
        <Segmented
          label={t('form.howOften')}
          value={timeUnit}
          fullWidth
          onChange={(next) =>
            set({
              timeUnit: next,
              ...(next !== 'atOnce' && sendHours.length === 0 && { sendHours: [usualHour] }),
            })
          }
          items={alertTimeUnits.map((id) => ({ id, label: t(`form.timeUnits.${id}`) }))}
        />
      </div>
      <Select
        label={t('form.ceiling')}
        hint={t('form.ceilingHint')}
        icon={<Layers aria-hidden="true" strokeWidth={1.75} />}
        items={[
          ...offered.map((count) => ({ id: String(count), label: t('form.messagesADay', { count }) })),
          { id: noCeiling, label: t('form.noCeiling') },
        ]}
        value={ceiling === null ? noCeiling : String(ceiling)}
        onChange={(id) => set({ ceiling: id === noCeiling ? null : Number(id) })}
      />
      <div data-field="activationDate">
        <DayField
          label={t('form.starts')}
          isRequired
          hint={activationDate > today ? t('form.startsAhead') : undefined}
          error={problemOf('activationDate') && t('form.problems.invalidDate')}
          today={today}
          min={form.base ? undefined : today}
          value={activationDate}
          onChange={(next) => set({ activationDate: next })}
          onBlur={() => leave('activationDate')}
        />
      </div>
    </div>
  );
}

const allHours = Array.from({ length: 24 }, (_, hour) => hour);

/** At which hours it writes, where it does not write at once. Weeks and months are counted from the day it starts. */
function Hours({ form, timeZone }: Pick<RhythmCardProps, 'form' | 'timeZone'>) {
  const { t } = useTranslation('basketsAlerts');
  const format = useFormat();
  const { timeUnit, sendHours, activationDate } = form.values;
  if (timeUnit === 'atOnce') return null;
  const items = allHours.map((hour) => ({ id: String(hour), label: format.hour(hour) }));
  const day = parseIsoDate(activationDate) ? activationDate : null;
  const when =
    timeUnit === 'daily' || day === null
      ? t('form.everyDay')
      : timeUnit === 'weekly'
        ? t('form.everyWeek', { weekday: format.weekday(day) })
        : t('form.everyMonth', { day: Number(day.slice(-2)) });
  const zone = timeZone ? t('form.zone', { city: cityOfZone(timeZone) }) : '';
  return (
    <div data-field="sendHours" className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p className="text-sm text-ink-2">{[when, zone].filter(Boolean).join(', ')}</p>
      {timeUnit === 'daily' ? (
        <DailyHours form={form} items={items} />
      ) : (
        <Select
          label={t('form.hour')}
          isLabelHidden
          icon={<Clock aria-hidden="true" strokeWidth={1.75} />}
          items={items}
          value={String(sendHours[0] ?? usualHour)}
          onChange={(id) => form.set({ sendHours: [Number(id)] })}
          className="w-36"
        />
      )}
      {form.problemOf('sendHours') ? (
        <div role="alert" className="w-full">
          <FieldError id="alert-hours-error">{t('form.problems.noHours')}</FieldError>
        </div>
      ) : null}
    </div>
  );
}

interface DailyHoursProps {
  form: AlertForm;
  items: { id: string; label: string }[];
}

/** Up to four of them, each with its cross. */
function DailyHours({ form, items }: DailyHoursProps) {
  const { t } = useTranslation('basketsAlerts');
  const format = useFormat();
  const { sendHours } = form.values;
  const isFull = sendHours.length >= alertLimits.sendHours;
  return (
    <>
      <ul aria-label={t('form.hours')} className="flex flex-wrap gap-1.5">
        {sendHours.map((hour) => (
          <li key={hour}>
            <Chip
              isRemovable
              isSelected
              aria-label={t('form.removeHour', { hour: format.hour(hour) })}
              onClick={() => form.set({ sendHours: sendHours.filter((each) => each !== hour) })}
            >
              {format.hour(hour)}
            </Chip>
          </li>
        ))}
      </ul>
      {isFull ? null : (
        <Select
          label={t('form.addHour')}
          isLabelHidden
          size="sm"
          icon={<Plus aria-hidden="true" strokeWidth={1.75} />}
          placeholder={t('form.addHour')}
          items={items.filter(({ id }) => !sendHours.includes(Number(id)))}
          value={null}
          onChange={(id) =>
            form.set({ sendHours: [...sendHours, Number(id)].toSorted((one, other) => one - other) })
          }
          className="w-44"
        />
      )}
    </>
  );
}

/** In which nobody is woken, on the client's own clock. */
function QuietHours({ form, timeZone }: Pick<RhythmCardProps, 'form' | 'timeZone'>) {
  const { t } = useTranslation('basketsAlerts');
  const format = useFormat('UTC');
  const { quietHours } = form.values;
  // What was set before it was switched off comes back with the switch.
  const [lately, setLately] = useState(quietHours ?? usualQuietHours);
  const shown = quietHours ?? lately;
  const timeOf = (time: string) => format.time(instantOf(time));
  const span = t('form.span', { from: timeOf(shown.from), to: timeOf(shown.to) });
  const zone = timeZone ? t('form.zone', { city: cityOfZone(timeZone) }) : '';

  function change(next: typeof shown | null) {
    if (next) setLately(next);
    form.set({ quietHours: next });
  }

  return (
    <div>
      <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        <span aria-hidden="true" className="flex-auto text-[12.5px]/[18px] font-medium">
          {t('form.quietHours')}
        </span>
        <span className="text-sm text-ink-2 max-sm:order-last max-sm:w-full">
          {quietHours ? [span, zone].filter(Boolean).join(', ') : t('form.noQuietHours')}
        </span>
        <Switch
          aria-label={t('form.quietHours')}
          isSelected={quietHours !== null}
          onChange={(isOn) => change(isOn ? lately : null)}
        />
      </div>
      <QuietSlider
        look="thin"
        quietHours={shown}
        names={{ from: t('form.quietFrom'), to: t('form.quietTo') }}
        isDisabled={quietHours === null}
        onChange={change}
      />
    </div>
  );
}
