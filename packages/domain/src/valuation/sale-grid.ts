import type { HomeFacts } from './home-facts.ts';
import type { EvaluatedSale } from './market-model.ts';
import { median } from './statistics.ts';

export interface NearSale {
  home: EvaluatedSale;
  /** Kilometres. */
  distance: number;
}

const kilometresPerDegree = 111.195;
const cellKilometres = 1;
/** A neighbour of whom only the community is known stands at the edge of the usual circle. */
const unknownDistance = 1;

/** Sales by place. Distances are flat: within a city the Earth's curve is less than a doorway. */
export class SaleGrid {
  private readonly cells = new Map<number, EvaluatedSale[]>();
  private readonly communities = new Map<string, EvaluatedSale[]>();
  private readonly widthPerDegree: number;

  constructor(sales: readonly EvaluatedSale[]) {
    const latitudes = sales.flatMap(({ sale: { latitude } }) => latitude ?? []);
    const middle = latitudes.length > 0 ? median(latitudes) : 0;
    this.widthPerDegree = kilometresPerDegree * Math.cos((middle * Math.PI) / 180);
    for (const home of sales) {
      const { latitude, longitude, communityCode } = home.sale;
      if (communityCode) addTo(this.communities, communityCode, home);
      if (latitude === null || longitude === null) continue;
      addTo(this.cells, this.keyOf(this.columnOf(longitude), this.rowOf(latitude)), home);
    }
  }

  /** Sales around a home, or those of its community where nobody knows where it stands. */
  around({ latitude, longitude, communityCode }: HomeFacts, radius: number): NearSale[] {
    if (latitude !== null && longitude !== null) return this.within({ latitude, longitude }, radius);
    return this.inCommunity(communityCode).map((home) => ({ home, distance: unknownDistance }));
  }

  inCommunity(code: string | null): EvaluatedSale[] {
    return this.communities.get(code ?? '') ?? [];
  }

  private within(place: { latitude: number; longitude: number }, radius: number): NearSale[] {
    const reach = Math.ceil(radius / cellKilometres);
    const column = this.columnOf(place.longitude);
    const row = this.rowOf(place.latitude);
    const found: NearSale[] = [];
    for (let x = column - reach; x <= column + reach; x++) {
      for (let y = row - reach; y <= row + reach; y++) {
        for (const home of this.cells.get(this.keyOf(x, y)) ?? []) {
          const distance = this.distance(place, home);
          if (distance <= radius) found.push({ home, distance });
        }
      }
    }
    return found;
  }

  private distance(place: { latitude: number; longitude: number }, { sale }: EvaluatedSale): number {
    return Math.hypot(
      ((sale.longitude ?? 0) - place.longitude) * this.widthPerDegree,
      ((sale.latitude ?? 0) - place.latitude) * kilometresPerDegree,
    );
  }

  private columnOf(longitude: number): number {
    return Math.floor((longitude * this.widthPerDegree) / cellKilometres);
  }

  private rowOf(latitude: number): number {
    return Math.floor((latitude * kilometresPerDegree) / cellKilometres);
  }

  private keyOf(column: number, row: number): number {
    return column * 100_000 + row;
  }
}

function addTo<Key>(groups: Map<Key, EvaluatedSale[]>, key: Key, home: EvaluatedSale): void {
  const group = groups.get(key);
  if (group) group.push(home);
  else groups.set(key, [home]);
}
