import { localeOf } from '@hearthline/format/language';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { useTranslation } from 'react-i18next';

/** Gives the words that react-aria-components speaks by itself the language of the app, not of the browser. */
export function AriaLocale({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation('common');
  return <I18nProvider locale={localeOf(i18n.language)}>{children}</I18nProvider>;
}
