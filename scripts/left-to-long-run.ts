/**
 * How the demo is made, which shows in the journeys that walk through it; commands of an operator that start a database and the
 * program again and again around rules that have quicker tests of their own; every state of the client's page for those who
 * hear it, of which the journeys check the usual ones; faults at every single step of what is tested as a whole in `npm test`;
 * what only changes with the platform under it: clusters, processes of strangers' work, backups; whatever takes ten seconds of
 * a processor and has a quicker test or a journey beside it.
 */
export const leftToLongRun = [
  'packages/demo-market/src/{market,pictures,region}/**/*.test.ts',
  'apps/server/src/demo/{alerts,analyses,baskets,clients,greetings,market,news,ticker}/*.test.ts',
  'apps/server/src/cli/{backup,cma,import-listings}-commands.test.ts',
  'apps/server/src/features/auth/demo-accounts.test.ts',
  'packages/domain/src/valuation/valuation.property.test.ts',
  'apps/server/src/features/baskets/alerts/nothing-lost.test.ts',
  'apps/server/src/features/baskets/page/{page-statements,showings}.test.ts',
  'apps/server/src/features/badges/catalogue/catalogue.test.ts',
  'apps/server/src/features/clients/import/run-import.test.ts',
  'apps/server/src/features/messages/delivery/sending-limits.test.ts',
  'apps/server/src/features/listings/import/reso/{every-field,pitfalls,replication}.test.ts',
  'apps/web/src/features/badges/board/board-gallery.test.tsx',
  'apps/web/src/features/clients/import/import-screen.test.tsx',
  'apps/web/src/app/palette/palette-found.test.tsx',
  'apps/server/src/features/baskets/alerts/replay/replay-agreement.test.ts',
  'apps/server/src/features/listings/import/reso/nothing-lost.test.ts',
  'apps/server/src/platform/backup/backup.test.ts',
  'apps/server/src/platform/db/embedded/cluster.test.ts',
  'apps/server/src/platform/isolate/isolate.test.ts',
  'apps/server/src/demo/demo-off.test.ts',
  'apps/site/src/pages/basket/accessibility.test.ts',
  'apps/server/src/features/baskets/alerts/wanted/reach-by-hand.test.ts',
  'apps/server/src/features/client-pages/links-before.test.ts',
  'apps/server/src/features/cma/report/report-golden.test.ts',
  'apps/server/src/features/listings/import/file/import-sales.test.ts',
  'apps/site/src/sites/templates/home-sections.test.ts',
  'apps/web/src/app/palette/palette-screens.test.tsx',
  'apps/web/src/app/routes/compare.test.tsx',
  'apps/web/src/features/badges/board/board-scope.test.tsx',
  'apps/web/src/features/listings/map/{map-address,map-drawing}.test.tsx',
  'apps/web/src/features/listings/results/result-statistics.test.tsx',
  'apps/web/src/features/messages/compose/mail-homes.test.tsx',
  'apps/web/src/features/news/editor/{language-section,lead-fields}.test.tsx',
  'apps/web/src/features/news/preview/post-preview.test.tsx',
  'apps/web/src/features/news/list/post-menu.test.tsx',
  'apps/web/src/features/sites/builder/draft-tools.test.tsx',
];
