/** What was done with an alert, wherever it was done. */
export const doneEn = {
  deleted: 'Deleted “{{name}}”',
  duplicated: 'Duplicated “{{name}}”. The copy is paused.',
  paused: 'Paused “{{name}}”',
  pausedUntil: 'Paused “{{name}}” until {{day}}',
  resumed: '“{{name}}” goes on',
  kept: '“{{name}}” stays active. The days are counted anew.',
  approved_one: '{{count, number}} home approved',
  approved_other: '{{count, number}} homes approved',
  rejected_one: '{{count, number}} home is not sent',
  rejected_other: '{{count, number}} homes are not sent',
  sentNow_one: '{{count, number}} home is on its way',
  sentNow_other: '{{count, number}} homes are on their way',
  sentTo_one: 'On its way to {{count, number}} client',
  sentTo_other: 'On its way to {{count, number}} clients',
  leftOut_one: '{{count, number}} client cannot be written to now',
  leftOut_other: '{{count, number}} clients cannot be written to now',
} as const;
