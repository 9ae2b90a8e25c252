import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const require = createRequire(import.meta.url);
const root = fileURLToPath(new URL('..', import.meta.url));
const webFolder = path.join(root, 'apps/web');
export const distFolder = path.join(webFolder, 'dist');
const siteFolder = path.join(root, 'apps/site');
const packageSources = ['packages/*/src/**/*', 'package-lock.json'];
const webSources = [
  'apps/web/{src,public}/**/*',
  'apps/web/{index.html,vite.config.ts,package.json}',
  ...packageSources,
];
const siteSources = [
  'apps/site/src/**/*',
  'apps/site/{vite.config.ts,vite.client.config.ts,package.json}',
  ...packageSources,
];
const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);
const compressible = /\.(js|css|html|svg|json|txt)$/;

/** Builds the web app, and the pages and mails that the server draws, when a source changed since the last build. */
export async function buildWebIfStale(): Promise<void> {
  await buildWebAppIfStale();
  await buildSiteIfStale();
}

export const buildWebAppIfStale = (onBuild: () => void = () => {}): Promise<void> =>
  buildIfStale(webFolder, webSources, async () => {
    onBuild();
    await runVite(webFolder);
    await compressFiles();
  });

/** The pages and mails that the server draws, as one module, and the script of the client's page. */
export const buildSiteIfStale = (): Promise<void> =>
  buildIfStale(siteFolder, siteSources, async () => {
    await runVite(siteFolder);
    await runVite(siteFolder, 'vite.client.config.ts');
  });

async function buildIfStale(
  folder: string,
  sources: readonly string[],
  build: () => Promise<void>,
): Promise<void> {
  const stampFile = path.join(folder, 'dist/.stamp');
  const stamp = hashSources(sources);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  await build();
  writeFileSync(stampFile, stamp);
}

/**
 * In a process of its own: the bundler takes half a gigabyte, which would stay with the program that starts afterwards,
 * and wants another NODE_ENV, which would change what the server demands. Under tests the variable would choose a
 * module for development, which production cannot run.
 */
async function runVite(folder: string, configFile = 'vite.config.ts'): Promise<void> {
  // Looked up only when needed: a program that was built elsewhere has no bundler.
  const viteFile = path.join(path.dirname(require.resolve('vite/package.json')), 'bin/vite.js');
  const given = ['build', folder, '--config', path.join(folder, configFile)];
  const child = spawn(process.execPath, [viteFile, ...given, '--logLevel', 'warn', '--mode', 'production'], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`Building ${path.basename(folder)} failed with ${code}`);
}

function hashSources(sources: readonly string[]): string {
  const hash = createHash('sha256').update('production');
  for (const file of globSync([...sources], { cwd: root }).sort()) {
    const absolute = path.join(root, file);
    if (!path.extname(file)) continue;
    hash.update(file).update('\0').update(readFileSync(absolute));
  }
  return hash.digest('hex');
}

/** Compressed once here, so that the server only sends bytes; several at a time, on all cores. */
async function compressFiles(): Promise<void> {
  const files = globSync('**/*', { cwd: distFolder }).filter((file) => compressible.test(file));
  await Promise.all(
    files.map(async (file) => {
      const absolute = path.join(distFolder, file);
      const content = await readFile(absolute);
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 10,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      };
      await writeFile(`${absolute}.gz`, await compressGzip(content, { level: 9 }));
      await writeFile(`${absolute}.br`, await compressBrotli(content, { params }));
    }),
  );
}
