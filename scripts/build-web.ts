import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const root = fileURLToPath(new URL('..', import.meta.url));
const webFolder = path.join(root, 'apps/web');
export const distFolder = path.join(webFolder, 'dist');
const stampFile = path.join(distFolder, '.stamp');
const siteFolder = path.join(root, 'apps/site');
const sources = [
  'apps/web/{src,public}/**/*',
  'apps/web/{index.html,vite.config.ts,package.json}',
  'apps/site/src/**/*',
  'apps/site/{vite.config.ts,package.json}',
  'packages/*/src/**/*',
  'package-lock.json',
];
const compressible = /\.(js|css|html|svg|json|txt)$/;

/** Builds the web app, and the pages that the server draws, when a source changed since the last build. */
export async function buildWebIfStale(onBuild: () => void = () => {}): Promise<void> {
  const stamp = hashSources();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  onBuild();
  await runVite([webFolder, siteFolder]);
  compressFiles();
  writeFileSync(stampFile, stamp);
}

/** The pages that the server draws, as one module. */
export const buildSite = (): Promise<void> => runVite([siteFolder]);

async function runVite(folders: readonly string[]): Promise<void> {
  const nodeEnv = process.env.NODE_ENV;
  // Loaded only when needed: a second start should not wait for a bundler.
  const { build } = await import('vite');
  for (const folder of folders)
    await build({
      root: folder,
      configFile: path.join(folder, 'vite.config.ts'),
      logLevel: 'warn',
      mode: 'production',
    });
  // The bundler declares this process to be in production, which would change what the server demands.
  if (nodeEnv === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = nodeEnv;
}

function hashSources(): string {
  const hash = createHash('sha256');
  for (const file of globSync(sources, { cwd: root }).sort()) {
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
