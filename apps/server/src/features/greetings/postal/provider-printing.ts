import { slowestStep } from '@hearthline/domain/greeting/postal-steps';
import type { PrintProvider } from '../../../platform/print/print-provider.ts';
import { PrintCredentialsError, PrintRefusedError } from '../../../platform/print/print-provider.ts';
import type { BatchRecord, ItemRecord } from './batches.store.ts';
import { contentOf } from './cards.presenter.ts';
import { printedCardOf } from './draw-batch.ts';
import { handedOver, isOver, isProviderState, refused, withdrawn } from './item-states.ts';
import type { PostalTransaction, PostalTransactions } from './postal-transaction.ts';
import type { PrintCards } from './print/print-cards.ts';
import { isUnwilling } from './residents.store.ts';
import type { TellAgent } from './tell-agent.ts';

interface Printing {
  transactions: Pick<PostalTransactions, 'open'>;
  print: PrintCards;
  provider: PrintProvider | null;
  tell: TellAgent;
}

/** What is to be done about one card. */
type Step =
  | { does: 'nothing' }
  | { does: 'ask'; providerId: string }
  | { does: 'handOver'; row: BatchRecord; item: ItemRecord; now: Date; isWanted: boolean };

interface AtProvider {
  providerId?: string;
  providerState: string | null;
}

/** Brings a batch and the provider together: what it has not got is handed over, what it has is asked for. */
export function createProviderPrinting(printing: Printing) {
  const {
    transactions: { open },
    provider,
  } = printing;
  const begin = (agentId: string, id: string) =>
    open(agentId, async ({ batches }) => {
      const row = await batches.find(id);
      if (row?.printer !== 'provider') return null;
      const items = (await batches.listItems(id)).filter(({ check }) => check === 'complete');
      return { isCancelled: row.state === 'cancelled', positions: items.map(({ position }) => position) };
    });

  const settle = (agentId: string, id: string, outcome: Outcome) =>
    open(agentId, async (transaction) => {
      const { batches, now } = transaction;
      const row = await batches.lock(id);
      if (row?.printer !== 'provider') return;
      const items = (await batches.listItems(id)).filter(({ check }) => check === 'complete');
      const changes = settled(row, items, { ...outcome, now });
      await batches.update(id, changes);
      await tellProblem(printing.tell, transaction, row, changes.problem);
    });

  return async (agentId: string, id: string): Promise<void> => {
    const found = await begin(agentId, id);
    if (!found || !provider) return;
    const take = createStepTaker({ ...printing, provider }, { agentId, id, isCancelled: found.isCancelled });
    try {
      // Whoever took it back or called it off left a run of its own behind.
      for (const position of found.positions) if (!(await take(position))) return;
      await settle(agentId, id, { isCalledOff: found.isCancelled, problem: null });
    } catch (error) {
      const isKey = error instanceof PrintCredentialsError;
      await settle(agentId, id, { isCalledOff: false, problem: isKey ? 'credentials' : 'unreachable' });
      // A key does not mend itself: the hourly look tries again.
      if (!isKey) throw error;
    }
  };
}

