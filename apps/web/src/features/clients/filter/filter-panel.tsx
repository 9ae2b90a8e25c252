import type { ClientFilter } from '@hearthline/contract/client-filter';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { Popover } from '../../../shared/ui/popover.tsx';
import { FilterFields } from './filter-fields.tsx';

interface FilterPanelProps {
  triggerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  filter: ClientFilter;
  onChange: (filter: ClientFilter) => void;
  /** How many clients the filter finds; undefined while that is not known. */
  total: number | undefined;
}

export function FilterPanel({ filter, onChange, total, ...layer }: FilterPanelProps) {
  const { t } = useTranslation('clients');
  const { text, category } = filter;
  return (
    <Popover
      {...layer}
      isSheetOnPhones
      label={t('filters.title')}
      className="w-[min(880px,calc(100vw-48px))]"
      footer={
        <>
          <Button variant="ghost" onClick={() => onChange({ version: 1, text, category })}>
            {t('filters.clear')}
          </Button>
          <Button variant="secondary" onClick={() => layer.onOpenChange(false)}>
            {t('filters.show', { count: total ?? 0 })}
          </Button>
        </>
      }
    >
      <FilterFields filter={filter} onChange={onChange} />
    </Popover>
  );
}
