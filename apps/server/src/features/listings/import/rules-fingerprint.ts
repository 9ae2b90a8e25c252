import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const folders = [
  fileURLToPath(new URL('.', import.meta.url)),
  path.dirname(fileURLToPath(import.meta.resolve('@hearthline/domain/listing/reso-status'))),
];

/** Of the rules by which records are understood: it is another one after an upgrade that changed them. */
export async function fingerprintRules(): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const names = (await readdir(folder)).filter((name) => /\.[jt]s$/.test(name) && !name.includes('.test.'));
    for (const name of names.toSorted()) hash.update(name).update(await readFile(path.join(folder, name)));
  }
  return hash.digest('hex').slice(0, 16);
}
