import { estimateTextWidth } from '@hearthline/charts/labels';
import type { BasketPageHome, PageMap } from '@hearthline/contract/basket-page';
import type { ListingCard } from '@hearthline/contract/listing-card';
import { Said } from './answers.tsx';
import { nameOf, placeOf, priceOf, stateOfHome } from './home-words.ts';
import { Icon } from './icons.tsx';
import type { PageContext } from './page-context.ts';

/** The map at its smallest, where pins come closest to each other. */
const narrowest = 320;
const pin = { height: 30, fontPx: 12, padding: 34, disc: 26 };

interface PlacedHome {
  home: BasketPageHome & { listing: ListingCard };
  x: number;
  y: number;
  label: string;
  /** Its price would cover a neighbour: only the mark of its state stands there. */
  isCrowded: boolean;
}

/** Those homes that may be placed, with prices as far as they can be read. */
function placeHomes(page: PageContext, homes: readonly BasketPageHome[], map: PageMap): PlacedHome[] {
  const height = (narrowest * map.height) / map.width;
  const taken: { x: number; y: number; half: number }[] = [];
  return map.marks.flatMap(({ homeId, x, y }) => {
    const home = homes.find(({ id }) => id === homeId);
    if (!home?.listing) return [];
    const { listing } = home;
    const label = listing.price === null ? priceOf(listing, page) : page.format.shortPrice(listing.price);
    const own = { x: x * narrowest, y: y * height };
    const isFree = (half: number) =>
      taken.every(
        (other) => Math.abs(other.x - own.x) >= other.half + half || Math.abs(other.y - own.y) >= pin.height,
      );
    const half = (estimateTextWidth(label, pin.fontPx) + pin.padding) / 2;
    const isCrowded = !isFree(half);
    taken.push({ ...own, half: isCrowded ? pin.disc / 2 : half });
    return [{ home: { ...home, listing }, x, y, label, isCrowded }];
  });
}

const percent = (part: number): string => `${Math.round(part * 10_000) / 100}%`;

interface MapProps {
  page: PageContext;
  homes: readonly BasketPageHome[];
  map: PageMap;
  /** Whose pin stands out. */
  chosen?: string;
}

/** Tiles with a pin for each home. It needs no script; whoever wants to move it opens a home. */
export function MapPicture({ page, homes, map, chosen }: MapProps) {
  return (
    <div className="map" style={{ aspectRatio: `${map.width} / ${map.height}` }}>
      <div className="tiles" aria-hidden="true">
        {map.tiles.map(({ url, x, y, size }) => (
          <img
            key={url}
            src={url}
            alt=""
            loading="lazy"
            style={{
              left: percent(x / map.width),
              top: percent(y / map.height),
              width: percent(size / map.width),
            }}
          />
        ))}
      </div>
      {placeHomes(page, homes, map).map(({ home, x, y, label, isCrowded }) => {
        const { mark, word } = stateOfHome(home.listing, page);
        const name = `, ${nameOf(home.listing, page)}, ${word}`;
        return (
          <a
            key={home.id}
            className={['pin', home.id === chosen ? 'chosen' : '', isCrowded ? 'crowded' : '']
              .join(' ')
              .trim()}
            href={page.linkToHome(home.id)}
            style={{ left: percent(x), top: percent(y) }}
          >
            <i className={`mark ${mark}`} />
            <span className="label">{label}</span>
            <span className="unseen">{name}</span>
          </a>
        );
      })}
    </div>
  );
}

interface MapViewProps {
  page: PageContext;
  homes: readonly BasketPageHome[];
  map: PageMap | null;
}

/** The map and, beside it, the same homes as a list: who sees no map misses nothing. */
export function MapView({ page, homes, map }: MapViewProps) {
  const placed = new Set(map?.marks.map(({ homeId }) => homeId));
  const shown = homes.flatMap((home) => (home.listing === null ? [] : [{ ...home, listing: home.listing }]));
  return (
    <section className="map-view" aria-label={page.texts.map.label}>
      {map === null ? (
        <p className="card empty">{page.texts.map.none}</p>
      ) : (
        <MapPicture page={page} homes={homes} map={map} />
      )}
      <ul className="card rows">
        {shown.map(({ listing, ...home }) => (
          <li key={home.id}>
            <a href={page.linkToHome(home.id)}>
              {home.photo === null ? (
                <span className="thumb" />
              ) : (
                <img className="thumb" src={home.photo} alt="" width={56} height={44} loading="lazy" />
              )}
              <span className="row-words">
                <strong>{priceOf(listing, page)}</strong>
                <span>{nameOf(listing, page)}</span>
                <span className="soft">
                  {map !== null && !placed.has(home.id) ? page.texts.map.unplaced : placeOf(listing)}
                </span>
              </span>
              {home.answer === null ? null : <Said page={page} answer={home.answer} />}
              <Icon name="chevron-right" look="soft" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
