import type { SiteCheckRow } from '@hearthline/contract/sites';
import { useTranslation } from 'react-i18next';

interface CheckWords {
  /** What is wrong, and why it matters. */
  title: string;
  text: string;
  /** What is done about it. */
  action: string;
  /** What is as it should be. */
  good: string;
}

/** What a row of the publish gate says. */
export function useCheckWords(): (row: SiteCheckRow) => CheckWords {
  const { t } = useTranslation('sites');
  return ({ check, language, detail }) => {
    const inLanguage = language === null ? '' : t(`gate.inLanguage.${language}`);
    return {
      title: [t(`gate.checks.${check}.title`), inLanguage].filter(Boolean).join(' '),
      text: [detail, t(`gate.checks.${check}.text`)].filter(Boolean).join(' · '),
      action: t(`gate.checks.${check}.action`),
      good: [t(`gate.checks.${check}.good`), detail].filter(Boolean).join(', '),
    };
  };
}
