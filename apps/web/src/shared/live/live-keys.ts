import type { ChangedTopic } from '@hearthline/contract/live';

/** Numbers of badges: each says itself which topics it is made from. */
export const badgeValuesKey = ['badge-values'] as const;

/** Whether what a query holds rests on data of this topic. */
export function isMadeFrom(data: unknown, topic: ChangedTopic): boolean {
  if (typeof data !== 'object' || data === null || !('sources' in data)) return false;
  return Array.isArray(data.sources) && data.sources.includes(topic);
}
