import { useQuery } from '@tanstack/react-query';
import { meQuery } from './me-query.ts';

/** Of the agent's own clock, as far as it is known: the frame around every screen asks who it is. */
export const useAgentTimeZone = (): string | undefined =>
  useQuery({ ...meQuery, enabled: false }).data?.preferences.timeZone;
