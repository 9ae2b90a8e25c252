import type { Language } from '@hearthline/contract/common';
import type { PlacedPicture, SiteCheckRow, SiteDraft } from '@hearthline/contract/sites';
import type { SiteAgent } from '../site-agent.store.ts';

export type Finding = Omit<SiteCheckRow, 'check'>;

export const inOrder = (detail = ''): Finding => ({ verdict: 'inOrder', language: null, detail, link: '' });

const languages = ['en', 'fr'] as const;
const otherOf = (language: Language): Language => (language === 'en' ? 'fr' : 'en');

interface Written {
  text: Record<Language, string>;
  path: string;
  field: string;
}

const hero = '/site-builder/hero-section';
const about = '/site-builder/about-section';
const linkTo = (path: string, field: string, language: Language): string =>
  `${path}?field=${field}&lang=${language}`;

/** HTML without a letter in it says nothing. */
const saysNothing = (text: string): boolean => text.replaceAll(/<[^<>]{0,2000}>|&nbsp;|\s/g, '') === '';

const isAboutShown = ({ sections }: SiteDraft): boolean =>
  sections.some(({ section, isShown }) => section === 'about' && isShown);

const textsOf = (draft: SiteDraft): Written[] => [
  { text: draft.slogan, path: hero, field: 'slogan' },
  { text: draft.subtitle, path: hero, field: 'subtitle' },
  { text: draft.about.title, path: about, field: 'about.title' },
  { text: draft.about.body, path: about, field: 'about.body' },
];

/** What is missing in both languages is begun in the one that its agent reads. */
export function checkSlogan({ slogan }: SiteDraft, language: Language): Finding {
  const isMissing = saysNothing(slogan.en) && saysNothing(slogan.fr);
  return isMissing
    ? { verdict: 'must', language: null, detail: '', link: linkTo(hero, 'slogan', language) }
    : inOrder();
}

export function checkAbout(draft: SiteDraft, language: Language): Finding {
  const { body } = draft.about;
  if (!isAboutShown(draft) || !saysNothing(body.en) || !saysNothing(body.fr)) return inOrder();
  return { verdict: 'must', language: null, detail: '', link: linkTo(about, 'about.body', language) };
}

/** What is written in one language is written in the other. */
export function checkLanguages(draft: SiteDraft): Finding {
  for (const { text, path, field } of textsOf(draft))
    for (const language of languages)
      if (saysNothing(text[language]) && !saysNothing(text[otherOf(language)]))
        return { verdict: 'must', language, detail: '', link: linkTo(path, field, language) };
  return inOrder();
}

export const checkBrokerage = ({ brokerageName }: SiteAgent): Finding =>
  brokerageName.trim() === ''
    ? { verdict: 'must', language: null, detail: '', link: '/user/profile?field=brokerageName' }
    : inOrder(brokerageName);

/** The law wants the address of whoever asks to send messages, and people a number to call. */
export function checkContact({ phone, mailingAddress }: SiteAgent): Finding {
  const missing = phone.trim() === '' ? 'phone' : mailingAddress.trim() === '' ? 'mailingAddress' : null;
  return missing
    ? { verdict: 'must', language: null, detail: '', link: `/user/profile?field=${missing}` }
    : inOrder();
}

export function checkAlts({ hero: top, about: { picture }, logo }: SiteDraft): Finding {
  const pictures: [PlacedPicture | null, path: string, field: string][] = [
    [top, hero, 'hero.alt'],
    [picture, about, 'about.alt'],
  ];
  for (const [placed, path, field] of pictures)
    for (const language of languages)
      if (placed && placed.alt[language] === '')
        return { verdict: 'must', language, detail: '', link: linkTo(path, field, language) };
  for (const language of languages)
    if (logo && logo.alt[language] === '')
      return {
        verdict: 'must',
        language,
        detail: '',
        link: `/site-builder?part=logo&field=logo.alt&lang=${language}`,
      };
  return inOrder();
}
