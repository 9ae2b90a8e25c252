import type { BoardAgreement } from '@hearthline/contract/users';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Banner } from '../../../shared/ui/banner.tsx';

/** Stands in place of the data that an active agreement would bring, and names the way out. */
export function AgreementBanner({ agreement }: { agreement: BoardAgreement }) {
  const { t } = useTranslation('badgesBoard');
  const format = useFormat();
  const { status, boardName, validUntil } = agreement;
  if (status === 'active') return null;
  const board = boardName ?? t('agreement.yourBoard');

  function text() {
    if (status === 'none') return t('agreement.none');
    if (!validUntil) return t('agreement.expired', { board });
    return t('agreement.expiredOn', { board, date: format.dateText(validUntil) });
  }

  return (
    <Banner tone="warning" title={t('agreement.title')} className="mb-5">
      {text()}{' '}
      <Link to="/user/profile" className="text-link">
        {t('agreement.action')}
      </Link>
    </Banner>
  );
}