/** Does what is to be done about one card; false where the agent took the batch back or called it off meanwhile. */
function createStepTaker(
  { transactions: { open }, print, provider: at }: Printing & { provider: PrintProvider },
  { agentId, id, isCancelled }: { agentId: string; id: string; isCancelled: boolean },
) {
  /**
   * By what the records say now, since much can change while a batch is handed over card by card. A card stands as handed
   * over before it is, so that nobody else prints it.
   */
  const decide = (position: number): Promise<Step | null> =>
    open(agentId, async (transaction) => {
      const { batches, now } = transaction;
      const row = await batches.lock(id);
      if (row?.printer !== 'provider' || (row.state === 'cancelled') !== isCancelled) return null;
      const item = await batches.findItem(id, position);
      if (!item) return { does: 'nothing' };
      const { providerId, providerState } = item;
      if (providerId !== null) return isOver(item) ? { does: 'nothing' } : { does: 'ask', providerId };
      const isKnownThere = providerState === handedOver;
      if (!isKnownThere && (providerState !== null || isCancelled)) return { does: 'nothing' };
      const isWanted = !isCancelled && !(await isUnwilling(transaction, item));
      if (!isKnownThere)
        await batches.setProvider(id, position, { providerState: isWanted ? handedOver : withdrawn });
      return isKnownThere || isWanted ? { does: 'handOver', row, item, now, isWanted } : { does: 'nothing' };
    });

  async function ask(step: Exclude<Step, { does: 'nothing' }>): Promise<AtProvider> {
    if (step.does === 'ask') {
      const { state } = await (isCancelled ? at.cancel(step.providerId) : at.find(step.providerId));
      return { providerState: state };
    }
    const given = await handOver({ at, print }, step);
    if (step.isWanted || given.providerId === undefined) return given;
    // Its answer was lost once, so only its key could tell which card is to be called off.
    return { ...given, providerState: (await at.cancel(given.providerId)).state };
  }

  const note = (position: number, changes: AtProvider) =>
    open(agentId, ({ batches }) => batches.setProvider(id, position, changes));

  return async (position: number): Promise<boolean> => {
    const step = await decide(position);
    if (!step) return false;
    if (step.does === 'nothing') return true;
    try {
      await note(position, await ask(step));
    } catch (error) {
      // Behind a key that is refused nobody took it, unless an earlier try did.
      const isUntouched = step.does === 'handOver' && step.item.providerState === null;
      if (error instanceof PrintCredentialsError && isUntouched)
        await note(position, { providerState: null });
      throw error;
    }
    return true;
  };
}

/** What is tried again by itself is not worth a word. */
async function tellProblem(
  tell: TellAgent,
  transaction: PostalTransaction,
  row: BatchRecord,
  problem: BatchRecord['problem'],
): Promise<void> {
  if (problem !== null && problem !== 'unreachable' && problem !== row.problem)
    await tell.printProblem(transaction, row, problem);
}

async function handOver(
  { at, print }: { at: PrintProvider; print: PrintCards },
  { row, item, now }: Extract<Step, { does: 'handOver' }>,
): Promise<AtProvider> {
  if (!item.address) return { providerState: refused };
  const { sender } = row;
  const { bytes } = await print({
    sender,
    content: contentOf(row),
    title: row.code,
    cards: [printedCardOf(item)],
    output: 'pdf',
    sides: ['front', 'back'],
    madeAt: now,
    isForProvider: true,
  });
  try {
    const { id, state } = await at.create({
      key: item.id,
      size: row.size,
      pdf: bytes,
      to: item.address,
      from: {
        name: `${sender.firstName} ${sender.lastName}`.trim(),
        company: sender.brokerage,
        address: sender.address,
      },
      description: row.code,
    });
    return { providerId: id, providerState: state };
  } catch (error) {
    if (error instanceof PrintRefusedError) return { providerState: refused };
    throw error;
  }
}

interface Outcome {
  /** Every card of it was asked to be called off. */
  isCalledOff: boolean;
  problem: BatchRecord['problem'];
}

/** A batch is as far as the slowest card that the provider has got, once it has got all it will get. */
function settled(
  row: BatchRecord,
  items: readonly ItemRecord[],
  { isCalledOff, problem, now }: Outcome & { now: Date },
): Pick<BatchRecord, 'state' | 'times' | 'problem'> {
  const reached = items.flatMap(({ providerState }) =>
    isProviderState(providerState) ? [providerState] : [],
  );
  const isGiven = items.every(({ providerState }) => providerState !== null && providerState !== handedOver);
  // What the agent called off stays so until the provider has said that it was too late.
  const mayMove = row.state === 'cancelled' ? isCalledOff : isGiven;
  const state = reached.length > 0 && mayMove ? slowestStep(reached) : row.state;
  const times = state === row.state ? row.times : { ...row.times, [state]: now.toISOString() };
  const hasRefusals = items.some(({ providerState }) => providerState === refused);
  return { state, times, problem: problem ?? (hasRefusals ? 'refused' : null) };
}
