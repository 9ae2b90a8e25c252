import { messageEn } from '@hearthline/format/vocabulary/message.en';
import { editorEn } from './editor.en.ts';
import { listEn } from './list.en.ts';
import { sendEn } from './send.en.ts';

export const en = {
  title: 'News',
  untitled: 'Untitled post',
  moment: '{{day}}, {{time}}',
  states: { draft: 'Draft', scheduled: 'Scheduled', published: 'Published', withdrawn: 'Withdrawn' },
  languages: { en: 'English', fr: 'French' },
  ownNames: { en: 'English', fr: 'Français' },
  leftOut: messageEn.leftOut,
  leftOutWhy: messageEn.leftOutWhy,
  ...listEn,
  ...editorEn,
  ...sendEn,
} as const;
