import type { Texts } from '../../../../shared/i18n/texts-type.ts';
import { doneFr } from './actions.fr.ts';
import { alertViewFr } from './alert-view.fr.ts';
import { approvalsFr } from './approvals.fr.ts';
import type { en } from './en.ts';
import { formFr, proposalFr, replayFr, stripFr, suggestFr, triggersFr } from './form.fr.ts';
import { ledgerFr, whyFr } from './ledger.fr.ts';
import { listFr, menuFr, outcomesFr, stateFr } from './list.fr.ts';
import { wantedFr } from './wanted.fr.ts';

export const fr: Texts<typeof en> = {
  done: doneFr,
  list: listFr,
  menu: menuFr,
  state: stateFr,
  outcomes: outcomesFr,
  view: alertViewFr,
  ledger: ledgerFr,
  why: whyFr,
  approvals: approvalsFr,
  wanted: wantedFr,
  form: formFr,
  triggers: triggersFr,
  replay: replayFr,
  suggest: suggestFr,
  proposal: proposalFr,
  strip: stripFr,
};
