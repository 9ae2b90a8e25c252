import { composeEn } from './compose.en.ts';
import { logEn } from './log.en.ts';
import { panelEn } from './panel.en.ts';
import { partsEn } from './parts.en.ts';
import { settingsEn } from './settings.en.ts';

/** Each part of the feature keeps its texts in a file of its own. */
export const en = {
  ...partsEn,
  log: logEn,
  panel: panelEn,
  compose: composeEn,
  settings: settingsEn,
} as const;
