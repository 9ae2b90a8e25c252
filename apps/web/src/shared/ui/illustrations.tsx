import type { ReactNode } from 'react';

const line = 'fill-surface stroke-line-strong [stroke-width:2.5]';
const quietStroke = 'stroke-line-strong [stroke-width:2.5]';
const inkStroke = 'stroke-ink-3 [stroke-width:3]';
const brandStroke = 'stroke-brand [stroke-width:3]';
const brandShape = 'fill-brand-soft stroke-brand [stroke-width:2.5]';

/** Line drawings for empty and error states, 168 by 112, in the colours of the theme. They say nothing by themselves. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 168 112"
      width={168}
      height={112}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="shrink-0"
    >
      <ellipse cx="84" cy="100" rx="62" ry="6" className="fill-inset" />
      {children}
    </svg>
  );
}

/** Nothing to do: a house with its fire lit. */
export function HearthIllustration() {
  return (
    <Drawing>
      <path d="M38 96V58l46-34 46 34v38Z" className={line} />
      <path d="M28 64l56-42 56 42" className={inkStroke} />
      <rect
        x="66"
        y="62"
        width="36"
        height="34"
        rx="4"
        className="fill-inset stroke-line-strong [stroke-width:2.5]"
      />
      <path
        d="M84 92c-7 0-11-5-11-11 0-8 8-10 10-18 8 5 12 11 12 18 0 6-4 11-11 11Z"
        className="fill-brand"
      />
      <path
        d="M84 92c-3.5 0-5.5-2.5-5.5-5.5 0-4 4-5 5-9 4 2.5 6 5.5 6 9 0 3-2 5.5-5.5 5.5Z"
        className="fill-(--ember-a)"
      />
      <path d="M112 30c0-6 6-6 6-12M124 24c0-5 5-5 5-10" className={quietStroke} />
    </Drawing>
  );
}

/** Nothing has been told yet: a bell at rest. */
export function BellIllustration() {
  return (
    <Drawing>
      <path d="M84 30v-9" className={inkStroke} />
      <path d="M52 82c6-6 9-14 9-28a23 23 0 0 1 46 0c0 14 3 22 9 28Z" className={line} />
      <path d="M44 82h80" className={inkStroke} />
      <path d="M74 89a10 10 0 0 0 20 0Z" className={brandShape} />
      <path d="M72 52a13 13 0 0 1 9-12" className={quietStroke} />
      <path d="M118 40h10l-10 12h10M134 22h8l-8 10h8" className="stroke-brand [stroke-width:2.5]" />
    </Drawing>
  );
}

/** Nothing found: a map under a magnifier. */
export function SearchIllustration() {
  return (
    <Drawing>
      <path d="M24 40l36-14 40 14 40-14v56l-40 14-40-14-36 14Z" className={line} />
      <path d="M60 26v56M100 40v56" strokeDasharray="3 5" className="stroke-line-strong [stroke-width:2]" />
      <path d="M34 66c14-8 18 6 30-2s22-18 38-6" className="stroke-(--map-water-line) [stroke-width:4]" />
      <circle cx="96" cy="52" r="20" className="fill-brand-soft stroke-brand [stroke-width:3.5]" />
      <path d="M111 67l17 17" className="stroke-brand [stroke-width:5]" />
      <path d="M90 47c1-5 11-5 11 1 0 4-5 4-5 8M96 62v.1" className={brandStroke} />
    </Drawing>
  );
}

/** First use: somebody to add. */
export function PeopleIllustration() {
  return (
    <Drawing>
      <circle cx="62" cy="48" r="15" className={line} />
      <path d="M34 96c0-18 12-27 28-27s28 9 28 27Z" className={line} />
      <circle cx="108" cy="52" r="13" className={brandShape} />
      <path d="M86 96c2-16 10-23 22-23s22 8 24 23Z" className={brandShape} />
      <path d="M132 28v16M124 36h16" className="stroke-brand [stroke-width:3.5]" />
    </Drawing>
  );
}

