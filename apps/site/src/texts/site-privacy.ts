import type { Language } from '@hearthline/contract/common';
import { sitePrivacyEn } from './site-privacy.en.ts';
import { sitePrivacyFr } from './site-privacy.fr.ts';

interface PrivacyText {
  title: string;
  lead: string;
  parts: { title: string; paragraphs: string[] }[];
}
/** Who keeps it, and how to reach them. */
export type WritePrivacy = (who: { agent: string; brokerage: string; contact: string }) => PrivacyText;

const texts: Record<Language, WritePrivacy> = { en: sitePrivacyEn, fr: sitePrivacyFr };

export const sitePrivacyOf = (language: Language): WritePrivacy => texts[language];
