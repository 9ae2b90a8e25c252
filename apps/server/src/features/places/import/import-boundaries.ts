import { z } from 'zod';
import { ImportError } from '../../../platform/import/import-error.ts';
import { createRejects } from '../../../platform/import/rejects.ts';
import { openSourceFile } from '../../../platform/import/source-file.ts';
import type { Polygon } from '../outline.ts';
import { toOutline } from '../outline.ts';
import type { PlacesImportStore } from '../places-import.store.ts';
import { parseFeatures } from './geojson-features.ts';
import type { OnProgress } from './import-schools.ts';

export interface BoundariesReport {
  outlines: number;
  /** Boundaries of areas whose figures are not here. */
  unknown: number;
  rejected: number;
  rejectsFile: string | null;
}

const batchSize = 100;
const inMetres = 'The coordinates are not degrees: reproject the file to WGS84 (EPSG:4326)';

const position = z
  .tuple([z.number().min(-180, inMetres).max(180, inMetres), z.number().min(-90, inMetres).max(90, inMetres)])
  .rest(z.number());
const polygon = z.array(z.array(position).min(4, 'A ring has fewer than 4 points')).min(1);
const feature = z.object({
  type: z.literal('Feature'),
  properties: z.record(z.string(), z.unknown()),
  geometry: z.discriminatedUnion('type', [
    z.object({ type: z.literal('Polygon'), coordinates: polygon }),
    z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(polygon).min(1) }),
  ]),
});

/** Boundaries belong to areas that are here already; those of others are counted and left. */
export async function importBoundaries(
  file: string,
  { store, onProgress }: { store: PlacesImportStore; onProgress: OnProgress },
): Promise<BoundariesReport> {
  const source = await openSourceFile(file);
  const rejects = await createRejects(`${file}.rejects.ndjson`);
  const counts = { outlines: 0, unknown: 0 };
  const seen = new Set<string>();
  let batch: { dguid: string; outline: string }[] = [];

  async function write(): Promise<void> {
    if (batch.length === 0) return;
    const known = await store.setOutlines(batch);
    counts.outlines += known.size;
    counts.unknown += batch.length - known.size;
    batch = [];
  }

  try {
    for await (const text of parseFeatures(source.chunks)) {
      const boundary = parseBoundary(text);
      const fault =
        'fault' in boundary
          ? boundary.fault
          : seen.has(boundary.dguid) && `${boundary.dguid} has a boundary already`;
      if (fault) await rejects.add({ line: null, reason: fault, row: text });
      else if (!('fault' in boundary)) {
        seen.add(boundary.dguid);
        batch.push(boundary);
      }
      if (batch.length >= batchSize) await write();
      onProgress('Reading the boundaries', source.bytesRead(), source.bytes);
    }
    await write();
    onProgress('Reading the boundaries', source.bytes, source.bytes);
  } catch (error) {
    if (error instanceof RangeError)
      throw new ImportError(`${source.name}: ${error.message}.`, { cause: error });
    throw error;
  } finally {
    await rejects.close();
  }
  if (seen.size === 0 && rejects.count() === 0) {
    throw new ImportError(`${source.name} is not a GeoJSON file: it holds no features.`);
  }
  return { ...counts, rejected: rejects.count(), rejectsFile: await rejects.close() };
}

function parseBoundary(text: string): { dguid: string; outline: string } | { fault: string } {
  const json = tryJson(text);
  if (json === undefined) return { fault: 'The feature is cut off or no JSON' };
  const parsed = feature.safeParse(json);
  if (!parsed.success) return { fault: parsed.error.issues[0]?.message.slice(0, 200) ?? 'Not a boundary' };
  const { properties, geometry } = parsed.data;
  const dguid = findDguid(properties);
  if (!dguid) return { fault: 'The boundary has no DGUID, DAUID or CSDUID' };
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  const outline = toOutline(polygons as unknown as Polygon[]);
  return outline ? { dguid, outline } : { fault: 'The boundary encloses nothing' };
}

function findDguid(properties: Record<string, unknown>): string | undefined {
  const propertyOf = (name: string) => {
    const value = Object.entries(properties).find(([key]) => key.toUpperCase() === name)?.[1];
    return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : undefined;
  };
  const [area, municipality] = [propertyOf('DAUID'), propertyOf('CSDUID')];
  const found =
    propertyOf('DGUID') ?? (area && `2021S0512${area}`) ?? (municipality && `2021A0005${municipality}`);
  return found && /^2021[AS]\d{5,24}$/.test(found) ? found : undefined;
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
