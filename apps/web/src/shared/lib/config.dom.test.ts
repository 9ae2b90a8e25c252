import { expect, it, vi } from 'vitest';
import { testConfig } from '../../testing/test-config.ts';

it('[SHELL-23] the configuration comes from /config.json before anything reads it', async () => {
  vi.resetModules();
  const { config, loadConfig } = await import('./config.ts');
  expect(() => config()).toThrow('loadConfig');
  const fetch = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(testConfig));

  await expect(loadConfig()).resolves.toEqual(testConfig);

  expect(String(fetch.mock.calls[0]?.[0])).toBe('http://localhost:3000/config.json');
  expect(config().brand).toBe('Hearthline');
});
