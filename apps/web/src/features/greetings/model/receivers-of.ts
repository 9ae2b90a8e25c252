import type { GreetingRun } from '@hearthline/contract/greetings';

/** To how many it went: by itself, or as a line of another greeting of that day. */
export const receiversOf = ({ sent, merged }: Pick<GreetingRun, 'sent' | 'merged'>): number => sent + merged;
