import type { ImportTarget } from '@hearthline/contract/client-import';
import { lowerFirst } from '@hearthline/format/intl-writers';
import { useTranslation } from 'react-i18next';
import { useTargetWords } from './import-targets.ts';

/** The codes of what is amiss, as sentences. */
export function useReasonWords(): (reason: string) => string {
  const { t } = useTranslation('clients');
  const { labelOf } = useTargetWords();
  return (reason) => {
    const [kind = '', subject = '', ofRow = ''] = reason.split(':');
    const row = Number(kind === 'doubled' ? subject : ofRow);
    switch (kind) {
      case 'unreadable':
      case 'noName':
      case 'overLimit':
        return t(`import.reasons.${kind}`);
      case 'doubled':
        return row ? t('import.reasons.doubledRow', { row }) : t('import.reasons.doubled');
      case 'same':
        if (subject === 'email') return t('import.reasons.sameEmail');
        if (subject === 'phone')
          return row ? t('import.reasons.samePhoneRow', { row }) : t('import.reasons.samePhone');
        return row ? t('import.reasons.samePersonRow', { row }) : t('import.reasons.samePerson');
      case 'missing':
        return t('import.reasons.missing', { field: lowerFirst(labelOf(subject as ImportTarget)) });
      case 'invalid':
      case 'cut':
      case 'taken':
        return t(`import.reasons.${kind}`, { field: labelOf(subject as ImportTarget) });
      default:
        return reason;
    }
  };
}
