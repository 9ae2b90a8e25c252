import type { Cma } from '@hearthline/contract/cma';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../shared/ui/banner.tsx';

interface UnlikeBannerProps {
  unlike: Cma['unlike'];
  className: string;
}

/** Why Fast went on as Advance where the home is unlike its neighbours. */
export function UnlikeBanner({ unlike, className }: UnlikeBannerProps) {
  const { t } = useTranslation('cma');
  if (unlike.length === 0) return null;
  const reasons = unlike.map((reason) => t(`generate.unlike.${reason}`)).join(' ');
  return (
    <Banner tone="info" className={className}>
      {t('generate.unlike.text', { reasons })}
    </Banner>
  );
}
