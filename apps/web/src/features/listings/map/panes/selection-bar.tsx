import { Link } from '@tanstack/react-router';
import { Scale, ShoppingBasket } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, buttonClass } from '../../../../shared/ui/button.tsx';

interface SelectionBarProps {
  count: number;
  onClear: () => void;
}

/** What can be done with the homes that were ticked. */
export function SelectionBar({ count, onClear }: SelectionBarProps) {
  const { t } = useTranslation('listings');
  return (
    <section
      aria-label={t('map.selection.label')}
      className="absolute inset-x-5 bottom-4 z-5 flex h-13 items-center gap-2 rounded-lg border border-line-strong bg-raised pr-2.5 pl-4 shadow-lg max-lg:inset-x-4"
    >
      <p role="status" className="min-w-0 flex-1 truncate text-sm font-medium">
        {t('map.selection.count', { count })}
      </p>
      <Button size="sm" variant="ghost" onClick={onClear}>
        {t('map.selection.clear')}
      </Button>
      <Link to="/cma" className={buttonClass({ size: 'sm', variant: 'secondary' })}>
        <Scale aria-hidden="true" />
        {t('map.selection.cma')}
      </Link>
      <Link
        to="/basket/form"
        search={{ basketType: 'Manual' }}
        className={buttonClass({ size: 'sm', variant: 'primary' })}
      >
        <ShoppingBasket aria-hidden="true" />
        {t('map.selection.basket')}
      </Link>
    </section>
  );
}
