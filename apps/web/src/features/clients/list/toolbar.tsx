import type { ClientFilter } from '@hearthline/contract/client-filter';
import type { ClientCategory } from '@hearthline/domain/client/vocabulary';
import { clientCategories } from '@hearthline/domain/client/vocabulary';
import { ArrowUpDown, Bookmark, ListFilter } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Chip } from '../../../shared/ui/chip.tsx';
import { ColumnMenu } from '../../../shared/ui/column-menu.tsx';
import { Count } from '../../../shared/ui/count.tsx';
import { Menu, MenuItem } from '../../../shared/ui/menu.tsx';
import { SearchField } from '../../../shared/ui/search-field.tsx';
import type { ClientsView, SortColumn } from '../model/use-clients-view.ts';
import { sortStarts } from '../model/use-clients-view.ts';
import { useClientWords } from '../parts/use-client-words.ts';
import { columnIds, useColumnStore } from './column-store.ts';

const FilterPanel = lazy(async () => {
  const { FilterPanel } = await import('../filter/filter-panel.tsx');
  return { default: FilterPanel };
});
const SmartListsPanel = lazy(async () => {
  const { SmartListsPanel } = await import('../lists/smart-lists-panel.tsx');
  return { default: SmartListsPanel };
});

export type CategoryCounts = Record<ClientCategory | 'all', number>;

interface ToolbarProps {
  view: ClientsView;
  counts: CategoryCounts | undefined;
  total: number | undefined;
  /** How many filters are set beside text and category. */
  setCount: number;
}

/** What narrows the list, above it. */
export function Toolbar({ view, counts, total, setCount }: ToolbarProps) {
  const { t } = useTranslation('clients');
  const { filter, setFilter } = view;
  const { columns, setColumns } = useColumnStore();
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-3 border-b border-line px-4 py-3.5">
      <SearchField
        label={t('list.search')}
        placeholder={t('list.searchHint')}
        text={filter.text ?? ''}
        onChange={(text) => setFilter({ ...filter, text: text || undefined }, { isTyping: true })}
        className="w-75 max-md:w-full md:max-lg:flex-1"
      />
      <CategoryPills
        filter={filter}
        counts={counts}
        onChange={(category) => setFilter({ ...filter, category: category && [category] })}
      />
      <div className="ml-auto flex flex-wrap gap-2 max-lg:ml-0 max-md:w-full max-md:*:flex-auto">
        <LayerButton
          icon={<Bookmark aria-hidden="true" />}
          label={t('lists.title')}
          shortLabel={t('lists.short')}
        >
          {(layer) => (
            <SmartListsPanel
              {...layer}
              filter={filter}
              listId={view.listId}
              onOpen={(list) => {
                layer.onOpenChange(false);
                view.openList(list);
              }}
            />
          )}
        </LayerButton>
        <LayerButton
          icon={<ListFilter aria-hidden="true" />}
          label={t('list.filter')}
          name={setCount > 0 ? t('list.filterOn', { count: setCount }) : undefined}
          count={setCount > 0 ? <Count value={setCount} tone="brand" /> : null}
        >
          {(layer) => <FilterPanel {...layer} filter={filter} onChange={setFilter} total={total} />}
        </LayerButton>
        <SortMenu view={view} />
        <div className="max-lg:hidden">
          <ColumnMenu
            label={t('list.columns')}
            ids={columnIds}
            nameOf={(id) => t(`list.columnNames.${id}`)}
            columns={columns}
            onChange={setColumns}
            variant="outline"
          />
        </div>
      </div>
    </div>
  );
}

interface CategoryPillsProps {
  filter: ClientFilter;
  counts: CategoryCounts | undefined;
  onChange: (category: ClientCategory | undefined) => void;
}

function CategoryPills({ filter, counts, onChange }: CategoryPillsProps) {
  const { t } = useTranslation('clients');
  const { wordOf } = useClientWords();
  const format = useFormat();
  const chosen = filter.category ?? [];
  const countOf = (id: keyof CategoryCounts) => (counts ? format.number(counts[id]) : undefined);
  return (
    <fieldset className="flex min-w-0 gap-1.5 md:max-lg:order-1 md:max-lg:w-full max-md:-mx-4 max-md:w-screen max-md:overflow-x-auto max-md:px-4 max-md:py-1 max-md:[scrollbar-width:none] md:flex-wrap">
      <legend className="sr-only">{t('list.category')}</legend>
      <Chip
        size="lg"
        isSelected={chosen.length === 0}
        count={countOf('all')}
        onClick={() => onChange(undefined)}
      >
        {/* The space keeps word and number apart for those who hear them. */}
        {`${t('list.all')} `}
      </Chip>
      {clientCategories.map((category) => (
        <Chip
          key={category}
          size="lg"
          isSelected={chosen.includes(category)}
          count={countOf(category)}
          onClick={() => onChange(category)}
        >
          {`${wordOf('category', category)} `}
        </Chip>
      ))}
    </fieldset>
  );
}

/** Where there are no columns to click on. */
function SortMenu({ view }: { view: ClientsView }) {
  const { t } = useTranslation('clients');
  const name = t(`list.sorts.${view.sort}`);
  return (
    <div className="flex lg:hidden">
      <Menu
        label={t('list.sort')}
        trigger={(attributes) => (
          <Button
            {...attributes}
            variant="secondary"
            className="flex-1 whitespace-nowrap max-md:px-3"
            icon={<ArrowUpDown aria-hidden="true" />}
            aria-label={t('list.sortBy', { name })}
          >
            {t('list.sort')}
          </Button>
        )}
      >
        {(Object.keys(sortStarts) as SortColumn[]).map((sort) => (
          <MenuItem
            key={sort}
            onAction={() => view.setOrder({ sort, isDescending: sortStarts[sort] === 'descending' })}
          >
            {t(`list.sorts.${sort}`)}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}

interface Layer {
  triggerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

interface LayerButtonProps {
  icon: ReactNode;
  label: string;
  /** Where there is little room. */
  shortLabel?: string;
  /** Says more than the label where that is needed. */
  name?: string;
  count?: ReactNode;
  /** Drawn once the button was used; its code is fetched then. */
  children: (layer: Layer) => ReactNode;
}

/** A button with a panel that arrives when it is first wanted. */
function LayerButton({ icon, label, shortLabel = label, name, count, children }: LayerButtonProps) {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isWanted, setIsWanted] = useState(false);

  function handleClick() {
    setIsWanted(true);
    setIsOpen(!isOpen);
  }

  return (
    <>
      <Button
        ref={triggerRef}
        variant="secondary"
        className="whitespace-nowrap max-md:px-3"
        icon={icon}
        aria-label={name ?? label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={handleClick}
      >
        <span className="max-sm:hidden">{label}</span>
        <span className="sm:hidden">{shortLabel}</span>
        {count}
      </Button>
      {isWanted ? (
        <Suspense fallback={null}>{children({ triggerRef, isOpen, onOpenChange: setIsOpen })}</Suspense>
      ) : null}
    </>
  );
}
