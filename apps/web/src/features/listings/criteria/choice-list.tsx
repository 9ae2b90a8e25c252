import type { Choice } from '@hearthline/domain/criteria/criteria';
import { Ban, Check } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { TickList } from '../../../shared/ui/tick-list.tsx';
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

/** Values to ask for or to rule out, with their counts. */
export function ChoiceList({ label, items, choice, onChange, onClose }: ChoiceListProps) {
  const { t } = useTranslation('listings');
  const isOnlyNot = !choice.any?.length && Boolean(choice.not?.length);
  const [part, setPart] = useState<ChoicePart>(isOnlyNot ? 'not' : 'any');

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
