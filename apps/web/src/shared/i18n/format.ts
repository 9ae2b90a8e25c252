import type { Format } from '@hearthline/format/format';
import { createFormat } from '@hearthline/format/format';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

export function useFormat(timeZone?: string): Format {
  const { i18n } = useTranslation('common');
  const language = i18n.language === 'fr' ? 'fr' : 'en';
  return useMemo(() => createFormat(language, timeZone), [language, timeZone]);
}
