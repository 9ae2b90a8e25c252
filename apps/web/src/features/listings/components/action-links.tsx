import { Link } from '@tanstack/react-router';
import { Columns3, Scale, ShoppingBasket } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import { buttonClass } from '../../../shared/ui/button.tsx';

interface ActionLinkProps {
  /** One home or several, as an address holds them. */
  listing: string;
  size?: 'sm' | 'md';
  /** In few letters. */
  isShort?: boolean;
  className?: string;
}

export function BasketLink({ listing, size = 'md', isShort = false, className }: ActionLinkProps) {
  const { t } = useTranslation('listings');
  return (
    <Link
      to="/basket/form"
      search={{ basketType: 'Manual', listing }}
      className={classNames(buttonClass({ size, variant: 'primary' }), className)}
    >
      <ShoppingBasket aria-hidden="true" />
      {t(isShort ? 'map.selection.basket' : 'detail.actions.basket')}
    </Link>
  );
}

export function CmaLink({ listing, size = 'md', isShort = false, className }: ActionLinkProps) {
  const { t } = useTranslation('listings');
  return (
    <Link
      to="/cma"
      // Of several the agent says there which one is valued.
      search={listing.includes(',') ? { with: listing } : { listing }}
      className={classNames(buttonClass({ size, variant: 'secondary' }), className)}
    >
      <Scale aria-hidden="true" />
      {t(isShort ? 'map.selection.cma' : 'detail.actions.cma')}
    </Link>
  );
}

/** Several homes beside each other. */
export function CompareLink({ listing, size = 'md', className }: Omit<ActionLinkProps, 'isShort'>) {
  const { t } = useTranslation('listings');
  return (
    <Link
      to="/property-search/compare"
      search={{ ids: listing }}
      className={classNames(buttonClass({ size, variant: 'secondary' }), className)}
    >
      <Columns3 aria-hidden="true" />
      {t('compare.open')}
    </Link>
  );
}
