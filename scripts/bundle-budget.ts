import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

export interface Manifest {
  [source: string]: { file: string; imports?: string[] };
}

export interface Budget {
  name: string;
  limitKilobytes: number;
  /** Sources whose files, with all they import, a browser fetches before the page is usable. */
  sources: string[];
  /** Files that are built beside the app. */
  files: string[];
}

const text = (folder: string) => `src/${folder}/texts/en.ts`;
const entry = ['index.html', text('shared/i18n'), text('app')];

export const budgets: Budget[] = [
  {
    name: 'sign-in',
    limitKilobytes: 150,
    sources: [...entry, 'src/features/auth/screens/login-screen.tsx', text('features/auth')],
    files: ['challenge/api.js'],
  },
  {
    name: 'shell',
    limitKilobytes: 250,
    sources: [
      ...entry,
      text('features/badges/board'),
      text('features/badges/card'),
      'src/app/routes/shell-layout.tsx',
      'src/app/routes/dashboard.tsx',
      'src/features/badges/board/chart-panel.tsx',
    ],
    files: [],
  },
];

/** The files behind a list of sources: theirs and those of everything they import at once. */
export function listFiles(manifest: Manifest, sources: string[]): string[] {
  const seen = new Set<string>();
  const visit = (source: string): void => {
    if (seen.has(source)) return;
    const chunk = manifest[source];
    if (!chunk)
      throw new Error(
        `The build has no chunk for ${source}: name the new source in scripts/bundle-budget.ts.`,
      );
    seen.add(source);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const source of sources) visit(source);
  return [...new Set([...seen].map((source) => manifest[source]?.file ?? ''))].filter((file) =>
    file.endsWith('.js'),
  );
}

export function loadManifest(distFolder: string): Manifest {
  return JSON.parse(readFileSync(path.join(distFolder, '.vite/manifest.json'), 'utf8')) as Manifest;
}

export function sumCompressedKilobytes(distFolder: string, files: string[]): number {
  return files.reduce((sum, file) => sum + statSync(path.join(distFolder, `${file}.gz`)).size, 0) / 1024;
}
