import type { Language } from '@hearthline/contract/common';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';

type TextFile = Record<string, object>;

const textFiles = import.meta.glob<TextFile>([
  '../shared/i18n/texts/{en,fr}.ts',
  '../shared/ui/date-picker/texts/{en,fr}.ts',
  '../shared/map/texts/{en,fr}.ts',
  '../shared/plan/texts/{en,fr}.ts',
  '../shared/homes/texts/{en,fr}.ts',
  './texts/{en,fr}.ts',
  './palette/texts/{en,fr}.ts',
  '../features/*/texts/{en,fr}.ts',
  '../features/*/*/texts/{en,fr}.ts',
]);

function textFileOf(namespace: string, language: string): string {
  if (namespace === 'common') return `../shared/i18n/texts/${language}.ts`;
  if (namespace === 'datePicker') return `../shared/ui/date-picker/texts/${language}.ts`;
  if (namespace === 'map') return `../shared/map/texts/${language}.ts`;
  if (namespace === 'homes') return `../shared/homes/texts/${language}.ts`;
  if (namespace === 'plan') return `../shared/plan/texts/${language}.ts`;
  if (namespace === 'shell') return `./texts/${language}.ts`;
  if (namespace === 'palette') return `./palette/texts/${language}.ts`;
  // A part of a feature with texts of its own: cmaCalculate lies in cma/calculate.
  const folder = namespace.replace(/[A-Z]/, (letter) => `/${letter.toLowerCase()}`);
  return `../features/${folder}/texts/${language}.ts`;
}

/** Fetches one text file when a screen first needs it, so that nobody downloads the other language. */
const lazyTexts = {
  type: 'backend' as const,
  init() {},
  read(language: string, namespace: string, done: (error: Error | null, texts: object | null) => void) {
    const load = textFiles[textFileOf(namespace, language)];
    if (!load) return done(new Error(`No ${language} texts for "${namespace}"`), null);
    load().then(
      (file) => done(null, file[language] ?? null),
      (error: Error) => done(error, null),
    );
  },
};

export async function startTexts(language: Language): Promise<void> {
  await i18next
    .use(lazyTexts)
    .use(initReactI18next)
    .init({
      lng: language,
      supportedLngs: ['en', 'fr'],
      fallbackLng: false,
      ns: ['common'],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    });
}

/** For route loaders: the screen and its texts arrive together instead of one after the other. */
export function loadTexts(...namespaces: string[]): Promise<void> {
  return i18next.loadNamespaces(namespaces);
}
