import { doneEn } from './actions.en.ts';
import { listEn, menuEn, outcomesEn, stateEn } from './list.en.ts';

/** Each part of alerts keeps its texts in a file of its own. */
export const en = {
  done: doneEn,
  list: listEn,
  menu: menuEn,
  state: stateEn,
  outcomes: outcomesEn,
} as const;
