import { Drawing } from '../../../shared/ui/illustrations.tsx';

/** Nothing was sent yet: an open letter with its seal. */
export function LetterIllustration() {
  return (
    <Drawing>
      <path
        d="M40 52l44-30 44 30v42a4 4 0 0 1-4 4H44a4 4 0 0 1-4-4Z"
        className="fill-surface stroke-line-strong [stroke-width:2.5]"
      />
      <path d="M56 62V34h56v28L84 80Z" className="fill-brand-soft stroke-brand [stroke-width:2.5]" />
      <path d="M68 46h32M68 56h20" className="stroke-brand [stroke-width:3]" />
      <path
        d="M40 54l44 28 44-28M42 96l28-24M126 96L98 72"
        className="stroke-line-strong [stroke-width:2.5]"
      />
    </Drawing>
  );
}
