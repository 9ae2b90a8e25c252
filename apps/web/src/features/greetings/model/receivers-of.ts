import type { GreetingRun } from '@hearthline/contract/greetings';

/** To how many it went: by itself, or as a line of another greeting of that day. */
export const receiversOf = ({ sent, merged }: Pick<GreetingRun, 'sent' | 'merged'>): number => sent + merged;

/** To how many nothing went, for whatever reason. */
export const leftOutOf = ({
  leftOut,
  missed,
  skipped,
  cancelled,
}: Pick<GreetingRun, 'leftOut' | 'missed' | 'skipped' | 'cancelled'>): number =>
  leftOut + missed + skipped + cancelled;
