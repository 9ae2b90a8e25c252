import type { Language } from '@hearthline/contract/common';
import type { WritePrivacy } from './site-privacy.en.ts';
import { sitePrivacyEn } from './site-privacy.en.ts';
import { sitePrivacyFr } from './site-privacy.fr.ts';

const texts: Record<Language, WritePrivacy> = { en: sitePrivacyEn, fr: sitePrivacyFr };

export const sitePrivacyOf = (language: Language): WritePrivacy => texts[language];
