import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';

const secondMs = 1_000;
const minuteSeconds = 60;

/** 0.4 s, 11 s, 2 min 5 s. */
export function useDurationText(): (ms: number) => string {
  const { t } = useTranslation('cmaReport');
  const format = useFormat();
  return (ms) => {
    if (ms < secondMs) return t('seconds', { number: format.decimal(Math.max(ms, 100) / secondMs, 1) });
    const seconds = Math.round(ms / secondMs);
    if (seconds < minuteSeconds) return t('seconds', { number: format.number(seconds) });
    return t('minutes', {
      minutes: format.number(Math.floor(seconds / minuteSeconds)),
      seconds: format.number(seconds % minuteSeconds),
    });
  };
}
