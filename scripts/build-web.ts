import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

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
const compressible = /\.(js|css|html|svg|json|txt)$/;

/** Builds the web app, and the pages and mails that the server draws, when a source changed since the last build. */
export async function buildWebIfStale(onBuild: () => void = () => {}): Promise<void> {
  await buildIfStale(webFolder, webSources, async () => {
    onBuild();
    await runVite(webFolder);
    compressFiles();
  });
  await buildSiteIfStale();
}

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

async function runVite(folder: string, configFile = 'vite.config.ts'): Promise<void> {
  const nodeEnv = process.env.NODE_ENV;
  // Loaded only when needed: a second start should not wait for a bundler.
  const { build } = await import('vite');
  // Under tests the variable would choose a module for development, which production cannot run.
  process.env.NODE_ENV = 'production';
  await build({
    root: folder,
    configFile: path.join(folder, configFile),
    logLevel: 'warn',
    mode: 'production',
  });
  // It would change what the server demands.
  if (nodeEnv === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = nodeEnv;
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

/** Compressed once here, so that the server only sends bytes. */
function compressFiles(): void {
  for (const file of globSync('**/*', { cwd: distFolder })) {
    if (!compressible.test(file)) continue;
    const absolute = path.join(distFolder, file);
    const content = readFileSync(absolute);
    writeFileSync(`${absolute}.gz`, gzipSync(content, { level: 9 }));
    writeFileSync(
      `${absolute}.br`,
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    );
  }
}
