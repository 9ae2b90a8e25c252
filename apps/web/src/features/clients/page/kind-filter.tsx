import type { TimelineKind } from '@hearthline/contract/client-page';
import { Check, ListFilter } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { Menu, MenuItem } from '../../../shared/ui/menu.tsx';

const kinds = [
  'contact',
  'mail',
  'note',
  'task',
  'analysis',
  'change',
] as const satisfies readonly TimelineKind[];

interface KindFilterProps {
  kind: TimelineKind | undefined;
  onChange: (kind: TimelineKind | undefined) => void;
}

/** Which entries of the timeline are shown. */
export function KindFilter({ kind, onChange }: KindFilterProps) {
  const { t } = useTranslation('clients');
  const label = t('page.kinds.label');
  const chosen = t(`page.kinds.${kind ?? 'all'}`);
  return (
    <Menu
      label={label}
      trigger={(attributes) => (
        <Button
          {...attributes}
          variant="secondary"
          icon={<ListFilter aria-hidden="true" />}
          aria-label={`${label}: ${chosen}`}
          className="flex-none max-md:px-3!"
        >
          <span className={kind ? '' : 'max-md:hidden'}>{chosen}</span>
        </Button>
      )}
    >
      {[undefined, ...kinds].map((each) => {
        const text = t(`page.kinds.${each ?? 'all'}`);
        return (
          <MenuItem
            key={each ?? 'all'}
            aria-label={each === kind ? t('page.touchbase.chosen', { text }) : text}
            icon={<Check aria-hidden="true" className={each === kind ? '' : 'invisible'} />}
            onAction={() => onChange(each)}
          >
            {text}
          </MenuItem>
        );
      })}
    </Menu>
  );
}
