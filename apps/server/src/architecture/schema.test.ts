import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { generateSchema } from '../testing/generate-schema.ts';
import { createTestDatabase } from '../testing/test-database.ts';

it('the row types are those of the newest migration; `npm run generate` renews them', {
  timeout: 60_000,
}, async () => {
  const file = fileURLToPath(new URL('../platform/db/schema.generated.ts', import.meta.url));
  const database = await createTestDatabase();
  try {
    expect(await generateSchema(database.ownerUrl)).toBe(await readFile(file, 'utf8'));
  } finally {
    await database.drop();
  }
});
