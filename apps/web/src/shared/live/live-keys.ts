import type { ChangedTopic } from '@hearthline/contract/live';

/** Numbers of badges: each says itself which topics it is made from. */
export const badgeValuesKey = ['badge-values'] as const;

/** The same for lists of badges, whose numbers come together. They are also read again with all else about badges. */
export const badgeListValuesKey = ['badges', 'values'] as const;

/** Whether what a query holds rests on data of this topic; of a list, whether any of it does. */
export function isMadeFrom(data: unknown, topic: ChangedTopic): boolean {
  if (data instanceof Map) return [...data.values()].some(({ execution }) => isMadeFrom(execution, topic));
  if (typeof data !== 'object' || data === null || !('sources' in data)) return false;
  return Array.isArray(data.sources) && data.sources.includes(topic);
}
