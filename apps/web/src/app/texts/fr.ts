import type { Texts } from '../../shared/i18n/texts-type.ts';
import type { en } from './en.ts';

export const fr: Texts<typeof en> = {
  skipToContent: 'Aller au contenu',
};
