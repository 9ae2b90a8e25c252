import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('the journeys that `npm test` leaves out pass', () => {
  const command = ['playwright', 'test', '--config', 'e2e/playwright.long.config.ts'];
  expect(spawnSync('npx', command, { stdio: 'inherit' }).status).toBe(0);
});
