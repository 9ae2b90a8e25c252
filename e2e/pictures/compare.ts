import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/** The browser mixes colours at soft edges in one order or another, which nobody can see. */
const rounding = 2;
const intendedFile = new URL('intended.json', import.meta.url);

interface Difference {
  name: string;
  share: number;
  box: string;
}

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** Whether the two folders show the same, but for what is listed as intended; each difference is drawn into `AFTER/differences`. */
export async function comparePictures(before: string, after: string): Promise<boolean> {
  const intended = JSON.parse(readFileSync(intendedFile, 'utf8')) as Record<string, string>;
  const differencesFolder = path.join(after, 'differences');
  rmSync(differencesFolder, { recursive: true, force: true });
  mkdirSync(differencesFolder);
  const names = [...new Set([before, after].flatMap((folder) => globSync('*.png', { cwd: folder })))].sort();
  const differences: Difference[] = [];
  for (const name of names) {
    const files = [before, after].map((folder) => path.join(folder, name));
    if (!files.every((file) => existsSync(file))) {
      const where = existsSync(files[0] ?? '') ? 'before' : 'after';
      differences.push({ name, share: 1, box: `only ${where}` });
      continue;
    }
    const difference = await comparePair(name, files as [string, string], path.join(differencesFolder, name));
    if (difference) differences.push(difference);
  }
  return report(names.length, differences, intended);
}

function report(count: number, differences: Difference[], intended: Record<string, string>): boolean {
  const reasonOf = (name: string) =>
    // A screen stands for its states, too; what is said of one state stands before its screen.
    Object.entries(intended).find(([screen]) =>
      ['.', '--'].some((end) => name.startsWith(`${screen}${end}`)),
    )?.[1];
  const lines = differences.map(({ name, share, box }) => [
    name.padEnd(48),
    `${(share * 100).toFixed(3)} %`.padStart(10),
    box.padEnd(24),
    reasonOf(name) ?? 'NOT INTENDED',
  ]);
  for (const line of lines) console.log(line.join('  '));
  const unexpected = differences.filter(({ name }) => reasonOf(name) === undefined).length;
  console.log(
    `${count} pictures: ${count - differences.length} equal, ${differences.length - unexpected} differ as intended, ${unexpected} differ`,
  );
  return unexpected === 0;
}

async function loadPixels(file: string): Promise<Pixels> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

async function comparePair(
  name: string,
  files: [string, string],
  drawTo: string,
): Promise<Difference | undefined> {
  if (readFileSync(files[0]).equals(readFileSync(files[1]))) return undefined;
  const [one, other] = [await loadPixels(files[0]), await loadPixels(files[1])];
  const found = findDifference(one, other);
  if (!found) return undefined;
  const { left, top, right, bottom, share } = found;
  const width = one.width + other.width + 20;
  const frame = Buffer.from(
    `<svg width="${width}" height="${found.height}"><g fill="none" stroke="red" stroke-width="3">` +
      [left, one.width + 20 + left]
        .map(
          (x) =>
            `<rect x="${x - 4}" y="${top - 4}" width="${right - left + 9}" height="${bottom - top + 9}"/>`,
        )
        .join('') +
      '</g></svg>',
  );
  await sharp({ create: { width, height: found.height, channels: 3, background: '#f0f' } })
    .composite([
      { input: files[0], left: 0, top: 0 },
      { input: files[1], left: one.width + 20, top: 0 },
      { input: frame, left: 0, top: 0 },
    ])
    .png()
    .toFile(drawTo);
  return { name, share, box: `${left},${top} to ${right},${bottom}` };
}

/** Pixels that only one of the two has differ. */
function findDifference(one: Pixels, other: Pixels) {
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  let count = 0;
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (isSameAt(one, other, x, y)) continue;
      count += 1;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  return count === 0 ? undefined : { left, top, right, bottom, height, share: count / (width * height) };
}

function isSameAt(one: Pixels, other: Pixels, x: number, y: number): boolean {
  const isInBoth = x < Math.min(one.width, other.width) && y < Math.min(one.height, other.height);
  if (!isInBoth) return false;
  const [here, there] = [(y * one.width + x) * 4, (y * other.width + x) * 4];
  for (const channel of [0, 1, 2, 3]) {
    const step = (one.data[here + channel] ?? 0) - (other.data[there + channel] ?? 0);
    if (Math.abs(step) > rounding) return false;
  }
  return true;
}
