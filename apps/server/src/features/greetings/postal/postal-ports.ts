import type { PostalAllowance } from '@hearthline/contract/postal-cards';
import type { Tx } from '../../../platform/db/database.ts';

/** What the agent's plan leaves of cards this month. */
export type FindAllowance = (tx: Tx, agentId: string) => Promise<PostalAllowance>;

/** Refuses where so many more cards would pass the limit. */
export type RequireCards = (tx: Tx, agentId: string, wanted: number) => Promise<void>;

/** Who prints, beside the agent's own printer. */
export interface PrintOffer {
  name: string;
  centsPerCard: number | null;
}
