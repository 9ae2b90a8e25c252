import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';

type TextFile = Record<string, object>;

const textFiles = import.meta.glob<TextFile>(
  [
    '../shared/i18n/texts/{en,fr}.ts',
    '../shared/ui/date-picker/texts/{en,fr}.ts',
    '../shared/map/texts/{en,fr}.ts',
    '../shared/plan/texts/{en,fr}.ts',
    '../shared/homes/texts/{en,fr}.ts',
    '../app/texts/{en,fr}.ts',
    '../app/palette/texts/{en,fr}.ts',
    '../features/*/texts/{en,fr}.ts',
    '../features/*/*/texts/{en,fr}.ts',
  ],
  { eager: true },
);

function namespaceOf(path: string): string {
  if (path.startsWith('../shared/ui/date-picker/')) return 'datePicker';
  if (path.startsWith('../shared/map/')) return 'map';
  if (path.startsWith('../shared/plan/')) return 'plan';
  if (path.startsWith('../shared/homes/')) return 'homes';
  if (path.startsWith('../shared/')) return 'common';
  if (path.startsWith('../app/palette/')) return 'palette';
  if (path.startsWith('../app/')) return 'shell';
  const [, , feature = 'common', part = 'texts'] = path.split('/');
  return part === 'texts' ? feature : `${feature}${part.charAt(0).toUpperCase()}${part.slice(1)}`;
}

function collectTexts(): Record<string, Record<string, object>> {
  const resources: Record<string, Record<string, object>> = { en: {}, fr: {} };
  for (const [path, file] of Object.entries(textFiles)) {
    const language = path.endsWith('/fr.ts') ? 'fr' : 'en';
    resources[language] = { ...resources[language], [namespaceOf(path)]: file[language] ?? {} };
  }
  return resources;
}

/** All real texts at once and without waiting, so that a test sees words in the first render. */
export function startTestTexts(): void {
  if (i18next.isInitialized) return;
  void i18next.use(initReactI18next).init({
    lng: 'en',
    supportedLngs: ['en', 'fr'],
    fallbackLng: false,
    defaultNS: 'common',
    resources: collectTexts(),
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
}
