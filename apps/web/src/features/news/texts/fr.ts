import { messageFr } from '@hearthline/format/vocabulary/message.fr';
import type { Texts } from '../../../shared/i18n/texts-type.ts';
import { editorFr } from './editor.fr.ts';
import type { en } from './en.ts';
import { listFr } from './list.fr.ts';
import { sendFr } from './send.fr.ts';

export const fr: Texts<typeof en> = {
  title: 'Nouvelles',
  untitled: 'Article sans titre',
  moment: '{{day}}, {{time}}',
  states: { draft: 'Brouillon', scheduled: 'Prévu', published: 'Publié', withdrawn: 'Retiré' },
  languages: { en: 'anglais', fr: 'français' },
  ownNames: { en: 'English', fr: 'Français' },
  leftOut: messageFr.leftOut,
  leftOutWhy: messageFr.leftOutWhy,
  ...listFr,
  ...editorFr,
  ...sendFr,
};
