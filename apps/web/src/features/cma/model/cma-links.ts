import type { Cma } from '@hearthline/contract/cma';
import type { Method } from '@hearthline/domain/valuation/method';

type Opened = Pick<Cma, 'id'>;

/** Where an analysis is worked on: one that was saved has a value to look at. */
export const cmaLink = ({ id }: Opened, hasValue: boolean) =>
  hasValue
    ? ({ to: '/cma/calculate', search: { id } } as const)
    : ({ to: '/cma/generate', search: { id } } as const);

/** After starting: Fast that went on as Advance opens the facts for want of which it did. */
export const startedLink = ({ id, draft, lacking }: Cma, asked: Method) => {
  if (draft.method === 'fast') return { to: '/cma/calculate', search: { id } } as const;
  const isFallback = asked === 'fast' && lacking.length > 0;
  return { to: '/cma/generate', search: isFallback ? { id, facts: 'open' as const } : { id } } as const;
};
