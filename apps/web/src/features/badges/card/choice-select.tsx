import { foldAccents } from '@hearthline/domain/fold-accents';
import { ChevronDown, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import {
  Autocomplete,
  Button,
  Input,
  Label,
  ListBox,
  Popover,
  SearchField,
  Select as SelectRoot,
  SelectValue,
} from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import { AriaLocale } from '../../../shared/ui/aria-locale.tsx';
import { labelClass } from '../../../shared/ui/field.tsx';
import { popoverClass } from '../../../shared/ui/popover-class.ts';
import { SelectOption } from '../../../shared/ui/select.tsx';
import { controlHeights, controlTextClass } from '../../../shared/ui/text-field.tsx';

interface ChoiceSelectProps {
  label: string;
  items: readonly ChoiceItem[];
  value: string;
  onChange: (id: string) => void;
  icon?: ReactNode;
  isSearchable?: boolean;
  isLoading?: boolean;
  isCompact?: boolean;
  isLabelHidden?: boolean;
  isDisabled?: boolean;
  isOpenAtFirst?: boolean;
}

/** As many as a person looks through; more are found by typing. */
const mostShown = 80;
/** The rest of its face comes from the badge it stands in. */
const compactClass =
  'badge-control touch-target min-w-0 outline-none focused:outline-2 focused:outline-offset-1 focused:outline-focus max-w-40!';

/** One of many, found by typing where they are too many to read. */
export function ChoiceSelect({
  label,
  items,
  value,
  onChange,
  icon,
  isSearchable = false,
  isLoading = false,
  isCompact = false,
  isLabelHidden = false,
  isDisabled = false,
  isOpenAtFirst = false,
}: ChoiceSelectProps) {
  const { t } = useTranslation(['badgesCard', 'common']);
  // Not in the list itself: the library draws that a second time to know its items.
  const [text, setText] = useState('');
  const chosen = items.find(({ id }) => id === value);
  const shownText = chosen?.label ?? (isLoading ? t('common:loading') : value);
  return (
    <AriaLocale>
      <SelectRoot
        value={value}
        onChange={(key) => {
          const next = items.find(({ id }) => id === key);
          if (next) onChange(next.id);
        }}
        isDisabled={isDisabled}
        defaultOpen={isOpenAtFirst}
        className={classNames('group flex min-w-0 flex-col gap-1.5', isCompact && 'items-end')}
      >
        <Label className={classNames(labelClass, (isLabelHidden || isCompact) && 'sr-only')}>{label}</Label>
        <Button
          className={
            isCompact
              ? compactClass
              : classNames(
                  'control-box flex w-full min-w-0 items-center gap-2 px-3 text-left text-ink outline-none transition-control',
                  controlHeights.md,
                  controlTextClass,
                )
          }
        >
          {icon && !isCompact ? <span className="text-ink-3 [&_svg]:size-4.5">{icon}</span> : null}
          <SelectValue className="min-w-0 flex-1 truncate group-data-disabled:text-ink-disabled">
            {() => shownText}
          </SelectValue>
          <ChevronDown
            aria-hidden="true"
            strokeWidth={1.75}
            className={classNames(
              'shrink-0 group-data-open:rotate-180',
              isCompact ? 'size-3.5' : 'size-4 text-ink-3',
            )}
          />
        </Button>
        <Popover
          offset={6}
          className={classNames(popoverClass, 'max-h-88! w-(--trigger-width) min-w-56 text-ink')}
        >
          <Choices
            label={label}
            items={items}
            isSearchable={isSearchable && items.length > 8}
            isLoading={isLoading}
            text={text}
            onType={setText}
          />
        </Popover>
      </SelectRoot>
    </AriaLocale>
  );
}

interface ChoicesProps {
  label: string;
  items: readonly ChoiceItem[];
  isSearchable: boolean;
  isLoading: boolean;
  text: string;
  onType: (text: string) => void;
}

function Choices({ label, items, isSearchable, isLoading, text, onType }: ChoicesProps) {
  const { t } = useTranslation(['badgesCard', 'common']);
  const found = findChoices(items, text);
  const shown = found.slice(0, mostShown);
  const list = (
    <ListBox
      aria-label={label}
      items={shown}
      className="outline-none"
      renderEmptyState={() => (
        <p className="px-2.5 py-2 text-sm text-ink-3">
          {isLoading ? t('common:loading') : t('parameter.noneFound')}
        </p>
      )}
    >
      {(item) => <SelectOption item={item} />}
    </ListBox>
  );
  if (!isSearchable) return list;
  return (
    <Autocomplete inputValue={text} onInputChange={onType}>
      <SearchField
        autoFocus
        aria-label={t('parameter.search')}
        className="sticky -top-1.5 z-1 bg-raised pb-1.5"
      >
        <div className="control-box flex h-11 items-center gap-2 rounded-[8px] px-2.5 lg:h-9">
          <Search aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0 text-ink-3" />
          <Input
            placeholder={t('parameter.search')}
            className={classNames('min-w-0 flex-1 bg-transparent text-ink outline-none', controlTextClass)}
          />
        </div>
      </SearchField>
      {list}
      {found.length > shown.length ? (
        <p className="px-2.5 py-2 text-xs text-ink-3">
          {t('parameter.more', { count: found.length - shown.length })}
        </p>
      ) : null}
    </Autocomplete>
  );
}

interface ChoiceItem {
  id: string;
  label: string;
}

function plain(text: string): string {
  return foldAccents(text).toLowerCase();
}

/** Names that begin with the text come before those that hold it. */
function findChoices(items: readonly ChoiceItem[], text: string): ChoiceItem[] {
  const wanted = plain(text.trim());
  if (wanted === '') return [...items];
  const holding = items.filter(({ label }) => plain(label).includes(wanted));
  const [first, rest] = [
    holding.filter(({ label }) => plain(label).startsWith(wanted)),
    holding.filter(({ label }) => !plain(label).startsWith(wanted)),
  ];
  return [...first, ...rest];
}
