import { classNames } from '../../../shared/lib/class-names.ts';
import { ListingPhoto } from '../../../shared/ui/listing-photo.tsx';

/** A small picture of a home; its address stands beside it, so it has no words of its own. */
export function HomeThumb({ url, className }: { url: string | null; className: string }) {
  return (
    <span className={classNames('block shrink-0 overflow-hidden', className)}>
      <ListingPhoto url={url} alt="" width={320} isThumbnail />
    </span>
  );
}
