import type { ListingStatus } from '../../listing/vocabulary.ts';
import { wholeLists } from './sample-sentences.ts';

/** Short ways to write what a sentence asks for. */
export const thousand = 100_000;
export const million = 100_000_000;

export const just = (value: number) => ({ min: value, max: value });
export const from = (min: number) => ({ min });
export const upTo = (max: number) => ({ max });
export const between = (min: number, max: number) => ({ min, max });
export const any = <Value extends string>(...values: Value[]) => ({ any: values });
export const not = <Value extends string>(...values: Value[]) => ({ not: values });

export const condo = any(...wholeLists.condo);
export const house = any(...wholeLists.house);
export const town = any(...wholeLists.town);
export const pool = any(...wholeLists.pool);
export const noPool = not(...wholeLists.pool);
export const noCondo = not(...wholeLists.condo);
export const airConditioned = any(...wholeLists.cooling);

export const semi = any('semiDetached');
export const detached = any('detached');
export const bungalow = any('bungalow');
export const nearSchool = upTo(1000);
export const everyStatus: ListingStatus[] = ['active', 'deactive', 'sold'];
