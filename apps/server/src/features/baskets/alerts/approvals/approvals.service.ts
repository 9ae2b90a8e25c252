import type { ApprovalGroup, HeldHome } from '@hearthline/contract/alerts';
import { alertLimits } from '@hearthline/contract/alerts';
import type { BlockReason } from '@hearthline/domain/alert/vocabulary';
import { AppError } from '../../../../platform/errors.ts';
import type { BasketPorts } from '../../basket-ports.ts';
import type { BasketTransaction, BasketTransactions } from '../../basket-transaction.ts';
import { requireBoardAccess } from '../../basket-transaction.ts';
import type { KnownReader } from '../../records/basket-readers.ts';
import { describeReader, findClients } from '../../records/basket-readers.ts';
import type { MatchRow } from '../alert-matches.store.ts';
import { alertIdsOf, createAlertMatchesStore, groupByHome } from '../alert-matches.store.ts';
import { createAlertsStore, personOf } from '../alerts.store.ts';
import { channelsOf } from '../delivery/reach.ts';
import { createAlertListStore } from '../records/alert-list.store.ts';
import type { WholeAlert } from '../records/alert-settings.ts';
import { wakeDelivery } from '../records/alert-settings.ts';
import { createPlanner, listBlocks } from '../records/reader-standing.ts';
import { followDecision } from './decide-matches.ts';
import { presentHeld } from './present-held.ts';

const mostGroups = 50;

/** What waits for one person, with the alerts that told it. */
interface PersonHeld {
  rows: MatchRow[];
  reader: KnownReader;
  wholes: [WholeAlert, ...WholeAlert[]];
}

/** Sends what the agent has let go to one person, whatever the rhythm; how many homes these were. */
export type SendNow = (agentId: string, person: string) => Promise<number>;

/** Homes that wait for the agent's word before they are told. */
export function createApprovalsService({
  transactions: { open },
  ports,
  sendNow,
}: {
  transactions: BasketTransactions;
  ports: BasketPorts;
  sendNow: SendNow;
}) {
  /** All of them, or the call was meant for another state of the queue; how many homes it changed. */
  async function decide(
    agentId: string,
    ids: readonly string[],
    action: 'approve' | 'reject' | 'reconsider',
  ): Promise<number> {
    return open(agentId, async (transaction) => {
      if (action === 'approve') requireBoardAccess(transaction);
      const { tx, now } = transaction;
      const matches = createAlertMatchesStore(tx, agentId);
      const found = await matches.findMany(ids);
      if (found.length !== new Set(ids).size) throw new AppError('not_found');
      const rows =
        action === 'approve'
          ? await matches.approve(ids, now)
          : action === 'reject'
            ? await matches.reject(ids, now)
            : await matches.holdAgain(ids);
      await followDecision(transaction, rows, action, { isByAgent: true });
      await wakeDelivery(tx);
      return groupByHome(rows).length;
    });
  }

  return {
    list: (agentId: string): Promise<{ groups: ApprovalGroup[]; total: number }> =>
      open(agentId, async (transaction) => {
        const held = await createAlertMatchesStore(transaction.tx, agentId).listHeld(alertLimits.decided);
        const groups = (await groupByPerson(ports, transaction, held)).slice(0, mostGroups);
        const present = await presentHeld(
          ports,
          transaction,
          groups.flatMap(({ rows, reader, wholes }) =>
            rows.map((row) => ({ row, clientId: reader.client?.id ?? null, wholes })),
          ),
        );
        const all = groups.flatMap(({ reader, wholes }) => wholes.map((whole) => ({ reader, whole })));
        const blocks = await listBlocks(ports, transaction, all);
        const planOf = await createPlanner(transaction, all);
        return {
          groups: groups.map((group) => {
            const own = blocks.filter((_, index) => all[index]?.reader === group.reader);
            return presentGroup(group, own, planOf(group), groupByHome(group.rows).map(present));
          }),
          total: (await createAlertListStore(transaction.tx, agentId).findHeld()).count,
        };
      }),

    decide: (agentId: string, ids: readonly string[], action: 'approve' | 'reject'): Promise<number> =>
      decide(agentId, ids, action),

    undo: (agentId: string, ids: readonly string[]): Promise<number> => decide(agentId, ids, 'reconsider'),

    sendNow: async (agentId: string, readerId: string): Promise<number> => {
      const reader = await open(agentId, async (transaction) => {
        requireBoardAccess(transaction);
        return transaction.readers.find(readerId);
      });
      if (!reader) throw new AppError('not_found');
      return sendNow(agentId, personOf(reader));
    },
  };
}

export type ApprovalsService = ReturnType<typeof createApprovalsService>;

function presentGroup(
  { reader, wholes }: PersonHeld,
  blocks: readonly (BlockReason | null)[],
  leavesAt: Date,
  homes: HeldHome[],
): ApprovalGroup {
  return {
    clientId: reader.client?.id ?? null,
    readerId: reader.row.id,
    name: reader.name,
    channels: [...new Set(wholes.flatMap(({ basket }) => channelsOf(basket, reader.client !== null)))],
    language: reader.language,
    leavesAt: leavesAt.toISOString(),
    block: blocks.includes(null) ? null : (blocks[0] ?? null),
    homes,
  };
}

/** Oldest first. What a deleted alert told, or was to tell somebody who is gone, is not asked about. */
async function groupByPerson(
  ports: Pick<BasketPorts, 'clients'>,
  transaction: BasketTransaction,
  held: readonly MatchRow[],
): Promise<PersonHeld[]> {
  const { tx, agentId, language } = transaction;
  const ids = [...new Set(held.flatMap(alertIdsOf))];
  const baskets = new Map((await transaction.baskets.listMany(ids)).map((basket) => [basket.id, basket]));
  const alerts = await createAlertsStore(tx, agentId).list(ids);
  const readers = await transaction.readers.findMany([...new Set(held.map(({ readerId }) => readerId))]);
  const known = new Map(
    (await findClients(ports, transaction, readers)).map(({ row, client }) => [
      row.id,
      describeReader(row, client, language),
    ]),
  );
  return [...Map.groupBy(held, ({ person }) => person).values()].flatMap((rows) => {
    const reader = rows.flatMap(({ readerId }) => known.get(readerId) ?? [])[0];
    const [first, ...rest] = [...new Set(rows.flatMap(alertIdsOf))].flatMap((id): WholeAlert[] => {
      const [basket, alert] = [baskets.get(id), alerts.get(id)];
      return basket && alert ? [{ basket, alert }] : [];
    });
    const live = rows.filter((row) => alertIdsOf(row).some((id) => baskets.has(id)));
    return reader && first && live.length > 0 ? [{ rows: live, reader, wholes: [first, ...rest] }] : [];
  });
}
