import type { Language } from '@hearthline/contract/common';
import type { PlacedPicture, SiteCheckRow, SiteDraft } from '@hearthline/contract/sites';
import type { SiteAgent } from '../site-agent.store.ts';
import { listUnidentified } from './identification.ts';

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

/** What is written in one language is written in the other; what must be written and is not is not complete either. */
export function checkLanguages(draft: SiteDraft, language: Language): Finding {
  const unwritten = [checkSlogan(draft, language), checkAbout(draft, language)].find(isMust);
  if (unwritten) return unwritten;
  for (const { text, path, field } of textsOf(draft))
    for (const lacking of languages)
      if (saysNothing(text[lacking]) && !saysNothing(text[otherOf(lacking)]))
        return { verdict: 'must', language: lacking, detail: '', link: linkTo(path, field, lacking) };
  return inOrder();
}

const isMust = ({ verdict }: Finding): boolean => verdict === 'must';

export const checkBrokerage = (agent: SiteAgent): Finding =>
  listUnidentified(agent).includes('brokerageName')
    ? { verdict: 'must', language: null, detail: '', link: '/user/profile?field=brokerageName' }
    : inOrder(agent.brokerageName);

/** The law wants the address of whoever asks to send messages, and people a number to call. */
export function checkContact(agent: SiteAgent): Finding {
  const missing = listUnidentified(agent).find((field) => field !== 'brokerageName');
  return missing
    ? { verdict: 'must', language: null, detail: '', link: `/user/profile?field=${missing}` }
    : inOrder();
}

/** What is missing in both languages is said at once. */
export function checkAlts({ hero: top, about: { picture }, logo }: SiteDraft, language: Language): Finding {
  const pictures: [PlacedPicture | null, path: string][] = [
    [top, `${hero}?field=hero.alt`],
    [picture, `${about}?field=about.alt`],
    [logo, '/site-builder?part=logo&field=logo.alt'],
  ];
  for (const [placed, link] of pictures) {
    const lacking = placed ? languages.filter((each) => placed.alt[each] === '') : [];
    const [first] = lacking;
    if (first === undefined) continue;
    const only = lacking.length === 1 ? first : null;
    return { verdict: 'must', language: only, detail: '', link: `${link}&lang=${only ?? language}` };
  }
  return inOrder();
}
