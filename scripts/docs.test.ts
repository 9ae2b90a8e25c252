import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { leftToLongRun } from '../e2e/support/left-to-long-run.ts';
import { loadRequirements } from './trace/requirements.ts';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(file));
const baseNames = new Set(files.map((file) => path.basename(file)));
const documents = files.filter((file) => file.endsWith('.md'));
const textOf = new Map(documents.map((document) => [document, readFileSync(document, 'utf8')]));
/** Decisions that a newer one replaces tell how things were. */
const superseded = new Set(
  [...textOf].flatMap(([document, text]) =>
    [...text.matchAll(/Supersedes \[\d+\]\(([^)]+)\)/g)].map(([, target = '']) =>
      path.join(path.dirname(document), target),
    ),
  ),
);
const roots = 'apps|packages|scripts|docs|e2e|bench';

/** Whether a name in a document is a file, a folder or a pattern of the repository. */
function isThere(name: string): boolean {
  if (!name.includes('/')) return baseNames.has(name);
  return existsSync(name) || globSync(name.replaceAll(/<[^>]+>/g, '*')).length > 0;
}

describe.each([...textOf])('%s', (document, text) => {
  it('links to what is there', () => {
    const targets = [...text.matchAll(/\]\(([^)#\s]+)/g)]
      .map((match) => match[1] ?? '')
      .filter((target) => !/^[a-z]+:/.test(target));
    expect(targets.filter((target) => !existsSync(path.join(path.dirname(document), target)))).toEqual([]);
  });

  it('names commands that exist', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>;
    };
    const named = [...text.matchAll(/npm run ([\w:]+)/g)].map((match) => match[1] ?? '');
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});

describe.each([...textOf].filter(([document]) => !superseded.has(document)))('%s', (_, text) => {
  it('names files that exist', () => {
    const paths = [...text.matchAll(new RegExp(`\`((?:${roots})/[^\`\\s]+)\``, 'g'))];
    const bareNames = [...text.matchAll(/`([\w.-]+\.(?:ts|tsx|sql|json|mjs|css|html|md|yml))`/g)];
    const inBlocks = [...text.matchAll(/^```\n.*?^```/gms)].flatMap(([block]) => [
      ...block.matchAll(/(?<![\w./*<>-])([\w.-]+\.(?:ts|tsx|sql))\b/g),
      ...block.matchAll(new RegExp(`(?<![\\w./-])((?:${roots})/[\\w./*<>-]*\\w/?)(?=\\s)`, 'g')),
    ]);
    const named = [...paths, ...bareNames, ...inBlocks].map((match) => match[1] ?? '');
    expect(named.filter((name) => !isThere(name))).toEqual([]);
  });
});

describe('docs/testing.md', () => {
  const testing = textOf.get('docs/testing.md') ?? '';
  const testFiles = files.filter((file) => /\.(test|spec)\.tsx?$/.test(file));
  /** A test is named by its file, without folder and ending. */
  function findTests(name: string): string[] {
    return testFiles.filter((file) => path.basename(file).replace(/\.(test|spec)\.tsx?$/, '') === name);
  }
  const rows = [...testing.matchAll(/^\| ([A-Z]+-\d{2}) \|[^|]*\| ([^|]*) \| ([^|]*) \|$/gm)].map(
    ([, id = '', ...cells]) => ({
      id,
      tests: cells.flatMap((cell) => cell.split(', ')).filter((name) => name !== '—'),
    }),
  );

  it('has a row for every id that a test names', () => {
    const proven = testFiles
      .filter((file) => !file.startsWith('scripts/'))
      .flatMap(
        (file) => readFileSync(file, 'utf8').match(/(?<=\[[^\]\n]*)\b[A-Z]+-\d{2}\b(?=[^[\n]*\])/g) ?? [],
      );
    const known = new Set(loadRequirements().map(({ id }) => id));
    expect(rows.map(({ id }) => id)).toEqual([...new Set(proven)].filter((id) => known.has(id)).sort());
  });

  it.each(rows)('$id is named by the tests of its row', ({ id, tests }) => {
    const isNamedBy = (file: string) => readFileSync(file, 'utf8').includes(id);
    expect(tests.filter((name) => !findTests(name).some(isNamedBy))).toEqual([]);
  });

  it('leaves no journey to the long run whose ids nothing else proves', () => {
    const idsOf = (file: string) => readFileSync(file, 'utf8').match(/(?<=\[)[A-Z]+-\d{2}(?=\])/g) ?? [];
    const isLeftOut = (file: string) => leftToLongRun.includes(path.basename(file));
    const [left, kept] = [testFiles.filter(isLeftOut), testFiles.filter((file) => !isLeftOut(file))];
    expect(left).toHaveLength(leftToLongRun.length);
    const proven = new Set(kept.filter((file) => !file.startsWith('scripts/')).flatMap(idsOf));
    expect(left.flatMap(idsOf).filter((id) => !proven.has(id))).toEqual([]);
  });

  it('names tests that are there instead of journeys', () => {
    const [, section = ''] = testing.split('## What no journey shows any more');
    const named = [...section.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => findTests(name).length === 0)).toEqual([]);
  });
});

describe.each(['README.md', 'docs/architecture.md'])('%s', (document) => {
  it('names every workspace', () => {
    const { workspaces } = JSON.parse(readFileSync('package.json', 'utf8')) as { workspaces: string[] };
    const folders = globSync(workspaces.map((workspace) => `${workspace}/package.json`)).map(path.dirname);
    expect(folders.length).toBeGreaterThan(8);
    // In the annotated tree a package stands under its parent's line.
    const isNamed = (folder: string) => {
      const line = folder.startsWith('packages/') ? folder.slice('packages/'.length) : folder;
      return [`\`${folder}\``, `\n${folder}/`, `\n  ${line}/`].some((name) =>
        textOf.get(document)?.includes(name),
      );
    };
    expect(folders.filter((folder) => !isNamed(folder))).toEqual([]);
  });
});
