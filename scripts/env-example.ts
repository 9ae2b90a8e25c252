/** Writes `.env.example` from the variables the server reads. A test compares the names. */
import { writeFileSync } from 'node:fs';
import { envSchema } from '../apps/server/src/config/env.ts';

const lines = Object.entries(envSchema.shape).flatMap(([name, schema]) => {
  const standard = schema.safeParse(undefined).data;
  return [`# ${schema.description}`, `# ${name}=${standard ?? ''}`, ''];
});
writeFileSync('.env.example', `${lines.join('\n')}`);
