import type { BoardAgreement } from '@hearthline/contract/users';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Card, CardHeader } from '../../../shared/ui/card.tsx';
import type { TagTone } from '../../../shared/ui/tag.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';

const tones: Record<BoardAgreement['status'], TagTone> = {
  active: 'success',
  expired: 'danger',
  none: 'warning',
};

function useAgreementText({ status, boardName, validUntil }: BoardAgreement): string {
  const { t } = useTranslation('users');
  const format = useFormat();
  if (status === 'none') return t('agreement.noneText');
  const board = boardName ?? t('agreement.yourBoard');
  const date = validUntil && format.dateText(validUntil);
  if (status === 'active') {
    return date ? t('agreement.activeUntil', { date }) : t('agreement.activeOpen');
  }
  return date ? t('agreement.expiredOn', { date, board }) : t('agreement.expiredText', { board });
}

export function AgreementCard({ agreement }: { agreement: BoardAgreement }) {
  const { t } = useTranslation('users');
  const text = useAgreementText(agreement);
  return (
    <Card isPadded aria-labelledby="agreement-heading">
      <CardHeader
        isPlain
        className="!mb-2"
        id="agreement-heading"
        title={t('agreement.heading')}
        actions={<Tag tone={tones[agreement.status]}>{t(`agreement.${agreement.status}`)}</Tag>}
      />
      {agreement.boardName && <p className="text-sm font-medium">{agreement.boardName}</p>}
      <p className="text-sm text-ink-2">{text}</p>
    </Card>
  );
}
