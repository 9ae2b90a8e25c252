import type { QueryParameter } from '@hearthline/contract/badges';
import { boardArea, boardPeriod } from '@hearthline/contract/board-scope';
import { parseIsoDate } from '@hearthline/domain/calendar';
import type { DateRange } from '@hearthline/domain/date-range';
import { localDay } from '@hearthline/domain/time-zone';
import { useQuery } from '@tanstack/react-query';
import { CalendarDays, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { areasQuery, communitiesQuery, municipalitiesQuery } from '../../../shared/api/place-queries.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { SearchSelect } from '../../../shared/ui/search-select.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { Select } from '../../../shared/ui/select.tsx';

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

/** As a field of a form, or as a pill in the badge's own face. */
function lookOf(
  { isCompact, isLabelHidden, isDisabled, isOpenAtFirst }: ParameterFieldProps,
  icon?: ReactNode,
) {
  const own = { isLabelHidden, isDisabled, isOpenAtFirst, icon };
  return isCompact
    ? {
        ...own,
        icon: undefined,
        isLabelHidden: true,
        className: 'items-end',
        faceClassName:
          'badge-control touch-target min-w-0 outline-none focused:outline-2 focused:outline-offset-1 focused:outline-focus max-w-40! [&>svg]:stroke-[1.75]',
      }
    : own;
}

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

function OptionField(props: ParameterFieldProps) {
  const { parameter, value, onChange } = props;
  const { t } = useTranslation('badgesCard');
  const known = parameter.options.map(({ key, title }) => ({ id: key, label: title }));
  const items = parameter.isRequired ? known : [{ id: anyId, label: t('parameter.any') }, ...known];
  return (
    <Select
      {...lookOf(props)}
      label={parameter.title}
      items={items}
      placeholder={value}
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

/** Leaves it to the board, where the board has a word in it. */
function boardItems({ resolvers }: QueryParameter, resolverKey: string) {
  return resolvers
    .filter(({ key }) => key === resolverKey)
    .map(({ key, title }) => ({ id: key, label: title }));
}

const DatePickerDialog = lazyPart(
  async () => (await import('../../../shared/ui/date-picker/date-picker-dialog.tsx')).DatePickerDialog,
);

const ownDatesId = 'own-dates';

/** Periods that move with the calendar, or two days of one's own. */
function PeriodField(props: ParameterFieldProps) {
  const { parameter, value, onChange } = props;
  const { t } = useTranslation('badgesCard');
  const format = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const today = localDay(new Date());
  const range = parseRange(value);
  const shown = value === '' ? parameter.defaultValue : value;
  const items = [
    ...boardItems(parameter, boardPeriod),
    ...(range ? [{ id: value, label: format.period(range.from, range.to, today) }] : []),
    ...parameter.options.map(({ key, title }) => ({ id: key, label: title })),
    { id: ownDatesId, label: t('parameter.ownDates') },
  ];

  function handleChange(id: string): void {
    if (id === ownDatesId) setIsOpen(true);
    else onChange(id);
  }

  return (
    <>
      <Select
        {...lookOf(props, <CalendarDays aria-hidden="true" strokeWidth={1.75} />)}
        label={parameter.title}
        items={items}
        placeholder={shown}
        value={shown}
        onChange={handleChange}
      />
      <DatePickerDialog
        mode="range"
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        value={range}
        onApply={(chosen) => chosen && onChange(`${chosen.from}/${chosen.to}`)}
        max={today}
        today={today}
      />
    </>
  );
}

function parseRange(value: string): DateRange | null {
  const [from, to, ...rest] = value.split('/').map((part) => parseIsoDate(part));
  return from && to && rest.length === 0 ? { from, to } : null;
}

type PlaceLevel = 'area' | 'municipality' | 'community';

const anywhereId = 'anywhere';

interface PlaceFieldProps extends ParameterFieldProps {
  level: PlaceLevel;
}

function PlaceField({ level, ...props }: PlaceFieldProps) {
  const { parameter, value, onChange, within } = props;
  const { t } = useTranslation('badgesCard');
  const { places, isLoading } = usePlaces(level, within);
  const items = [
    ...boardItems(parameter, boardArea),
    ...(parameter.isRequired ? [] : [{ id: anywhereId, label: t(`parameter.anywhere.${level}`) }]),
    ...places.map(({ code, name }) => ({ id: code, label: name })),
  ];
  return (
    <SearchSelect
      {...lookOf(props, <MapPin aria-hidden="true" strokeWidth={1.75} />)}
      label={parameter.title}
      items={items}
      isLoading={isLoading}
      placeholder={value}
      value={value === '' ? anywhereId : value}
      onChange={(id) => onChange(id === anywhereId ? '' : id)}
    />
  );
}

function usePlaces(level: PlaceLevel, within: PlaceLimits = {}) {
  const areas = useQuery({ ...areasQuery, enabled: level === 'area' });
  const municipalities = useQuery({
    ...municipalitiesQuery(within.area ? [within.area] : []),
    enabled: level === 'municipality',
  });
  const communities = useQuery({
    ...communitiesQuery(within.municipality ? [within.municipality] : []),
    enabled: level === 'community',
  });
  const query = { area: areas, municipality: municipalities, community: communities }[level];
  return { places: query.data ?? [], isLoading: query.isPending };
}