/** Page not found: a signpost on a path that fades. */
export function SignpostIllustration() {
  return (
    <Drawing>
      <path d="M20 98c26-4 30-22 56-22s38 16 72 14" strokeDasharray="4 6" className={quietStroke} />
      <path d="M84 98V26" className="stroke-ink-3 [stroke-width:4]" />
      <path d="M84 30h40l10 9-10 9H84Z" className="fill-surface stroke-brand [stroke-width:3]" />
      <path d="M84 54H48l-10 9 10 9h36Z" className="fill-surface stroke-line-strong [stroke-width:3]" />
      <path d="M94 39h22" className={brandStroke} />
      <path d="M54 63h20" className="stroke-line-strong [stroke-width:3]" />
      <circle cx="84" cy="22" r="4" className="fill-ink-3" />
    </Drawing>
  );
}

/** Server error: two racks, one with an irregular pulse. */
export function ServerIllustration() {
  return (
    <Drawing>
      <rect x="40" y="30" width="88" height="28" rx="8" className={line} />
      <rect
        x="40"
        y="64"
        width="88"
        height="28"
        rx="8"
        className="fill-surface stroke-brand [stroke-width:2.5]"
      />
      <circle cx="56" cy="44" r="4" className="fill-unread" />
      <circle cx="56" cy="78" r="4" className="fill-brand" />
      <path d="M70 44h42M70 78h14l5-7 7 13 5-6h11" className="stroke-ink-3 [stroke-width:2.5]" />
      <path d="M126 22l4-8M136 28l8-4M138 38h8" className="stroke-brand [stroke-width:2.5]" />
    </Drawing>
  );
}

/** Location refused: a crossed-out pin. */
export function LocationIllustration() {
  return (
    <Drawing>
      <path d="M30 84l26-10 28 10 28-10 26 10v12l-26 6-28-6-28 6-26-6Z" className={line} />
      <path
        d="M84 86c-14-16-24-26-24-38a24 24 0 0 1 48 0c0 12-10 22-24 38Z"
        className="fill-surface stroke-ink-3 [stroke-width:3]"
      />
      <circle cx="84" cy="48" r="8" className={inkStroke} />
      <path d="M56 22l58 58" className="stroke-danger [stroke-width:4]" />
    </Drawing>
  );
}

/** Mail on its way: a closed letter with a tick. */
export function MailIllustration() {
  return (
    <Drawing>
      <rect x="34" y="36" width="100" height="60" rx="10" className={line} />
      <path d="M38 42l46 32 46-32" className={inkStroke} />
      <circle cx="130" cy="38" r="15" className="fill-success" />
      <path d="M123 38l5 5 9-10" className="stroke-on-success [stroke-width:3]" />
    </Drawing>
  );
}

/** A part that is still being built: a house frame with its crane. */
export function ScaffoldIllustration() {
  return (
    <Drawing>
      <path d="M34 96V62l32-24 32 24v34Z" className={line} />
      <path d="M26 67l40-30 40 30" className={inkStroke} />
      <path d="M48 96V72h36v24M48 84h36M66 72v24" className={quietStroke} />
      <path
        d="M128 96V22M118 96h20M104 30h44M128 22l-24 8M128 22l20 8"
        className="stroke-brand [stroke-width:2.5]"
      />
      <path d="M108 30v16" className={quietStroke} />
      <rect x="102" y="46" width="12" height="9" rx="2" className={brandShape} />
    </Drawing>
  );
}

/** Picture not available. */
export function PictureIllustration() {
  return (
    <Drawing>
      <rect x="30" y="24" width="108" height="72" rx="10" className={line} />
      <path d="M44 84V60l22-16 22 16v24Z" className="stroke-ink-3 [stroke-width:2.5]" />
      <path d="M30 84h108" className={quietStroke} />
      <circle cx="114" cy="44" r="7" className="stroke-ink-3 [stroke-width:2.5]" />
      <path d="M40 20l88 80" className={inkStroke} />
    </Drawing>
  );
}
