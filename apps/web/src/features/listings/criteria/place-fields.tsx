import type { LookupItem } from '@hearthline/contract/lookups';
import type { Choice, Criteria } from '@hearthline/domain/criteria/criteria';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Ban, ChevronDown, MapPin, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { areasQuery, communitiesQuery, municipalitiesQuery } from '../../../shared/api/place-queries.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { labelClass } from '../../../shared/ui/field.tsx';
import { Popover } from '../../../shared/ui/popover.tsx';
import { controlTextClass } from '../../../shared/ui/text-field.tsx';
import type { PlaceLevel } from '../model/chip-words.ts';
import { choiceOf, toggleValue, withField } from '../model/criteria-edits.ts';
import { useNameOfPlace } from '../model/use-chips.ts';
import { useCriteriaForm } from './criteria-form.tsx';
import type { ChoiceItem } from './list-criterion.tsx';
import { ChoiceList } from './list-criterion.tsx';

const codesOf = (items: readonly LookupItem[]) => items.map(({ code }) => code);

/** Drops chosen places that lie in none of these. */
function keepOnly(criteria: Criteria, level: PlaceLevel, codes: readonly string[]): Criteria {
  const choice = choiceOf(criteria, level);
  const keep = (list: string[] = []) => list.filter((code) => codes.includes(code));
  return withField(criteria, level, { any: keep(choice.any), not: keep(choice.not) });
}

/** Area, then its municipalities, then their communities. */
export function PlaceFields() {
  const { t } = useTranslation('listings');
  const client = useQueryClient();
  const { criteria, setCriteria, getCriteria, countOf } = useCriteriaForm();
  const nameOf = useNameOfPlace(criteria);
  const areaCodes = criteria.area?.any ?? [];
  const areas = useQuery(areasQuery).data ?? [];
  const municipalities = useQuery(municipalitiesQuery(areaCodes)).data ?? [];
  const municipalityCodes =
    criteria.municipality?.any ?? (areaCodes.length > 0 ? codesOf(municipalities) : []);
  const communities = useQuery(communitiesQuery(municipalityCodes)).data ?? [];

  /** A place under another area would find nothing; the smaller ones that no longer fit go once that is known. */
  async function pruneBelow(level: PlaceLevel): Promise<void> {
    const { area, municipality, community } = getCriteria();
    if (level === 'community' || (!municipality && !community)) return;
    const within = await client.fetchQuery(municipalitiesQuery(area?.any));
    let next = area?.any?.length ? keepOnly(getCriteria(), 'municipality', codesOf(within)) : getCriteria();
    if (next.community && (area?.any?.length || next.municipality?.any?.length)) {
      const codes = next.municipality?.any ?? codesOf(within);
      next = keepOnly(next, 'community', codesOf(await client.fetchQuery(communitiesQuery(codes))));
    }
    setCriteria(next);
  }

  function handleChange(level: PlaceLevel, choice: Choice<string>) {
    setCriteria(withField(criteria, level, choice));
    // Without the list nothing is dropped; the count then tells that the places do not fit together.
    pruneBelow(level).catch(() => undefined);
  }

  function pickerOf(level: PlaceLevel, items: LookupItem[], placeholder: string) {
    return {
      label: t(`vocabulary.field.${level}`),
      placeholder,
      items: items.map(({ code, name }) => ({ id: code, name, count: countOf(level, code) })),
      choice: choiceOf(criteria, level),
      nameOf: (code: string) => nameOf(level, code),
      onChange: (choice: Choice<string>) => handleChange(level, choice),
    };
  }

  return (
    <div className="grid grid-cols-2 gap-4 max-md:*:last:col-span-2 md:grid-cols-[1fr_1fr_1.3fr]">
      <PlacePicker {...pickerOf('area', areas, t('criteria.anyArea'))} icon={<MapPin aria-hidden="true" />} />
      <PlacePicker {...pickerOf('municipality', municipalities, t('criteria.anyMunicipality'))} />
      <PlacePicker {...pickerOf('community', communities, t('criteria.anyCommunity'))} />
    </div>
  );
}

interface PlacePickerProps {
  label: string;
  placeholder: string;
  icon?: ReactNode;
  items: readonly ChoiceItem[];
  choice: Choice<string>;
  /** For chosen places that are not among the items any more. */
  nameOf: (code: string) => string | undefined;
  onChange: (choice: Choice<string>) => void;
}

const shownChips = 3;

/** Places as removable words inside the field; the rest of the field opens the list. */
function PlacePicker({ label, placeholder, icon, items, choice, nameOf, onChange }: PlacePickerProps) {
  const { t } = useTranslation('listings');
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const chosen = [
    ...(choice.any ?? []).map((code) => ({ code, part: 'any' as const })),
    ...(choice.not ?? []).map((code) => ({ code, part: 'not' as const })),
  ].map((one) => ({ ...one, name: nameOf(one.code) ?? one.code }));
  const more = chosen.length - shownChips;

  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <span aria-hidden="true" className={labelClass}>
        {label}
      </span>
      <div
        ref={box}
        data-focused={isOpen || undefined}
        className="control-box relative flex min-h-11 min-w-0 flex-wrap items-center gap-1.5 rounded-md py-[5px] pr-9 pl-1.5 transition-control lg:min-h-10"
      >
        {icon && chosen.length === 0 && (
          <span className="shrink-0 pl-1.5 text-ink-3 [&_svg]:size-4.5">{icon}</span>
        )}
        {chosen.slice(0, shownChips).map(({ code, part, name }) => (
          <button
            key={code}
            type="button"
            aria-label={t('chips.remove', { name: part === 'not' ? t('chips.not', { name }) : name })}
            onClick={() => {
              onChange(toggleValue(choice, part, code));
              opener.current?.focus();
            }}
            className="touch-target relative z-1 inline-flex h-7 max-w-full min-w-0 items-center gap-1.5 rounded-full border border-line-strong bg-surface px-2.5 text-xs font-medium text-ink-2 transition-control hovered:bg-hover hovered:text-ink [&_svg]:size-3.5"
          >
            {part === 'not' && <Ban aria-hidden="true" className="shrink-0 text-danger" />}
            <span className={classNames('truncate', part === 'not' && 'line-through')}>{name}</span>
            <X aria-hidden="true" className="shrink-0" />
          </button>
        ))}
        {more > 0 && (
          <span className="text-xs font-medium text-ink-2">
            {t('criteria.picker.more', { number: more })}
          </span>
        )}
        {chosen.length === 0 && (
          <span
            aria-hidden="true"
            className={classNames(
              'min-w-0 flex-1 truncate text-ink',
              icon ? 'pl-0.5' : 'pl-1.5',
              controlTextClass,
            )}
          >
            {placeholder}
          </span>
        )}
        <button
          ref={opener}
          type="button"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-label={t('criteria.picker.chosen', {
            name: label,
            values: chosen.map(({ name }) => name).join(', ') || placeholder,
          })}
          onClick={() => setIsOpen(!isOpen)}
          className="absolute inset-0 flex items-center justify-end rounded-[inherit] pr-3"
        >
          <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
        </button>
      </div>
      <Popover
        isSheetOnPhones
        placement="bottom start"
        label={label}
        triggerRef={box}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        className="w-(--trigger-width) min-w-75"
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
