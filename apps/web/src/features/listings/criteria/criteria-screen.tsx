import { useTranslation } from 'react-i18next';
import { useCriteriaFromUrl } from '../model/criteria-url.ts';

export function CriteriaScreen() {
  const { t } = useTranslation('listings');
  const { criteria } = useCriteriaFromUrl();
  return <h1>{t(`vocabulary.offer.${criteria.offer}`)}</h1>;
}
