/** Each kind is also the key of its sentence among the date picker's texts. */
export type ProblemKind =
  | 'notADate'
  | 'outsideLimits'
  | 'fromAfterTo'
  | 'toBeforeFrom'
  | 'chooseFrom'
  | 'chooseTo'
  | 'chooseDate'
  | 'notATime';
