import type { BasketRow } from '@hearthline/contract/baskets';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { SearchIllustration } from '../../../shared/ui/illustrations.tsx';
import { basketListLink, basketViewLink } from '../model/basket-links.ts';

/** No basket of this agent has that id, or it was deleted. */
export function BasketMissing() {
  const { t } = useTranslation('baskets');
  return (
    <EmptyState
      className="flex-1"
      illustration={<SearchIllustration />}
      title={t('missing.title')}
      text={t('missing.text')}
      headingLevel={1}
      actions={
        <Link {...basketListLink} className={buttonClass()}>
          {t('missing.toList')}
        </Link>
      }
    />
  );
}

/** The basket is there, the home is not in it any more. */
export function HomeMissing({ basket }: { basket: Pick<BasketRow, 'id' | 'type'> }) {
  const { t } = useTranslation('baskets');
  return (
    <EmptyState
      className="flex-1"
      illustration={<SearchIllustration />}
      title={t('missing.homeTitle')}
      text={t('missing.homeText')}
      headingLevel={1}
      actions={
        <Link {...basketViewLink(basket)} className={buttonClass()}>
          {t('missing.toBasket')}
        </Link>
      }
    />
  );
}
