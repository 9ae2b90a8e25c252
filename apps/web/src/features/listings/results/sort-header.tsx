import type { ListingSort } from '@hearthline/contract/listings';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';

export interface SortableColumn {
  name: 'listed' | 'address' | 'kind' | 'bedrooms' | 'bathrooms' | 'size' | 'daysOnMarket' | 'price';
  /** The sorts that go by this column, and which way each runs. */
  sorts: Partial<Record<ListingSort, 'ascending' | 'descending'>>;
  isNumeric?: boolean;
}

interface SortHeaderProps {
  column: SortableColumn;
  sort: ListingSort;
  onSort: (sort: ListingSort) => void;
}

export function SortHeader({ column, sort, onSort }: SortHeaderProps) {
  const { t } = useTranslation('listings');
  const { name, sorts, isNumeric = false } = column;
  const offered = Object.keys(sorts) as ListingSort[];
  const direction = sorts[sort];
  const Icon = direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ArrowUpDown;
  const label = t(`results.columns.${name}`);
  const next = offered[(offered.indexOf(sort) + 1) % offered.length];
  return (
    <th
      scope="col"
      aria-sort={direction ?? undefined}
      className={classNames(
        'py-2 pr-3 font-medium whitespace-nowrap',
        isNumeric ? 'text-right' : 'text-left',
      )}
    >
      {next ? (
        <button
          type="button"
          onClick={() => onSort(next)}
          className={classNames(
            'inline-flex items-center gap-1 rounded-xs hover:text-ink',
            direction && 'text-ink',
          )}
        >
          {label}
          <Icon
            aria-hidden="true"
            size={13}
            strokeWidth={1.75}
            className={classNames(!direction && 'opacity-50')}
          />
        </button>
      ) : (
        label
      )}
    </th>
  );
}
