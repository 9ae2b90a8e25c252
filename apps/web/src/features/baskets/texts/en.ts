import { formEn } from './form.en.ts';
import { listEn } from './list.en.ts';
import { ofClientEn } from './of-client.en.ts';
import { sendEn } from './send.en.ts';
import { viewEn } from './view.en.ts';

/** Each part of the feature keeps its texts in a file of its own. */
export const en = {
  moment: '{{day}}, {{time}}',
  actions: {
    open: 'Open',
    edit: 'Edit',
    duplicate: 'Duplicate',
    copyLink: 'Copy link',
    delete: 'Delete',
  },
  deleted: 'Deleted “{{name}}”',
  duplicated: 'Duplicated “{{name}}”',
  link: {
    copied: 'Link copied. It opens the client’s page without signing in.',
    notCopied: 'The link could not be copied. Copy it by hand.',
    noneYet: 'There is no link yet. It is made when homes are sent.',
    several: 'Each person has a link of their own. Choose whose.',
  },
  list: listEn,
  form: formEn,
  ofClient: ofClientEn,
  ...viewEn,
  ...sendEn,
} as const;
