import type { BatchState } from '@hearthline/contract/postal-cards';
import { useTranslation } from 'react-i18next';
import type { TagTone } from '../../../../shared/ui/tag.tsx';
import { Tag } from '../../../../shared/ui/tag.tsx';

const tones: Record<BatchState, TagTone> = {
  making: 'neutral',
  failed: 'danger',
  ready: 'info',
  printing: 'warning',
  mailed: 'brand',
  done: 'success',
  cancelled: 'neutral',
};

/** Null: nothing was made of the card yet. */
export function BatchStateTag({ state }: { state: BatchState | null }) {
  const { t } = useTranslation('greetingsPostal');
  return state === null ? (
    <Tag>{t('list.draft')}</Tag>
  ) : (
    <Tag tone={tones[state]}>{t(`states.${state}`)}</Tag>
  );
}
