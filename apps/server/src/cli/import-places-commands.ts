import path from 'node:path';
import { importBoundaries } from '../features/places/import/import-boundaries.ts';
import { importCensus } from '../features/places/import/import-census.ts';
import { importSchools } from '../features/places/import/import-schools.ts';
import type { PlacesImportStore } from '../features/places/places-import.store.ts';
import { createPlacesImportStore } from '../features/places/places-import.store.ts';
import { createDatabase } from '../platform/db/database.ts';
import { ImportError } from '../platform/import/import-error.ts';
import type { Command, CommandContext } from './command.ts';
import { findOption, UsageError } from './command.ts';

export const importSchoolsCommand: Command = {
  name: 'import schools',
  usage: 'FILE',
  summary: "read the Ministry's list of schools (CSV), public or private",
  options: {},
  run: async (context, _options, positionals) => {
    const file = requireFile(positionals);
    const report = await runImport(context, (store) =>
      importSchools(file, { store, onProgress: context.progress.show }),
    );
    const skipped = Object.values(report.skipped).reduce((sum, count) => sum + count, 0);
    return {
      text: [
        `Read ${report.rows} rows: ${report.schools} schools, ${skipped} without a place, ${describeRejects(report)}.`,
        `${report.listings} listings have a new way to school.`,
      ].join('\n'),
      data: { ...report },
    };
  },
};

export const importCensusCommand: Command = {
  name: 'import census',
  usage: '[FILE] [--boundaries FILE.geojson]',
  summary: 'read the census profile 98-401-X2021006 (CSV) and the boundaries of its areas (GeoJSON, WGS84)',
  options: { boundaries: { type: 'string' } },
  run: async (context, options, positionals) => {
    const boundariesFile = findOption(options, 'boundaries');
    const file = positionals.length === 0 && boundariesFile ? null : requireFile(positionals);
    return runImport(context, async (store) => {
      const deps = { store, onProgress: context.progress.show };
      const figures = file ? await importCensus(file, deps) : null;
      const boundaries = boundariesFile ? await importBoundaries(path.resolve(boundariesFile), deps) : null;
      const lines = [
        figures &&
          `Read ${figures.areas} census areas, ${figures.skipped} of other kinds, ${describeRejects(figures)}.`,
        boundaries &&
          `Read ${boundaries.outlines} boundaries, ${boundaries.unknown} of areas without figures, ${describeRejects(boundaries)}.`,
      ];
      return { text: lines.filter(Boolean).join('\n'), data: { figures, boundaries } };
    });
  },
};

async function runImport<T>(
  context: CommandContext,
  work: (store: PlacesImportStore) => Promise<T>,
): Promise<T> {
  const { ownerUrl } = await context.openDatabase();
  const database = createDatabase({ url: ownerUrl, role: 'hearthline_worker', maxConnections: 2 });
  try {
    return await work(createPlacesImportStore(database.db));
  } catch (error) {
    throw error instanceof ImportError ? new UsageError(error.message, { cause: error }) : error;
  } finally {
    context.progress.end();
    await database.close();
  }
}

function describeRejects({
  rejected,
  rejectsFile,
}: {
  rejected: number;
  rejectsFile: string | null;
}): string {
  return rejectsFile ? `${rejected} rejected (see ${rejectsFile})` : 'none rejected';
}

function requireFile(positionals: string[]): string {
  const [file] = positionals;
  if (!file || positionals.length > 1) throw new UsageError('Name one file.');
  return path.resolve(file);
}
