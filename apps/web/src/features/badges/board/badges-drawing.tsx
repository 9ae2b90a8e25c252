import { Drawing } from '../../../shared/ui/illustrations.tsx';

const quiet = 'fill-surface stroke-line-strong [stroke-width:2.5]';

/** A board with a place kept free for the first badge. */
export function BadgesDrawing() {
  return (
    <Drawing>
      <rect x="24" y="16" width="54" height="36" rx="8" className={quiet} />
      <path d="M34 42l9-8 8 5 14-13" className="stroke-ink-3 [stroke-width:3]" />
      <rect x="24" y="60" width="34" height="36" rx="8" className={quiet} />
      <path d="M34 72h14M34 82h8" className="stroke-ink-3 [stroke-width:3]" />
      <rect x="110" y="60" width="34" height="36" rx="8" className={quiet} />
      <path d="M119 86v-6M127 86V70M135 86v-10" className="stroke-ink-3 [stroke-width:3]" />
      <rect x="66" y="60" width="36" height="36" rx="8" className={quiet} />
      <circle cx="84" cy="78" r="8" className="stroke-ink-3 [stroke-width:3]" />
      <path d="M84 70v8l6 4" className="stroke-ink-3 [stroke-width:3]" />
      <rect
        x="86"
        y="16"
        width="58"
        height="36"
        rx="8"
        strokeDasharray="5 5"
        className="fill-brand-soft stroke-brand [stroke-width:2.5]"
      />
      <path d="M115 27v14M108 34h14" className="stroke-brand [stroke-width:3.5]" />
    </Drawing>
  );
}
