import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const assetsPath = '/site-assets';

export interface SiteAsset {
  bytes: Buffer;
  type: string;
}

export interface SiteAssets {
  /** Where they lie now: another path when any of them changed. */
  path: string;
  files: ReadonlyMap<string, SiteAsset>;
}

const types: Record<string, string> = {
  '.svg': 'image/svg+xml; charset=utf-8',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
};
const versionLength = 10;

/** Drawings and fonts of the templates, read once: what is not among them is not there, whatever an address says. */
export function createSiteAssetLoader({
  artFolder,
  fontList,
}: {
  artFolder: URL;
  /** Names of fonts with the files of packages that hold them. */
  fontList: URL;
}): () => Promise<SiteAssets> {
  async function listFiles(): Promise<[name: string, file: string][]> {
    const folder = fileURLToPath(artFolder);
    const drawings = await readdir(folder).catch(() => []);
    const list = await readFile(fontList, 'utf8').catch(() => '{}');
    const fonts = JSON.parse(list) as Record<string, string>;
    const require = createRequire(fontList);
    return [
      ...drawings.map((name): [string, string] => [name, path.join(folder, name)]),
      ...Object.entries(fonts).map(([name, file]): [string, string] => [name, require.resolve(file)]),
    ].filter(([name]) => path.extname(name) in types);
  }

  async function load(): Promise<SiteAssets> {
    const files = new Map<string, SiteAsset>();
    const hash = createHash('sha256');
    for (const [name, file] of (await listFiles()).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      const bytes = await readFile(file);
      hash.update(name).update(bytes);
      files.set(name, { bytes, type: types[path.extname(name)] ?? 'application/octet-stream' });
    }
    return { path: `${assetsPath}/${hash.digest('hex').slice(0, versionLength)}`, files };
  }

  let assets: Promise<SiteAssets> | undefined;
  return () => {
    assets ??= load().catch((error: unknown) => {
      assets = undefined;
      throw error;
    });
    return assets;
  };
}
