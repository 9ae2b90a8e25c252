import { sampleFacts } from '@hearthline/domain/criteria/testing/arbitrary-facts';
import type { TestAgent, TestApp } from '../../../testing/test-app.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { insertSampleListings } from './sample-listings.ts';

export const onSale = { version: 1, offer: 'sale', status: ['active'] };

/** An app with a market of sample listings, an agent who may see it and one who may not. */
export async function createMarketApp(): Promise<{ app: TestApp; anna: TestAgent; outsider: TestAgent }> {
  const app = await createTestApp();
  await insertSampleListings(app.database.worker.db, sampleFacts(900, 11));
  await app.services.marketFollower.catchUp();
  const anna = await app.createAgent('Anna');
  const outsider = await app.createAgent('Otto');
  await app.services.operator.agreements.grant(anna.agentId, {
    boardName: 'Lakeshore Regional Board',
    validFrom: '2025-01-01',
    validUntil: '2026-12-31',
  });
  return { app, anna, outsider };
}
