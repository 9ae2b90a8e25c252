import type { Language } from '@hearthline/contract/common';
import type { SiteTexts } from './en.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

const texts: Record<Language, SiteTexts> = { en, fr };

export const textsOf = (language: Language): SiteTexts => texts[language];
