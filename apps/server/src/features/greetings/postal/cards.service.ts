import { isDeepStrictEqual } from 'node:util';
import type {
  AddressCounts,
  AddressFilter,
  PostalAddress,
  PostalCard,
  PostalCardInput,
  PostalSettings,
} from '@hearthline/contract/postal-cards';
import { postalLimits } from '@hearthline/contract/postal-cards';
import { designIds, greetingDesigns } from '@hearthline/greeting-designs/catalogue';
import type { DesignId } from '@hearthline/greeting-designs/designs';
import { AppError } from '../../../platform/errors.ts';
import { createId } from '../../../platform/ids.ts';
import { columnsOf, presentCard } from './cards.presenter.ts';
import type { CardRecord } from './cards.store.ts';
import { requireCardDesign } from './check-design.ts';
import type { Home } from './homes.ts';
import { countHomes, filterHomes } from './homes.ts';
import { missingOfSender } from './postal-agent.store.ts';
import type { FindAllowance, PrintOffer } from './postal-ports.ts';
import type { PostalTransaction, PostalTransactions } from './postal-transaction.ts';

export type CardsService = ReturnType<typeof createCardsService>;

/** Cards as an agent writes them, before anything is printed. */
export function createCardsService({
  transactions: { open, listHomes, findPrintBy, requireAudience, findCard },
  findAllowance,
  offer,
  pictureUrl,
}: {
  transactions: PostalTransactions;
  findAllowance: FindAllowance;
  offer: PrintOffer | null;
  /** A drawing of a design with its own words. */
  pictureUrl(design: DesignId, language: 'en' | 'fr'): string;
}) {
  async function present(transaction: PostalTransaction, rows: readonly CardRecord[]): Promise<PostalCard[]> {
    const audiences = rows.map(({ audience }) => audience);
    const lists = await transaction.cards.listListNames(audiences);
    const named = await transaction.cards.listNamed(audiences);
    const batches = await transaction.cards.listNewestBatches(rows.map(({ id }) => id));
    const presented: PostalCard[] = [];
    // Most cards go to the same people.
    const people = new Map<string, number>();
    for (const row of rows) {
      const audience = JSON.stringify(row.audience);
      const clientCount = people.get(audience) ?? (await countPeople(transaction, row));
      people.set(audience, clientCount);
      presented.push(
        presentCard(row, {
          audienceName: audienceNameOf(row, lists, named),
          people: idsOf(row).flatMap((id) => named.get(id) ?? []),
          batch: batches.get(row.id),
          clientCount,
        }),
      );
    }
    return presented;
  }

  const countPeople = async (transaction: PostalTransaction, row: CardRecord): Promise<number> =>
    (await listHomes(transaction, row)).reduce((sum, home) => sum + home.people.length, 0);

  async function presentOne(transaction: PostalTransaction, id: string): Promise<PostalCard> {
    const [card] = await present(transaction, [await findCard(transaction, id)]);
    return card as PostalCard;
  }

  return {
    list: (agentId: string): Promise<PostalCard[]> =>
      open(agentId, async (transaction) => present(transaction, await transaction.cards.list())),

    get: (agentId: string, id: string): Promise<PostalCard> =>
      open(agentId, (transaction) => presentOne(transaction, id)),

    getSettings: (agentId: string): Promise<PostalSettings> =>
      open(agentId, async ({ tx, agent, today }) => ({
        designs: designIds
          .filter((id) => greetingDesigns[id].isCard)
          .map((id) => {
            const { name, alt, line, categories } = greetingDesigns[id];
            const urls = { en: pictureUrl(id, 'en'), fr: pictureUrl(id, 'fr') };
            return { id, name, alt, line, categories: [...categories], pictureUrl: urls };
          }),
        missing: missingOfSender(agent),
        provider: offer,
        allowance: await findAllowance(tx, agentId),
        today,
      })),

    create: (agentId: string, input: PostalCardInput): Promise<PostalCard> => {
      requireCardDesign(input.designId);
      return open(agentId, async (transaction) => {
        requireConsentDays(input, transaction.today);
        await requireAudience(transaction, input.audience);
        const { now, cards } = transaction;
        if ((await cards.list()).length >= postalLimits.cards) throw new AppError('conflict');
        const id = createId(now.getTime());
        const printBy = await findPrintBy(transaction, input);
        await cards.insert({ ...columnsOf(input), printBy, id, createdAt: now, updatedAt: now });
        return presentOne(transaction, id);
      });
    },

    update: (agentId: string, id: string, revision: number, input: PostalCardInput): Promise<PostalCard> => {
      requireCardDesign(input.designId);
      return open(agentId, async (transaction) => {
        requireConsentDays(input, transaction.today);
        await requireAudience(transaction, input.audience);
        const before = await transaction.cards.lock(id);
        if (!before) throw new AppError('not_found');
        if (before.revision !== revision) throw new AppError('conflict');
        // Words are saved while they are typed, and change no day.
        const printBy = hasSameDays(before, input) ? before.printBy : await findPrintBy(transaction, input);
        await transaction.cards.update(id, { ...columnsOf(input), printBy, updatedAt: transaction.now });
        return presentOne(transaction, id);
      });
    },

    remove: (agentId: string, id: string): Promise<void> =>
      open(agentId, async ({ cards }) => {
        if (!(await cards.remove(id))) throw new AppError('not_found');
      }),

    listAddresses: (
      agentId: string,
      id: string,
      { filter, page, pageSize }: { filter: AddressFilter; page: number; pageSize: number },
    ): Promise<{ rows: PostalAddress[]; total: number; counts: AddressCounts }> =>
      open(agentId, async (transaction) => {
        const homes = await listHomes(transaction, await findCard(transaction, id));
        const found = filterHomes(homes, filter);
        return {
          rows: found.slice((page - 1) * pageSize, page * pageSize).map(presentHome),
          total: found.length,
          counts: countHomes(homes),
        };
      }),
  };
}

/** Nobody has agreed on a day that is still to come. */
function requireConsentDays({ saleConsents }: PostalCardInput, today: string): void {
  const fields = Object.entries(saleConsents ?? {})
    .filter(([, day]) => day > today)
    .map(([name]) => ({ path: `saleConsents.${name}`, code: 'day', message: 'A day that has come' }));
  if (fields.length > 0) throw new AppError('invalid_input', { fields });
}

type Planned = Pick<PostalCardInput, 'audience' | 'leftOut' | 'inHandsOn'>;
const hasSameDays = (...cards: [Planned, Planned]): boolean =>
  isDeepStrictEqual(
    ...(cards.map(({ audience, leftOut, inHandsOn }) => [audience, leftOut, inHandsOn]) as [
      unknown,
      unknown,
    ]),
  );

const idsOf = ({ audience }: CardRecord): readonly string[] =>
  audience.kind === 'clients' ? audience.clientIds : [];

function audienceNameOf(
  card: CardRecord,
  lists: ReadonlyMap<string, string>,
  named: ReadonlyMap<string, PostalCard['people'][0]>,
): string | null {
  if (card.audience.kind === 'list') return lists.get(card.audience.listId) ?? null;
  const [only, ...others] = idsOf(card);
  const person = only !== undefined && others.length === 0 ? named.get(only) : undefined;
  return person ? `${person.firstName} ${person.lastName}`.trim() : null;
}

const presentHome = ({ people, name, language, lines, typed, check, problems }: Home): PostalAddress => ({
  clientId: people[0].id,
  clientIds: people.map(({ id }) => id),
  name,
  language,
  lines: [...lines],
  typed,
  check,
  problems: [...problems],
  printing: null,
});
