import { Link } from '@tanstack/react-router';
import { Scale, ShoppingBasket } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../../shared/lib/class-names.ts';
import { buttonClass } from '../../../../shared/ui/button.tsx';

interface ActionLinkProps extends Pick<ComponentProps<'a'>, 'className'> {
  id: string;
}

export function BasketLink({ id, className }: ActionLinkProps) {
  const { t } = useTranslation('listings');
  return (
    <Link
      to="/basket/form"
      search={{ basketType: 'Manual', listing: id }}
      className={classNames(buttonClass({ variant: 'primary' }), className)}
    >
      <ShoppingBasket aria-hidden="true" />
      {t('detail.actions.basket')}
    </Link>
  );
}

export function CmaLink({ id, isShort = false, className }: ActionLinkProps & { isShort?: boolean }) {
  const { t } = useTranslation('listings');
  return (
    <Link
      to="/cma"
      search={{ listing: id }}
      className={classNames(buttonClass({ variant: 'secondary' }), className)}
    >
      <Scale aria-hidden="true" />
      {t(isShort ? 'map.selection.cma' : 'detail.actions.cma')}
    </Link>
  );
}
