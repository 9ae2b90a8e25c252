import type { ConsentSummary } from '@hearthline/domain/client/consent';
import { useTranslation } from 'react-i18next';
import type { TagTone } from '../../../shared/ui/tag.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';

const tones: Record<ConsentSummary, TagTone> = {
  express: 'success',
  implied: 'warning',
  ending: 'danger',
  referral: 'info',
  none: 'neutral',
  optedOut: 'neutral',
};

/** Whether commercial mail may go to a person, in a word. */
export function ConsentTag({ consent }: { consent: ConsentSummary }) {
  const { t } = useTranslation('clients');
  return <Tag tone={tones[consent]}>{t(`consentWords.${consent}`)}</Tag>;
}
