import { parseIsoDate } from '@hearthline/domain/calendar';
import type { HoldReason } from '@hearthline/domain/greeting/vocabulary';
import { holdReasons } from '@hearthline/domain/greeting/vocabulary';
import { localDay } from '@hearthline/domain/time-zone';
import { Pause } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { DayField } from '../../../shared/ui/date-picker/day-field.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { toast } from '../../../shared/ui/toast.tsx';
import { useChangeWishes } from '../api/greeting-actions.ts';

interface HoldFormProps {
  clientId: string;
  name: string;
  onDone: () => void;
}

/** Leaves one client in peace: every greeting waits until the day, or until the agent ends it. */
export function HoldForm({ clientId, name, onDone }: HoldFormProps) {
  const { t } = useTranslation('greetings');
  const [shown, setShown] = useState<'opener' | 'form' | 'openerAgain'>('opener');
  const [reason, setReason] = useState<HoldReason>('bereavement');
  const [until, setUntil] = useState('');
  const change = useChangeWishes(clientId);
  const problem = useUntilProblem(until);

  // Each takes the focus of the other: without it, the drawer would give it to the button that closes it.
  if (shown !== 'form')
    return (
      <div>
        <Button
          ref={shown === 'openerAgain' ? focusElement : undefined}
          size="sm"
          variant="ghost"
          icon={<Pause aria-hidden="true" />}
          className="-ml-3"
          onClick={() => setShown('form')}
        >
          {t('hold.open', { name })}
        </Button>
      </div>
    );
  return (
    <form
      ref={focusFirst}
      noValidate
      aria-label={t('hold.open', { name })}
      className="grid gap-3.5 rounded-md border border-line p-3.5"
      onSubmit={(event) => {
        event.preventDefault();
        if (problem) return;
        change.mutate(
          { hold: { reason, until: parseIsoDate(until) ?? null } },
          {
            onSuccess: () => {
              toast.success(t('hold.done', { name }));
              onDone();
            },
          },
        );
      }}
    >
      <HoldFields reason={reason} until={until} problem={problem} onReason={setReason} onUntil={setUntil} />
      <div className="flex gap-2">
        <Button type="submit" size="sm" isLoading={change.isPending}>
          {t('hold.save')}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => setShown('openerAgain')}>
          {t('hold.cancel')}
        </Button>
      </div>
    </form>
  );
}

function focusElement(element: HTMLElement | null) {
  element?.focus();
}

function focusFirst(form: HTMLFormElement | null) {
  focusElement(form?.querySelector('button') ?? null);
}

/** What is wrong with the last day of a hold, as it is typed. */
export function useUntilProblem(until: string): string | undefined {
  const { t } = useTranslation('greetings');
  if (until === '') return undefined;
  const day = parseIsoDate(until);
  if (day === undefined) return t('hold.noDay');
  return day < localDay(new Date(), undefined) ? t('hold.pastDay') : undefined;
}

interface HoldFieldsProps {
  reason: HoldReason;
  until: string;
  problem: string | undefined;
  onReason: (reason: HoldReason) => void;
  onUntil: (until: string) => void;
}

export function HoldFields({ reason, until, problem, onReason, onUntil }: HoldFieldsProps) {
  const { t } = useTranslation('greetings');
  return (
    <>
      <Select
        label={t('hold.reason')}
        items={holdReasons.map((id) => ({ id, label: t(`words.holdReason.${id}`) }))}
        value={reason}
        onChange={onReason}
      />
      <DayField
        label={t('hold.until')}
        value={until}
        onChange={onUntil}
        error={problem}
        hint={t('hold.untilHint')}
      />
    </>
  );
}
