/** Builds the web app and fails when a first load has grown past its budget. */
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
process.exit(isOver ? 1 : 0);
