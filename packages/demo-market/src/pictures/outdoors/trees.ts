import { mix } from '../drawing/colour.ts';
import type { Random } from '../drawing/random.ts';
import { dots, ellipse, num, path, stroke } from '../drawing/svg.ts';
import type { Leaf, Paint } from './light.ts';
import { tone } from './light.ts';

export type TreeForm = 'round' | 'spreading' | 'tall' | 'birch' | 'spruce' | 'pine';

/** A tree whose trunk stands at (x, y); `size` is its height in pixels. */
export function drawTree(paint: Paint, x: number, y: number, size: number, form?: TreeForm): string {
  const shape = form ?? pickForm(paint.random);
  const shadow = drawContactShadow(paint, x, y, size * (shape === 'tall' ? 0.16 : 0.3));
  if (shape === 'spruce') return shadow + drawSpruce(paint, x, y, size);
  if (shape === 'pine') return shadow + drawPine(paint, x, y, size);
  if (paint.light.isBare) return shadow + drawBareTree(paint, x, y, size, shape);
  return shadow + drawLeafyTree(paint, x, y, size, shape);
}

function pickForm(random: Random): TreeForm {
  return random.pick(['round', 'round', 'spreading', 'tall', 'birch', 'spruce']);
}

export function drawContactShadow({ sheet, light }: Paint, x: number, y: number, reach: number): string {
  const fill = sheet.radial([
    [0, light.shadow, light.shadowStrength + 0.1],
    [1, light.shadow, 0],
  ]);
  return ellipse(x, y, reach, reach * 0.16, fill);
}

const proportions = {
  round: { foot: 0.36, rx: 0.34, ry: 0.33, trunk: 0.03 },
  spreading: { foot: 0.34, rx: 0.46, ry: 0.3, trunk: 0.036 },
  tall: { foot: 0.16, rx: 0.15, ry: 0.43, trunk: 0.022 },
  birch: { foot: 0.3, rx: 0.24, ry: 0.36, trunk: 0.02 },
} as const;

function drawLeafyTree(
  paint: Paint,
  x: number,
  y: number,
  size: number,
  form: keyof typeof proportions,
): string {
  const { foot, rx, ry, trunk } = proportions[form];
  const leaf = form === 'birch' ? lightLeaf(paint) : paint.random.pick(paint.light.leaves);
  const bark = tone(paint, form === 'birch' ? '#d9d5cc' : '#5a4636');
  const top = y - size * (1 - ry);
  return (
    drawTrunk(x, y, top, size * trunk, size * rx, bark) +
    (form === 'birch' ? drawBirchMarks(paint, x, y, top, size * trunk) : '') +
    drawCrown(paint, x, y - size * (foot + ry) + size * 0.06, size * rx, size * ry, leaf)
  );
}

function lightLeaf({ light }: Paint): Leaf {
  const [dark, middle, pale] = light.leaves[0] as Leaf;
  return [mix(dark, middle, 0.4), mix(middle, pale, 0.35), mix(pale, '#fff2b0', 0.25)];
}

function drawTrunk(x: number, y: number, top: number, half: number, reach: number, bark: string): string {
  const fork = y + (top - y) * 0.62;
  const d =
    `M${num(x - half * 1.5)} ${num(y + 2)}Q${num(x - half)} ${num((y + fork) / 2)} ${num(x - half)} ${num(fork)}` +
    `L${num(x - reach * 0.5)} ${num(top)}L${num(x - reach * 0.36)} ${num(top - 6)}L${num(x)} ${num(fork - half * 2)}` +
    `L${num(x + reach * 0.42)} ${num(top - 8)}L${num(x + reach * 0.54)} ${num(top)}L${num(x + half)} ${num(fork)}` +
    `Q${num(x + half)} ${num((y + fork) / 2)} ${num(x + half * 1.6)} ${num(y + 2)}Z`;
  return path(d, bark);
}

