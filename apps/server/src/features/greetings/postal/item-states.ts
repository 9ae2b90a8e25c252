import type { PostalState } from '@hearthline/domain/greeting/vocabulary';
import { providerStates } from '../../../platform/print/print-provider.ts';
import type { ItemRecord } from './batches.store.ts';

/** What a card is of which the provider may have heard, while its answer is still to come, or was lost. */
export const handedOver = 'handedOver';
/** What a card is that the provider never gets: refused by it, or nobody wants it any more. */
export const refused = 'refused';
export const withdrawn = 'withdrawn';

export const isProviderState = (state: string | null): state is PostalState =>
  state !== null && (providerStates as readonly string[]).includes(state);

export const isOver = ({ providerState }: Pick<ItemRecord, 'providerState'>): boolean =>
  providerState === 'done' || providerState === 'cancelled';
