import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TestApp } from './testing/test-app.ts';
import { createTestApp } from './testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ DEMO_LISTINGS: '100' });
});
afterAll(() => app.close());

async function countMapsMadeAhead({ services }: TestApp): Promise<number | undefined> {
  const warmUp = services.demo && vi.spyOn(services.demo.basemap, 'warmUp').mockImplementation(() => {});
  await services.warmUp();
  return warmUp?.mock.calls.length;
}

describe('warmUp', () => {
  it('makes the map of the demo ahead only where there is a market', async () => {
    const empty = await createTestApp({ DEMO_LISTINGS: '0' }, { beside: app });
    expect(await countMapsMadeAhead(app)).toBe(1);
    expect(await countMapsMadeAhead(empty)).toBe(0);
    await empty.close();
  });
});
