import type { GreetingDesign } from '@hearthline/contract/greetings';
import { classNames } from '../../../shared/lib/class-names.ts';

interface DesignPictureProps {
  design: Pick<GreetingDesign, 'pictureUrl' | 'alt'>;
  /** Where its name stands beside it. */
  isDecorative?: boolean;
  className?: string;
}

/** A drawn design, as it stands on top of its email. */
export function DesignPicture({ design, isDecorative = false, className }: DesignPictureProps) {
  return (
    <img
      src={design.pictureUrl}
      alt={isDecorative ? '' : design.alt}
      loading="lazy"
      decoding="async"
      className={classNames('block aspect-3/2 w-full bg-inset object-cover', className)}
    />
  );
}
