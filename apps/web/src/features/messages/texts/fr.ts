import type { Texts } from '../../../shared/i18n/texts-type.ts';
import { composeFr } from './compose.fr.ts';
import type { en } from './en.ts';
import { logFr } from './log.fr.ts';
import { panelFr } from './panel.fr.ts';
import { partsFr } from './parts.fr.ts';
import { settingsFr } from './settings.fr.ts';

export const fr: Texts<typeof en> = {
  ...partsFr,
  log: logFr,
  panel: panelFr,
  compose: composeFr,
  settings: settingsFr,
};
