/** The demo region and its market; pictures and the finer parts are imported from their own files. */
export type { Market, MarketOptions } from './market/market.ts';
export { createMarket } from './market/market.ts';
export type { MarketListing } from './market/market-model.ts';
export { noiseFloor } from './market/price-surface.ts';
export { createRegion } from './region/create-region.ts';
export type { Region } from './region/region.ts';