function drawBirchMarks({ random }: Paint, x: number, y: number, top: number, half: number): string {
  let d = '';
  for (let at = y - 10; at > top + 30; at -= random.between(12, 26)) {
    d += `M${num(x + random.between(-half, 0))} ${num(at)}h${num(random.between(half * 0.5, half))}`;
  }
  return stroke(d, '#4a4640', 2.4);
}

/** A rounded mass of leaves with a lit upper side. */
export function drawCrown(
  paint: Paint,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  [dark, middle, pale]: Leaf,
): string {
  const { random } = paint;
  const size = Math.min(rx, ry);
  return (
    path(scallop(random, cx, cy, rx, ry, 15), dark) +
    path(
      dots(scatter(random, cx - rx * 0.08, cy - ry * 0.12, rx * 0.74, ry * 0.72, size, 20, 0.17, 0.3)),
      middle,
    ) +
    path(
      dots(scatter(random, cx + rx * 0.1, cy + ry * 0.34, rx * 0.7, ry * 0.5, size, 7, 0.07, 0.14)),
      mix(dark, middle, 0.35),
    ) +
    path(
      dots(scatter(random, cx - rx * 0.2, cy - ry * 0.34, rx * 0.58, ry * 0.48, size, 13, 0.09, 0.2)),
      mix(middle, pale, 0.55),
    ) +
    path(
      dots(scatter(random, cx - rx * 0.26, cy - ry * 0.46, rx * 0.5, ry * 0.36, size, 9, 0.05, 0.11)),
      pale,
    )
  );
}

function scatter(
  random: Random,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  size: number,
  count: number,
  smallest: number,
  largest: number,
): [number, number, number][] {
  return Array.from({ length: count }, () => {
    const angle = random.between(0, Math.PI * 2);
    const reach = Math.sqrt(random.next());
    const r = size * random.between(smallest, largest);
    return [cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach, r];
  });
}

export function scallop(
  random: Random,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  bumps: number,
): string {
  const points = Array.from({ length: bumps }, (_, index) => {
    const angle = ((index + random.between(-0.3, 0.3)) / bumps) * Math.PI * 2;
    const reach = random.between(0.86, 1.04);
    return [cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach] as const;
  });
  const [first = [cx, cy] as const] = points;
  let d = `M${num(first[0])} ${num(first[1])}`;
  for (let index = 1; index <= bumps; index++) {
    const from = points[index - 1] ?? first;
    const to = points[index % bumps] ?? first;
    const r = Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.62;
    d += `A${num(r)} ${num(r)} 0 0 1 ${num(to[0])} ${num(to[1])}`;
  }
  return `${d}Z`;
}

function drawBareTree(paint: Paint, x: number, y: number, size: number, form: TreeForm): string {
  const { random } = paint;
  const levels: string[] = ['', '', '', '', ''];
  const snow: string[] = ['', ''];
  const spread = form === 'tall' ? 0.28 : form === 'spreading' ? 0.62 : 0.48;
  const grow = (fromX: number, fromY: number, angle: number, length: number, level: number) => {
    const toX = fromX + Math.cos(angle) * length;
    const toY = fromY - Math.sin(angle) * length;
    levels[level] += `M${num(fromX)} ${num(fromY)}L${num(toX)} ${num(toY)}`;
    if (level > 0 && level < 3) {
      const width = size * 0.006;
      snow[level - 1] += `M${num(fromX)} ${num(fromY - width)}L${num(toX)} ${num(toY - width)}`;
    }
    if (level === 4) return;
    const twigs = level === 0 ? 5 : level === 3 ? 2 : 3;
    for (let twig = 0; twig < twigs; twig++) {
      const isLeader = twig === 0;
      const side = twig % 2 ? 1 : -1;
      const along = isLeader ? 1 : random.between(level === 0 ? 0.74 : 0.45, 1);
      const lean = isLeader ? random.between(-0.14, 0.14) : side * spread * random.between(0.7, 1.4);
      const reach = isLeader ? random.between(0.74, 0.86) : random.between(0.55, 0.8);
      grow(
        fromX + (toX - fromX) * along,
        fromY + (toY - fromY) * along,
        angle + lean,
        length * reach,
        level + 1,
      );
    }
  };
  grow(x, y, Math.PI / 2, size * 0.31, 0);
  const bark = tone(paint, form === 'birch' ? '#c9c6c0' : '#6a5c52');
  const wood = levels
    .map((d, level) =>
      stroke(
        d,
        mix(bark, paint.light.sky[1], level * 0.09),
        size * 0.034 * 0.54 ** level,
        'stroke-linecap="round"',
      ),
    )
    .reverse()
    .join('');
  const cover = tone(paint, '#fbfdff');
  return wood + stroke(snow[0] ?? '', cover, size * 0.008) + stroke(snow[1] ?? '', cover, size * 0.005);
}

