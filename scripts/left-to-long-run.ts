/**
 * How the demo is made, which shows in the journeys that walk through it; commands of an operator that start a database and the
 * program again and again around rules that have quicker tests of their own; every state of the client's page for those who
 * hear it, of which the journeys check the usual ones.
 */
export const leftToLongRun = [
  'packages/demo-market/src/{market,pictures,region}/**/*.test.ts',
  'apps/server/src/demo/{alerts,analyses,baskets,clients,market,ticker}/*.test.ts',
  'apps/server/src/cli/{backup,cma}-commands.test.ts',
  'apps/site/src/pages/basket/accessibility.test.ts',
];
