import type { Sale } from '@hearthline/domain/valuation/home-facts';
import type { StoredHome } from '@hearthline/domain/valuation/read-home';
import { readHome } from '@hearthline/domain/valuation/read-home';
import type { CopiedRow } from '../../platform/db/copy-out.ts';
import type { Database } from '../../platform/db/database.ts';

/** Firm sales by board. */
export type BoardSales = Map<string, Sale[]>;

const texts = ['source', 'id', 'kind', 'levelStated', 'pool', 'cooling', 'municipalityCode', 'communityCode'];
const numbers = [
  'price',
  'soldDay',
  'areaPoint',
  'areaMin',
  'areaMax',
  'lotArea',
  'bedrooms',
  'bedroomsPlus',
  'bathrooms',
  'garageSpaces',
  'parkingTotal',
  'yearBuilt',
  'ageMin',
  'ageMax',
  'toldYear',
  'storeys',
  'buildingStoreys',
  'level',
  'basementBits',
  'feeMonthly',
  'condition',
  'areaBelow',
  'roomsAbove',
  'latitude',
  'longitude',
];
const flags = ['isWaterfront', 'hasView'];
const columns = [...texts, ...numbers, ...flags];
const expressions: Record<string, string> = {
  price: 'close_price',
  soldDay: "sold_date - date '1970-01-01'",
  toldYear: 'extract(year from coalesce(list_date, sold_date))::int',
};
const selection = columns.map((name) => expressions[name] ?? toColumn(name)).join(', ');

/** A home changes hands for more than this, or the number is a formality. In cents. */
const leastPrice = 100_000;

export function createSalesStore({ copyOut }: Pick<Database, 'copyOut'>) {
  return {
    /** What was sold between two days, both included, by the board that tells of it. */
    read: async (fromDay: number, toDay: number): Promise<BoardSales> => {
      const boards: BoardSales = new Map();
      const query = `select ${selection} from listing
        where offer = 'sale' and state = 'firm' and close_price >= ${leastPrice}
          and sold_date between date '1970-01-01' + ${Math.trunc(fromDay)} and date '1970-01-01' + ${Math.trunc(toDay)}
        order by sold_date, id`;
      for await (const rows of copyOut(query)) {
        for (const row of rows) {
          const { source, sale } = toSale(row);
          const board = boards.get(source);
          if (board) board.push(sale);
          else boards.set(source, [sale]);
        }
      }
      return boards;
    },
  };
}
export type SalesStore = ReturnType<typeof createSalesStore>;

function toColumn(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function toSale(row: CopiedRow): { source: string; sale: Sale } {
  const values: Record<string, string | number | boolean | null> = {};
  for (const [place, name] of columns.entries()) {
    const text = row[place] ?? null;
    if (text === null) values[name] = null;
    else if (place < texts.length) values[name] = text;
    else if (place < texts.length + numbers.length) values[name] = Number(text);
    else values[name] = text === 't';
  }
  const home = values as unknown as StoredHome & {
    source: string;
    id: string;
    price: number;
    soldDay: number;
  };
  const { source, id, price, soldDay } = home;
  return { source, sale: { ...readHome(home), id, price, soldDay } };
}
