import type { ListingSort } from '@hearthline/contract/listings';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/button.tsx';
import { Menu, MenuItem } from '../../../../shared/ui/menu.tsx';
import { listingSorts } from '../../model/criteria-url.ts';

interface SortMenuProps {
  sort: ListingSort;
  onChange: (sort: ListingSort) => void;
}

export function SortMenu({ sort, onChange }: SortMenuProps) {
  const { t } = useTranslation('listings');
  return (
    <Menu
      label={t('map.sort')}
      trigger={(attributes) => (
        <Button
          {...attributes}
          size="sm"
          variant="ghost"
          aria-label={`${t('map.sort')}: ${t(`vocabulary.sort.${sort}`)}`}
        >
          {t(`vocabulary.sort.${sort}`)}
          <ChevronDown aria-hidden="true" className="size-3.5!" />
        </Button>
      )}
    >
      {listingSorts.map((id) => (
        <MenuItem key={id} id={id} onAction={() => onChange(id)}>
          {t(`vocabulary.sort.${id}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
