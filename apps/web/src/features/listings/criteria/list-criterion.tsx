import type { Choice } from '@hearthline/domain/criteria/criteria';
import type { ChoiceField } from '@hearthline/domain/criteria/fields';
import { criterionFields } from '@hearthline/domain/criteria/fields';
import type { LifecycleCode } from '@hearthline/domain/listing/lifecycle';
import { lifecycleActionCodes } from '@hearthline/domain/listing/lifecycle';
import { capitalize, lowerFirst } from '@hearthline/format/intl-writers';
import { Ban, Check, ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { labelClass } from '../../../shared/ui/field.tsx';
import { Popover } from '../../../shared/ui/popover.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { controlHeights, controlTextClass } from '../../../shared/ui/text-field.tsx';
import { TickList } from '../../../shared/ui/tick-list.tsx';
import type { ChoicePart } from '../model/criteria-edits.ts';
import { choiceOf, withChosen } from '../model/criteria-edits.ts';
import { useCriteriaForm } from './criteria-form.tsx';

export type ListedField = Exclude<ChoiceField, 'area' | 'municipality' | 'community' | 'kind'>;

/** The steps that the specification names, and the two it leaves out; drafts and deleted listings are not searched. */
const codes: LifecycleCode[] = [
  ...new Set<LifecycleCode>([...Object.values(lifecycleActionCodes), 'bom', 'sld']),
];

/** One of the closed lists of a listing. */
export function ListCriterion({ field }: { field: ListedField }) {
  const { t } = useTranslation('listings');
  const { criteria, setField, countOf } = useCriteriaForm();
  return (
    <ChoicePicker
      label={t(`vocabulary.field.${field}`)}
      items={(field === 'code' ? codes : criterionFields[field].values).map((value) => ({
        id: value,
        name: t(`vocabulary.${field as 'style'}.${value as 'other'}`),
        count: countOf(field, value),
      }))}
      choice={choiceOf(criteria, field)}
      // Only values of the list above are offered.
      onChange={(choice: Choice<string>) => setField(field, choice as (typeof criteria)[ListedField])}
    />
  );
}

interface ChoicePickerProps {
  label: string;
  items: readonly ChoiceItem[];
  choice: Choice<string>;
  onChange: (choice: Choice<string>) => void;
}

/** A list criterion as one field that names what is chosen. */
function ChoicePicker({ label, items, choice, onChange }: ChoicePickerProps) {
  const { t } = useTranslation('listings');
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const nameOf = (value: string) => items.find((item) => item.id === value)?.name ?? value;
  const chosen = [
    ...(choice.any ?? []).map(nameOf),
    ...(choice.not ?? []).map((value) => capitalize(t('chips.not', { name: lowerFirst(nameOf(value)) }))),
  ].join(', ');

  return (
    <div data-open={isOpen || undefined} className="flex min-w-0 flex-col gap-1.5">
      <span aria-hidden="true" className={labelClass}>
        {label}
      </span>
      <button
        ref={trigger}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={t('criteria.picker.chosen', { name: label, values: chosen || t('criteria.any') })}
        onClick={() => setIsOpen(!isOpen)}
        className={classNames(
          'control-box flex w-full min-w-0 items-center gap-2 px-3 text-left text-ink transition-control',
          controlHeights.md,
          controlTextClass,
        )}
      >
        <span className="min-w-0 flex-1 truncate">{chosen || t('criteria.any')}</span>
        <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
      </button>
      <Popover
        isSheetOnPhones
        placement="bottom start"
        className="w-75"
        label={label}
        triggerRef={trigger}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
      >
        <ChoiceList
          label={label}
          items={items}
          choice={choice}
          onChange={onChange}
          onClose={() => setIsOpen(false)}
        />
      </Popover>
    </div>
  );
}

export interface ChoiceItem {
  id: string;
  name: string;
  /** How many listings have it; undefined while that is not known. */
  count: number | undefined;
}

interface ChoiceListProps {
  label: string;
  items: readonly ChoiceItem[];
  choice: Choice<string>;
  onChange: (choice: Choice<string>) => void;
  onClose: () => void;
}

/** Values to ask for or to rule out, with their counts. */
export function ChoiceList({ label, items, choice, onChange, onClose }: ChoiceListProps) {
  const { t } = useTranslation('listings');
  const isOnlyNot = !choice.any?.length && Boolean(choice.not?.length);
  const [part, setPart] = useState<ChoicePart>(isOnlyNot ? 'not' : 'any');

  return (
    <>
      <div className="mb-1.5 flex flex-col gap-1.5 px-1 pt-0.5">
        <PartSwitch part={part} onChange={setPart} fullWidth />
      </div>
      <TickList
        label={label}
        items={items}
        ticked={choice[part] ?? []}
        onChange={(chosen) => onChange(withChosen(choice, part, chosen))}
        findLabel={t('criteria.picker.findIn', { name: label })}
        findPlaceholder={t('criteria.picker.find')}
        emptyText={(text) => t('criteria.picker.none', { text })}
        rowClassName={({ id, count }) =>
          classNames(choice.any?.includes(id) && 'font-medium', count === 0 && 'text-ink-3')
        }
      >
        {(item) => <ChoiceRow item={item} choice={choice} />}
      </TickList>
      <div className="-mx-1.5 mt-1.5 flex justify-between border-t border-line px-2.5 pt-1.5">
        <Button
          variant="ghost"
          size="sm"
          disabled={!choice.any?.length && !choice.not?.length}
          onClick={() => onChange({})}
        >
          {t('criteria.picker.clear')}
        </Button>
        <Button variant="ghost" size="sm" onClick={onClose}>
          {t('criteria.picker.done')}
        </Button>
      </div>
    </>
  );
}

interface PartSwitchProps {
  part: ChoicePart;
  onChange: (part: ChoicePart) => void;
  fullWidth?: boolean;
}

/** Whether a click asks for a value or rules it out. */
export function PartSwitch({ part, onChange, fullWidth = false }: PartSwitchProps) {
  const { t } = useTranslation('listings');
  return (
    <Segmented
      label={t('criteria.picker.mode')}
      size="sm"
      fullWidth={fullWidth}
      items={[
        { id: 'any', label: t('criteria.picker.include') },
        { id: 'not', label: t('criteria.picker.exclude') },
      ]}
      value={part}
      onChange={onChange}
    />
  );
}

function ChoiceRow({ item, choice }: { item: ChoiceItem; choice: Choice<string> }) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const { id, name, count } = item;
  const isAsked = choice.any?.includes(id) ?? false;
  const isOut = choice.not?.includes(id) ?? false;
  return (
    <>
      <span
        aria-hidden="true"
        className={classNames(
          'grid size-4.5 shrink-0 place-items-center rounded-[5px] border-[1.5px] [&_svg]:size-3',
          isAsked && 'border-brand bg-brand text-on-brand',
          isOut && 'border-danger bg-danger text-on-danger',
          !isAsked && !isOut && 'border-line-control bg-surface',
        )}
      >
        {isAsked && <Check strokeWidth={3} />}
        {isOut && <Ban strokeWidth={2.5} />}
      </span>
      <span className={classNames('min-w-0 flex-1', isOut && 'line-through')}>{name}</span>
      {isOut && <span className="sr-only">{t('criteria.picker.excluded')}</span>}
      {count !== undefined && <span className="font-tabular text-xs text-ink-3">{format.number(count)}</span>}
    </>
  );
}

/** The number beside a value, spoken with its unit. */
export function ValueCount({ count, className }: { count: number | undefined; className?: string }) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  if (count === undefined) return null;
  return (
    <span className={classNames('text-2xs font-normal text-ink-3', className)}>
      {format.number(count)}{' '}
      <span className="sr-only">{t('criteria.listings', { count: Math.min(count, 2) })}</span>
    </span>
  );
}
