import { basketLimits } from '@hearthline/contract/baskets';
import type { TimeUnit } from '@hearthline/domain/basket/vocabulary';
import { timeUnits } from '@hearthline/domain/basket/vocabulary';
import type { IsoDate } from '@hearthline/domain/calendar';
import { skipToken, useQuery } from '@tanstack/react-query';
import { Clock, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { DayField } from '../../../shared/ui/date-picker/day-field.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import { TextArea } from '../../../shared/ui/text-area.tsx';
import { basketClientQuery } from '../api/baskets-api.ts';
import type { BasketForm } from './use-basket-form.ts';
import { WhoFields } from './who-fields.tsx';

interface DetailsCardProps {
  form: BasketForm;
  today: IsoDate;
}

/** For whom, under which name, and when. */
export function DetailsCard({ form, today }: DetailsCardProps) {
  const { t } = useTranslation('baskets');
  const { values, set, problemOf, leave } = form;
  const { client } = values;

  return (
    <Card isPadded aria-label={t('form.details')}>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-2 lg:grid-cols-3">
        <WhoFields form={form} namePlaceholder={t('form.namePlaceholder')} />
        <div data-field="activationDate">
          <DayField
            label={t('form.activationDate')}
            isRequired
            hint={t(values.activationDate > today ? 'form.activationAhead' : 'form.activationNow')}
            error={problemOf('activationDate') && t('form.problems.invalidDate')}
            today={today}
            min={today}
            value={values.activationDate}
            onChange={(activationDate) => set({ activationDate })}
            onBlur={() => leave('activationDate')}
          />
        </div>
        <Select<TimeUnit>
          label={t('form.timeUnit')}
          hint={t('form.timeUnitHint')}
          icon={<Clock aria-hidden="true" strokeWidth={1.75} />}
          items={timeUnits.map((id) => ({ id, label: t(`form.timeUnits.${id}`) }))}
          value={values.timeUnit}
          onChange={(timeUnit) => set({ timeUnit })}
        />
        <HouseholdSwitch
          clientId={client?.id}
          isOn={values.isForHousehold}
          onChange={(isForHousehold) => set({ isForHousehold })}
        />
        <TextArea
          label={t('form.message')}
          hint={t('form.messageHint')}
          rows={2}
          maxLength={basketLimits.message}
          value={values.message}
          onChange={(event) => set({ message: event.target.value })}
          className="md:col-span-2 lg:col-span-3"
        />
      </div>
    </Card>
  );
}

interface HouseholdSwitchProps {
  clientId: string | undefined;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Only where the client lives with somebody. */
export function HouseholdSwitch({ clientId, isOn, onChange }: HouseholdSwitchProps) {
  const { t } = useTranslation('baskets');
  const format = useFormat();
  const options = basketClientQuery(clientId ?? '');
  const { data } = useQuery({ ...options, queryFn: clientId ? options.queryFn : skipToken });
  const others = data?.household ?? [];
  if (others.length === 0) return null;
  const names = format.list(others.map(({ name }) => name));
  return (
    <div className="flex flex-col gap-1.5">
      <span aria-hidden="true" className="text-[12.5px]/[18px] font-medium">
        {t('form.household')}
      </span>
      <Switch
        isSelected={isOn}
        onChange={onChange}
        className="min-h-10 flex-row-reverse justify-between gap-3 rounded-md border border-line px-3"
      >
        <span className="flex min-w-0 items-center gap-2">
          <Users aria-hidden="true" strokeWidth={1.75} className="size-4.5 flex-none text-ink-3" />
          <span className="min-w-0 py-1">{t('form.alsoFor', { names })}</span>
        </span>
      </Switch>
      <p className="text-xs text-ink-3">{t('form.householdHint')}</p>
    </div>
  );
}
