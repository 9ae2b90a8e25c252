import type { GreetingWishes } from '@hearthline/contract/greetings';
import { parseIsoDate } from '@hearthline/domain/calendar';
import { isLeapDay, leapDayRules } from '@hearthline/domain/client/yearly-date';
import { chosenOccasions } from '@hearthline/domain/greeting/occasions';
import type { HoldReason } from '@hearthline/domain/greeting/vocabulary';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { labelClass } from '../../../shared/ui/field.tsx';
import { FormModal } from '../../../shared/ui/form-modal.tsx';
import { RadioGroup } from '../../../shared/ui/radio-group.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import { inputOf, useSaveWishes } from '../api/greeting-actions.ts';
import { HoldFields, useUntilProblem } from '../parts/hold-form.tsx';

interface WishesDialogProps {
  isOpen: boolean;
  onClose: () => void;
  client: { id: string; birthday: string | null; moveInDate: string | null };
  clientName: string;
  wishes: GreetingWishes;
}

export function WishesDialog(props: WishesDialogProps) {
  // What was kept last is what it begins with each time.
  return props.isOpen ? <OpenDialog {...props} /> : null;
}

/** Feasts, leap day, rest and paper: asked of the client, never guessed. */
function OpenDialog({ onClose, client, clientName, wishes }: WishesDialogProps) {
  const { t } = useTranslation('greetings');
  const [values, setValues] = useState(() => inputOf(wishes));
  const [until, setUntil] = useState(wishes.hold?.until ?? '');
  const save = useSaveWishes(client.id);
  const problem = useUntilProblem(until);
  const { feasts, leapDayRule, hold, wantsNoPaper } = values;
  const hasLeapDay = [client.birthday, client.moveInDate].some((day) => day !== null && isLeapDay(day));
  const set = (change: Partial<typeof values>) => setValues({ ...values, ...change });
  const setReason = (reason: HoldReason) => set({ hold: { reason, until: null } });

  function handleSubmit() {
    if (hold && problem) return;
    save.mutate(
      { ...values, hold: hold && { ...hold, until: parseIsoDate(until) ?? null } },
      { onSuccess: onClose },
    );
  }

  return (
    <FormModal
      size="md"
      title={t('ofClient.dialogTitle', { name: clientName })}
      isDismissable={false}
      onClose={onClose}
      onSubmit={handleSubmit}
      submitLabel={t('ofClient.save')}
      isPending={save.isPending}
      formClassName="grid grid-cols-[minmax(0,1fr)] gap-5"
    >
      <fieldset>
        <legend className={labelClass}>{t('ofClient.feasts')}</legend>
        <p className="mb-2 text-xs text-ink-3">{t('ofClient.feastsHint')}</p>
        <div className="grid gap-x-4 gap-y-2 max-lg:gap-y-0 sm:grid-cols-2 md:grid-cols-3">
          {chosenOccasions.map((occasion) => (
            <Checkbox
              key={occasion}
              isSelected={feasts.includes(occasion)}
              onChange={(isOn) =>
                set({
                  feasts: chosenOccasions.filter((each) =>
                    each === occasion ? isOn : feasts.includes(each),
                  ),
                })
              }
            >
              {t(`words.occasion.${occasion}`)}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      {hasLeapDay ? (
        <RadioGroup
          label={t('ofClient.leapDay')}
          orientation="horizontal"
          items={leapDayRules.map((id) => ({ id, label: t(`words.leapDayRule.${id}`) }))}
          value={leapDayRule}
          onChange={(rule) => set({ leapDayRule: rule })}
        />
      ) : null}
      <div className="grid gap-3.5">
        <Switch
          isSelected={hold !== null}
          onChange={(isOn) => set({ hold: isOn ? { reason: 'bereavement', until: null } : null })}
        >
          {t('ofClient.hold')}
        </Switch>
        {hold ? (
          <HoldFields
            reason={hold.reason}
            until={until}
            problem={problem}
            onReason={setReason}
            onUntil={setUntil}
          />
        ) : null}
      </div>
      <Switch isSelected={wantsNoPaper} onChange={(isOn) => set({ wantsNoPaper: isOn })}>
        {t('ofClient.wantsNoPaper')}
      </Switch>
    </FormModal>
  );
}
