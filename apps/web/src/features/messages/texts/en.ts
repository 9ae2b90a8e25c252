import { logEn } from './log.en.ts';
import { panelEn } from './panel.en.ts';
import { partsEn } from './parts.en.ts';

/** Each part of the feature keeps its texts in a file of its own. */
export const en = {
  ...partsEn,
  log: logEn,
  panel: panelEn,
} as const;
