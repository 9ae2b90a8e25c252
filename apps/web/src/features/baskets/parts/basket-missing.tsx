import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { SearchIllustration } from '../../../shared/ui/illustrations.tsx';
import { basketListLink } from '../model/basket-links.ts';

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
