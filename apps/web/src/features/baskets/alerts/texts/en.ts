import { doneEn } from './actions.en.ts';
import { alertViewEn } from './alert-view.en.ts';
import { approvalsEn } from './approvals.en.ts';
import { formEn, proposalEn, replayEn, stripEn, suggestEn, triggersEn } from './form.en.ts';
import { ledgerEn, whyEn } from './ledger.en.ts';
import { listEn, menuEn, outcomesEn, stateEn } from './list.en.ts';
import { wantedEn } from './wanted.en.ts';

/** Each part of alerts keeps its texts in a file of its own. */
export const en = {
  done: doneEn,
  list: listEn,
  menu: menuEn,
  state: stateEn,
  outcomes: outcomesEn,
  view: alertViewEn,
  ledger: ledgerEn,
  why: whyEn,
  approvals: approvalsEn,
  wanted: wantedEn,
  form: formEn,
  triggers: triggersEn,
  replay: replayEn,
  suggest: suggestEn,
  proposal: proposalEn,
  strip: stripEn,
} as const;
