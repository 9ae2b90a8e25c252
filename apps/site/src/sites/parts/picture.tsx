import type { SiteImage } from '@hearthline/contract/site-pages';

interface PictureProps {
  image: SiteImage;
  /** How wide it is laid out, as `sizes` says it. */
  sizes: string;
  className?: string;
  /** The one that is seen first; all others wait until they are near. */
  isFirst?: boolean;
}

/** Attributes can set no styles here, so what stays visible is said by two classes, in steps of this many percent. */
const focusStep = 5;
const stepOf = (percent: number) =>
  Math.min(100, Math.max(0, Math.round(percent / focusStep) * focusStep)) || 0;

/** The rules of those classes, and of the one that says how far a picture is darkened under words. */
export const pictureStyles = Array.from({ length: 100 / focusStep + 1 }, (_, index) => index * focusStep)
  .map(
    (percent) =>
      `.x${percent}{--x:${percent}%}.y${percent}{--y:${percent}%}.s${percent}{--shade:${percent}%}`,
  )
  .join('');

export function Picture({ image, sizes, className, isFirst = false }: PictureProps) {
  const { sources, width, height, alt, focus } = image;
  const classes = ['picture', `x${stepOf(focus.x)}`, `y${stepOf(focus.y)}`, className];
  return (
    <img
      className={classes.filter(Boolean).join(' ')}
      // The smallest, for browsers that cannot choose.
      src={sources[0]?.url}
      srcSet={sources.map((source) => `${source.url} ${source.width}w`).join(', ')}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      {...(isFirst
        ? { fetchPriority: 'high' as const }
        : { loading: 'lazy' as const, decoding: 'async' as const })}
    />
  );
}
