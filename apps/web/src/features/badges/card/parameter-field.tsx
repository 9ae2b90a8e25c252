import type { QueryParameter } from '@hearthline/contract/badges';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { ChoiceSelect } from './choice-select.tsx';
import { PeriodField } from './period-field.tsx';
import { PlaceField } from './place-field.tsx';

/** What is chosen above a place, so that only places inside of it are offered. */
export interface PlaceLimits {
  area?: string | undefined;
  municipality?: string | undefined;
}

export interface ParameterFieldProps {
  parameter: QueryParameter;
  /** Empty where nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  /** A small pill in the footer of a badge, in the badge's own ink. */
  isCompact?: boolean;
  /** For places where the parameter is already named. */
  isLabelHidden?: boolean;
  isDisabled?: boolean;
  /** Opens as soon as it is there, where a lighter button stood before. */
  isOpenAtFirst?: boolean;
  within?: PlaceLimits | undefined;
}

const anyId = 'any';

/** The control of one parameter of a query, by its type. */
export function ParameterField(props: ParameterFieldProps) {
  const { type } = props.parameter;
  if (type === 'period') return <PeriodField {...props} />;
  if (type === 'area' || type === 'municipality' || type === 'community')
    return <PlaceField {...props} level={type} />;
  if (type === 'agent') return <OwnAgent {...props} />;
  if (type === 'days' && !props.isCompact) return <DaysField {...props} />;
  return <OptionField {...props} />;
}

function OptionField({ parameter, value, onChange, ...look }: ParameterFieldProps) {
  const { t } = useTranslation('badgesCard');
  const known = parameter.options.map(({ key, title }) => ({ id: key, label: title }));
  const items = parameter.isRequired ? known : [{ id: anyId, label: t('parameter.any') }, ...known];
  return (
    <ChoiceSelect
      {...look}
      label={parameter.title}
      items={items}
      value={value === '' ? anyId : value}
      onChange={(id) => onChange(id === anyId ? '' : id)}
    />
  );
}

function DaysField({ parameter, value, onChange, isLabelHidden, isDisabled }: ParameterFieldProps) {
  const offered = parameter.options.map(({ key, title }) => ({
    id: key,
    label: key,
    name: title,
    isDisabled: isDisabled ?? false,
  }));
  const items = offered.some(({ id }) => id === value)
    ? offered
    : [...offered, { id: value, label: value, name: value, isDisabled: isDisabled ?? false }];
  return (
    <div className="flex flex-col gap-1.5">
      {isLabelHidden ? null : (
        <span aria-hidden="true" className="text-[12.5px]/[18px] font-medium">
          {parameter.title}
        </span>
      )}
      <Segmented label={parameter.title} items={items} value={value} onChange={onChange} fullWidth />
    </div>
  );
}

/** Always the agent who looks at the badge: there is nothing to choose. */
function OwnAgent({ parameter, isCompact, isLabelHidden }: ParameterFieldProps) {
  const { t } = useTranslation('badgesCard');
  if (isCompact) return null;
  return (
    <p className="text-sm text-ink-2">
      {isLabelHidden ? null : <b className="mr-2 font-medium text-ink">{parameter.title}</b>}
      {t('parameter.you')}
    </p>
  );
}
