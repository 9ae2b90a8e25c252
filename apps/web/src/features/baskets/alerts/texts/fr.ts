import type { Texts } from '../../../../shared/i18n/texts-type.ts';
import { doneFr } from './actions.fr.ts';
import type { en } from './en.ts';
import { listFr, menuFr, outcomesFr, stateFr } from './list.fr.ts';

export const fr: Texts<typeof en> = {
  done: doneFr,
  list: listFr,
  menu: menuFr,
  state: stateFr,
  outcomes: outcomesFr,
};
