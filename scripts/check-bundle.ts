/** Builds the web app and fails when a first load has grown past its budget. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildWebIfStale, distFolder } from './build-web.ts';
import { budgets, listFiles, loadManifest, sumCompressedKilobytes } from './bundle-budget.ts';

await buildWebIfStale();
const manifest = loadManifest(distFolder);
let isOver = false;
for (const { name, limitKilobytes, sources, files } of budgets) {
  const kilobytes = sumCompressedKilobytes(distFolder, [...listFiles(manifest, sources), ...files]);
  isOver ||= kilobytes > limitKilobytes;
  console.log(
    `${name}: ${kilobytes.toFixed(1)} KB of ${limitKilobytes} KB compressed JavaScript at first load`,
  );
}
// Under CDN_BASE files stand elsewhere: they name each other from where they stand, but for workers.
const rootNames = { '.js': /["'`]\/assets\/(?![\w.-]*worker)/, '.css': /url\(["']?\/\w/ };
const fromRoot = Object.entries(rootNames).flatMap(([ending, pattern]) =>
  globSync(`assets/*${ending}`, { cwd: distFolder }).filter((file) =>
    pattern.test(readFileSync(path.join(distFolder, file), 'utf8')),
  ),
);
for (const file of fromRoot) console.error(`${file} names another file from the root of the page`);
process.exit(isOver || fromRoot.length > 0 ? 1 : 0);
