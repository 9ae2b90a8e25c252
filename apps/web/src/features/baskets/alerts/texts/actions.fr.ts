import type { Texts } from '../../../../shared/i18n/texts-type.ts';
import type { doneEn } from './actions.en.ts';

export const doneFr: Texts<typeof doneEn> = {
  deleted: '« {{name}} » supprimée',
  duplicated: '« {{name}} » dupliquée. La copie est en pause.',
  paused: '« {{name}} » mise en pause',
  pausedUntil: '« {{name}} » en pause jusqu’au {{day}}',
  resumed: '« {{name}} » reprend',
  kept: '« {{name}} » reste active. Le compte des jours recommence.',
  approved_one: '{{count, number}} propriété approuvée',
  approved_other: '{{count, number}} propriétés approuvées',
  rejected_one: '{{count, number}} propriété n’est pas envoyée',
  rejected_other: '{{count, number}} propriétés ne sont pas envoyées',
  leftAlready_one: '{{count, number}} propriété est déjà partie',
  leftAlready_other: '{{count, number}} propriétés sont déjà parties',
  sentNow_one: '{{count, number}} propriété est en route',
  sentNow_other: '{{count, number}} propriétés sont en route',
  sentTo_one: 'En route vers {{count, number}} client',
  sentTo_other: 'En route vers {{count, number}} clients',
  leftOut_one: '{{count, number}} client ne peut pas recevoir de message pour l’instant',
  leftOut_other: '{{count, number}} clients ne peuvent pas recevoir de message pour l’instant',
};
