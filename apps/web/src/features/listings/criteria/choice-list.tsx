import type { Choice } from '@hearthline/domain/criteria/criteria';
import { Ban, Check, Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Autocomplete, Input, ListBox, ListBoxItem, TextField, useFilter } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { itemClass } from '../../../shared/ui/popover-class.ts';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { controlTextClass } from '../../../shared/ui/text-field.tsx';
import type { ChoicePart } from '../model/criteria-edits.ts';
import { withChosen } from '../model/criteria-edits.ts';

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

/** From this many values on a field narrows them. */
const findFrom = 9;

/** Values to ask for or to rule out, with their counts. */
export function ChoiceList({ label, items, choice, onChange, onClose }: ChoiceListProps) {
  const { t } = useTranslation('listings');
  const isOnlyNot = !choice.any?.length && Boolean(choice.not?.length);
  const [part, setPart] = useState<ChoicePart>(isOnlyNot ? 'not' : 'any');
  const [text, setText] = useState('');
  const hasFind = items.length >= findFrom;
  const { contains, startsWith } = useFilter({ sensitivity: 'base', ignorePunctuation: true });
  const ordered =
    text === ''
      ? items
      : [...items].sort((a, b) => Number(startsWith(b.name, text)) - Number(startsWith(a.name, text)));

  const box = useRef<HTMLDivElement>(null);

  // The dialog around takes the focus first; the list has its rows only a moment later.
  useEffect(() => {
    if (hasFind) return;
    const frame = requestAnimationFrame(() =>
      box.current?.querySelector<HTMLElement>('[role="option"]')?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, [hasFind]);

  const list = (
    <ListBox
      ref={box}
      aria-label={label}
      items={ordered}
      dependencies={[choice, part]}
      selectionMode="multiple"
      escapeKeyBehavior="none"
      selectedKeys={choice[part] ?? []}
      onSelectionChange={(keys) => {
        const chosen = keys === 'all' ? items.map(({ id }) => id) : [...keys].map(String);
        onChange(withChosen(choice, part, chosen));
      }}
      renderEmptyState={() => (
        <p className="px-2.5 py-4 text-center text-sm text-ink-2">{t('criteria.picker.none', { text })}</p>
      )}
      className="min-h-0 flex-1 overflow-y-auto outline-none lg:max-h-72"
    >
      {(item) => <ChoiceRow item={item} choice={choice} />}
    </ListBox>
  );

  return (
    <>
      <div className="mb-1.5 flex flex-col gap-1.5 px-1 pt-0.5">
        <Segmented
          label={t('criteria.picker.mode')}
          size="sm"
          fullWidth
          items={[
            { id: 'any', label: t('criteria.picker.include') },
            { id: 'not', label: t('criteria.picker.exclude') },
          ]}
          value={part}
          onChange={setPart}
        />
      </div>
      {hasFind ? (
        <Autocomplete filter={contains} inputValue={text} onInputChange={setText}>
          <TextField
            aria-label={t('criteria.picker.findIn', { name: label })}
            autoFocus
            className="control-box mx-1 mb-1.5 flex h-11 shrink-0 items-center gap-2 rounded-[8px] px-2.5 lg:h-9"
          >
            <Search aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
            <Input
              role="combobox"
              aria-expanded
              aria-haspopup="listbox"
              placeholder={t('criteria.picker.find')}
              className={classNames(
                'h-full min-w-0 flex-1 bg-transparent outline-none placeholder:text-placeholder',
                controlTextClass,
              )}
            />
          </TextField>
          {list}
        </Autocomplete>
      ) : (
        list
      )}
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

function ChoiceRow({ item, choice }: { item: ChoiceItem; choice: Choice<string> }) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const { id, name, count } = item;
  const isAsked = choice.any?.includes(id) ?? false;
  const isOut = choice.not?.includes(id) ?? false;
  return (
    <ListBoxItem
      id={id}
      textValue={name}
      className={classNames(itemClass, 'text-ink', isAsked && 'font-medium', count === 0 && 'text-ink-3')}
    >
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
    </ListBoxItem>
  );
}
