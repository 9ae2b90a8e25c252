import type { Texts } from '../../../shared/i18n/texts-type.ts';
import type { en } from './en.ts';
import { formFr } from './form.fr.ts';
import { listFr } from './list.fr.ts';
import { ofClientFr } from './of-client.fr.ts';
import { sendFr } from './send.fr.ts';
import { viewFr } from './view.fr.ts';

export const fr: Texts<typeof en> = {
  moment: '{{day}}, {{time}}',
  actions: {
    open: 'Ouvrir',
    edit: 'Modifier',
    duplicate: 'Dupliquer',
    copyLink: 'Copier le lien',
    delete: 'Supprimer',
  },
  deleted: '« {{name}} » supprimé',
  duplicated: '« {{name}} » dupliqué',
  link: {
    copied: 'Lien copié. Il ouvre la page du client sans connexion.',
    notCopied: 'Le lien n’a pas pu être copié. Copiez-le à la main.',
    noneYet: 'Il n’y a pas encore de lien. Il est créé à l’envoi des propriétés.',
    several: 'Chaque personne a son propre lien. Choisissez lequel.',
  },
  list: listFr,
  form: formFr,
  ofClient: ofClientFr,
  ...viewFr,
  ...sendFr,
};
