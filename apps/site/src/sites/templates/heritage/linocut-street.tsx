/** Repeated as often as the page is wide. */
const width = 720;

/**
 * A street cut in two colours: a stretch of it as a pattern, so that it is drawn once. Ground, print and the wash of some
 * walls are set by rules.
 */
export function LinocutStreet({ className }: { className: string }) {
  const id = className.replaceAll(' ', '-');
  return (
    <svg className={className} height="190" aria-hidden="true">
      <pattern id={id} width={width} height="190" patternUnits="userSpaceOnUse">
        <path className="l-wall" d={walls} />
        <path className="l-wash" d={washed} />
        <path className="l-print" d={printed} />
        <path className="l-cut" d={cut} />
        <path className="l-line" d={lines} />
        <path className="l-stitch" d={stitches} />
      </pattern>
      <rect width="100%" height="190" fill={`url(#${id})`} />
      <path className="l-ground" d="M0 188H6000" />
    </svg>
  );
}

/** Walls and light roofs. */
const walls =
  'M4 92L43 46L82 92V188H4ZM90 96H212V188H90ZM376 97H476V188H376ZM484 76Q526 22 568 76V188H484ZM576 58L627 12L678 58V188H576Z';
/** The tall house with its gable, and the trees. */
const washed =
  'M222 42V28H258L282 0L306 28H342V42V188H222ZM360 92C340 102 340 142 360 156C380 142 380 102 360 92ZM700 92C680 102 680 142 700 156C720 142 720 102 700 92Z';
/** Dark roofs, chimneys, windows and doors of light houses. */
const printed =
  'M90 96L104 62H198L212 96ZM376 97V82H476V97ZM56 62V36H69V77ZM186 62V38H199V62ZM540 46V20H553V62ZM652 34V2H665V46Z' +
  arches([
    [16, 108],
    [52, 108],
    [500, 92],
    [534, 92],
    [594, 76],
    [642, 76],
    [594, 122],
    [642, 122],
  ]) +
  squares([
    [104, 112],
    [142, 112],
    [180, 112],
    [392, 112],
    [442, 112],
  ]) +
  doors([33, 141, 416, 516, 617]);
/** Windows and the door of the washed house, and the bars of the dark windows. */
const cut =
  arches([
    [236, 58],
    [273, 58],
    [310, 58],
    [236, 102],
    [273, 102],
    [310, 102],
  ]) +
  doors([272]) +
  bars([
    [16, 108],
    [52, 108],
    [104, 108],
    [142, 108],
    [180, 108],
    [392, 108],
    [442, 108],
    [500, 92],
    [534, 92],
    [594, 76],
    [642, 76],
    [594, 122],
    [642, 122],
  ]);
const lines =
  'M360 188V108M360 128l-8-8M360 140l9-9M700 188V108M700 128l-8-8M700 140l9-9M222 42H342' +
  'M245 52v28M282 52v28M319 52v28M245 96v28M282 96v28M319 96v28';
const stitches = 'M92 103H210M486 84H566';

type Spot = readonly [x: number, y: number];

function arches(spots: readonly Spot[]): string {
  return spots.map(([x, y]) => `M${x} ${y + 23}v-23q9-11 18 0v23z`).join('');
}

function squares(spots: readonly Spot[]): string {
  return spots.map(([x, y]) => `M${x} ${y + 27}v-27h18v27z`).join('');
}

function doors(lefts: readonly number[]): string {
  return lefts.map((left) => `M${left} 188v-32q10-12 20 0v32z`).join('');
}

/** Thin crosses, as areas: one rule fills them with the windows. */
function bars(spots: readonly Spot[]): string {
  return spots.map(([x, y]) => `M${x + 8} ${y - 6}h2v34h-2zM${x} ${y + 8}h18v2h-18z`).join('');
}