function drawSpruce(paint: Paint, x: number, y: number, size: number): string {
  const { random, light } = paint;
  const [dark, middle, pale] = light.evergreen;
  const tiers = 7;
  let tree = path(
    `M${num(x - size * 0.018)} ${num(y + 1)}h${num(size * 0.036)}v${num(-size * 0.14)}h${num(-size * 0.036)}Z`,
    tone(paint, '#4d3b2e'),
  );
  for (let tier = 0; tier < tiers; tier++) {
    const foot = y - size * 0.07 - (size * 0.78 * tier) / tiers;
    const half = size * 0.235 * (1 - (tier / tiers) * 0.86);
    const top = foot - size * 0.235;
    const droop = half * 0.2;
    const teeth = 6;
    let fringe = '';
    for (let tooth = 1; tooth <= teeth; tooth++) {
      const at = x - half + (2 * half * tooth) / teeth;
      fringe += `L${num(at - half / teeth)} ${num(foot - random.between(0, droop * 0.5))}L${num(at)} ${num(foot + random.between(0, droop) - Math.abs(at - x) * 0.12)}`;
    }
    tree += path(
      `M${num(x)} ${num(top)}L${num(x - half)} ${num(foot)}${fringe}Z`,
      mix(dark, middle, tier / tiers),
    );
    tree += path(
      `M${num(x)} ${num(top)}L${num(x - half)} ${num(foot)}L${num(x - half * 0.42)} ${num(foot - droop * 0.7)}Z`,
      light.hasSnow ? pale : mix(middle, pale, 0.5),
    );
    if (light.hasSnow)
      tree += path(
        `M${num(x)} ${num(top)}L${num(x + half * 0.66)} ${num(foot - droop * 1.1)}L${num(x + half * 0.3)} ${num(foot - droop * 1.5)}Z`,
        pale,
      );
  }
  return tree;
}

function drawPine(paint: Paint, x: number, y: number, size: number): string {
  const { random, light } = paint;
  const [dark, middle, pale] = light.evergreen;
  const lean = random.between(-0.05, 0.05) * size;
  let tree = path(
    `M${num(x - size * 0.022)} ${num(y + 2)}Q${num(x)} ${num(y - size * 0.5)} ${num(x + lean)} ${num(y - size)}Q${num(x + size * 0.014)} ${num(y - size * 0.5)} ${num(x + size * 0.024)} ${num(y + 2)}Z`,
    tone(paint, '#6b4a35'),
  );
  for (let pad = 0; pad < 7; pad++) {
    const height = 0.42 + pad * 0.088;
    const side = pad % 2 ? 1 : -1;
    const reach = size * (0.27 - pad * 0.026);
    const cx = x + lean * height + side * reach * (pad === 6 ? 0 : 0.5);
    const cy = y - size * height;
    tree += path(scallop(random, cx, cy, reach, size * 0.062, 11), dark);
    tree += path(
      scallop(random, cx - reach * 0.1, cy - size * 0.02, reach * 0.74, size * 0.034, 9),
      light.hasSnow ? pale : mix(middle, pale, 0.3),
    );
  }
  return tree;
}
