import type { BasketHomePage } from '@hearthline/contract/basket-page';
import { Icon } from './icons.tsx';
import type { PageContext } from './page-context.ts';
import { partOf } from './page-context.ts';

interface GalleryProps {
  page: PageContext;
  photos: BasketHomePage['photos'];
  home: BasketHomePage['home'];
}

/** As many small pictures as fit below the large one on a phone. */
const thumbs = 5;
/** What scrolls has to be reachable by the keyboard. */
const reachable = { tabIndex: 0 };

/** A strip that a finger, a wheel or the arrow keys move, with or without the script. */
export function Gallery({ page, photos, home }: GalleryProps) {
  const { texts } = page;
  const more = photos.length - thumbs;
  return (
    <div className="gallery">
      <a className="round" href={page.linkTo({}, partOf(home.id))} aria-label={texts.home.back}>
        <Icon name="arrow-left" />
      </a>
      <a className="round right" href={page.linkTo({ view: 'compare' })} aria-label={texts.views.compare}>
        <Icon name="columns-3" />
      </a>
      {photos.length === 0 ? (
        <p className="no-photos">
          <Icon name="image-off" />
          {texts.noPhoto}
        </p>
      ) : (
        <>
          <section id="photos" className="strip" aria-label={texts.home.gallery} {...reachable}>
            {photos.map(({ url, caption }, place) => (
              <img
                key={url}
                id={`photo-${place + 1}`}
                src={url}
                alt={[captionOf(caption, page), texts.home.photoOf(place + 1, photos.length)]
                  .filter((part) => part !== '')
                  .join(', ')}
                width={960}
                height={640}
                loading={place === 0 ? 'eager' : 'lazy'}
                fetchPriority={place === 0 ? 'high' : 'auto'}
              />
            ))}
          </section>
          {photos.length > 1 ? (
            <>
              <button type="button" className="round go" data-go="-1" aria-label={texts.home.previousPhoto}>
                <Icon name="arrow-left" />
              </button>
              <button type="button" className="round go right" data-go="1" aria-label={texts.home.nextPhoto}>
                <Icon name="arrow-right" />
              </button>
            </>
          ) : null}
          <p className="count" aria-hidden="true">
            <Icon name="images" look="small" />
            <span id="photo-count">{photos.length}</span>
          </p>
        </>
      )}
      {photos.length > 1 ? (
        <nav className="thumbs" aria-label={texts.home.gallery}>
          {photos.slice(1, thumbs + 1).map(({ thumb }, place) => (
            <a
              key={thumb}
              href={`#photo-${place + 2}`}
              aria-label={texts.home.photoOf(place + 2, photos.length)}
              data-more={place === thumbs - 1 && more > 1 ? `+${more - 1}` : undefined}
            >
              <img src={thumb} alt="" width={120} height={80} loading="lazy" />
            </a>
          ))}
        </nav>
      ) : null}
    </div>
  );
}

/** Feeds name rooms by our codes, or say something of their own. */
function captionOf(caption: string | null, { vocabulary, texts }: PageContext): string {
  if (caption === null) return '';
  const rooms: Record<string, string> = vocabulary.roomKind;
  return rooms[caption] ?? texts.home.scenes[caption] ?? caption;
}
