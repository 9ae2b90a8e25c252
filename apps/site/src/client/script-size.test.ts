import path from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';

const most = 15 * 1024;

it('[BASKET-03] the script is one small file that imports nothing', async () => {
  const root = path.resolve(import.meta.dirname, '../..');
  const built = await build({
    root,
    configFile: path.join(root, 'vite.client.config.ts'),
    mode: 'production',
    logLevel: 'error',
    build: { write: false },
  });
  const [script, ...others] = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  const code = script?.type === 'chunk' ? script.code : '';
  expect(others).toEqual([]);
  expect(code).toContain('enhanced');
  expect(code).not.toMatch(/\bimport\b|localStorage|sessionStorage|document\.cookie/);
  expect(Buffer.byteLength(code)).toBeLessThan(most);
});
