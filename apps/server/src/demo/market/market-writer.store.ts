import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { toCopyLine } from './copy-text.ts';
import type { MarketRows } from './market-rows.ts';
import { toCopyValues } from './market-rows.ts';

export type Row = Record<string, unknown>;

/** Lines of one table, kept as text so that rows can be forgotten as soon as they are made. */
export interface CopyBatch {
  columns: string[];
  lines: string[];
}

export interface ListingBatch {
  ids: string[];
  listings: CopyBatch;
  details: CopyBatch;
  events: CopyBatch;
}

export function createListingBatch(): ListingBatch {
  const empty = (): CopyBatch => ({ columns: [], lines: [] });
  return { ids: [], listings: empty(), details: empty(), events: empty() };
}

export function addToBatch(batch: ListingBatch, { id, listing, detail, events }: MarketRows): void {
  batch.ids.push(id);
  addRow(batch.listings, listing);
  // An empty list of rooms is JSON, an empty list of fees is an array.
  addRow(batch.details, {
    ...detail,
    rooms: JSON.stringify(detail.rooms),
    media: JSON.stringify(detail.media),
  });
  for (const event of events) addRow(batch.events, event);
}

function addRow(batch: CopyBatch, row: Row): void {
  if (batch.columns.length === 0) batch.columns = Object.keys(row).map(toSnakeCase);
  batch.lines.push(toCopyLine(toCopyValues(row)));
}

/** Projections come before the details, which note at once whether their listing is open. */
export async function writeListingBatch(client: pg.ClientBase, batch: ListingBatch): Promise<void> {
  await copyBatch(client, 'listing', batch.listings);
  await client.query('call refresh_listing_projections($1)', [batch.ids]);
  await copyBatch(client, 'listing_detail', batch.details);
  await copyBatch(client, 'listing_event', batch.events);
}

export async function copyRows(client: pg.ClientBase, table: string, rows: readonly Row[]): Promise<void> {
  const batch: CopyBatch = { columns: [], lines: [] };
  for (const row of rows) addRow(batch, row);
  await copyBatch(client, table, batch);
}

async function copyBatch(client: pg.ClientBase, table: string, { columns, lines }: CopyBatch): Promise<void> {
  if (lines.length === 0) return;
  const stream = client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`));
  stream.end(lines.join(''));
  await finished(stream);
}

function toSnakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
