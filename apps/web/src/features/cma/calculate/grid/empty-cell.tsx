import { useTranslation } from 'react-i18next';

/** Where the subject has nothing to show. */
export function EmptyCell() {
  const { t } = useTranslation('cmaCalculate');
  return (
    <td tabIndex={-1} className="text-ink-3">
      {t('notTold')}
    </td>
  );
}
