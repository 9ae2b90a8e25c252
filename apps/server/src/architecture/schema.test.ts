import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, inject, it } from 'vitest';
import { generateSchema } from '../testing/generate-schema.ts';

it('the row types are those of the newest migration; `npm run generate` renews them', {
  timeout: 60_000,
}, async () => {
  const file = fileURLToPath(new URL('../platform/db/schema.generated.ts', import.meta.url));
  expect(await generateSchema(inject('templateUrl'))).toBe(await readFile(file, 'utf8'));
});
