import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Row types of the public schema as text; the system schema is left out because nothing may query it directly. */
export async function generateSchema(url: string): Promise<string> {
  const packageFolder = path.dirname(createRequire(import.meta.url).resolve('kysely-codegen/package.json'));
  const { stdout } = await run(process.execPath, [
    path.join(packageFolder, 'dist/cli/bin.js'),
    ...['--dialect', 'postgres', '--url', url, '--camel-case', '--date-parser', 'string'],
    ...['--include-pattern', 'public.*', '--exclude-pattern', 'public.schema_migration'],
    ...['--type-mapping', JSON.stringify({ int8: 'number' }), '--print'],
  ]);
  return stdout.slice(stdout.indexOf('/**'));
}
