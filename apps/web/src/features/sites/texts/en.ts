import { gateEn } from './gate.en.ts';
import { partsEn } from './parts.en.ts';
import { templatesEn } from './templates.en.ts';

/** The builder of the agent's public site. */
export const en = {
  title: 'Site builder',
  failed: 'Your site could not be loaded.',
  opensNew: 'opens in a new tab',
  withoutAccess: 'Until then your site shows no listings and no market figures. Everything else works.',
  languages: { en: 'English', fr: 'French' },
  view: {
    pane: 'What is shown',
    edit: 'Edit',
    preview: 'Preview',
    width: 'Width of the preview',
    language: 'Language',
    desktop: 'Desktop',
    tablet: 'Tablet',
    phone: 'Phone',
    frame: 'Preview of your site',
    draft: 'Draft, not published',
  },
  draft: {
    undo: 'Undo',
    redo: 'Redo',
    unsaved: 'Your changes are not saved yet. Try again in a moment.',
  },
  conflict: {
    title: 'This draft was changed in another window',
    text: 'Choose which of the two goes on. Undo brings the other one back.',
    mine: 'Keep what I wrote here',
    newest: 'Take the other window’s draft',
  },
  live: {
    none: 'Not published yet',
    off: 'Off the web, last published {{day}}',
    now: 'Live now: version {{number, number}}, {{day}}',
    version: 'Version {{number, number}}, {{day}}',
    changes_zero: 'This draft: no changes',
    changes_one: 'This draft: {{count, number}} change',
    changes_other: 'This draft: {{count, number}} changes',
  },
  both: {
    missing: '{{language}}: missing',
    ready: '{{language}}: ready',
    text: '{{language}}: {{text}}',
    count: '{{count, number}} / {{most, number}}',
  },
  ...partsEn,
  ...templatesEn,
  ...gateEn,
} as const;
