import { describe, expect, it } from 'vitest';
import { findViolations } from './check.ts';
import { findNew, findPaid, followMoves, shrink } from './debt.ts';
import type { Packages } from './graph.ts';
import { importRules } from './rules.ts';
import { textRules } from './text-rules.ts';

const packages: Packages = new Map(
  ['contract', 'demo-market', 'domain', 'format'].map((name) => [
    `@hearthline/${name}`,
    { folder: `packages/${name}`, exports: { '.': './src/index.ts', './*': './src/*.ts' } },
  ]),
);

function check(...files: [name: string, source: string][]): string[] {
  return findViolations(new Map(files), packages).map(
    ({ rule, key, message }) => `${rule}: ${key} ${message}`,
  );
}

const linesOf = (count: number, line = 'x();') => `${line}\n`.repeat(count);

type Case = [rule: string, file: string, source: string];
const brokenImports: Case[] = [
  ['domain-is-pure', 'packages/domain/src/a.ts', "import { z } from 'zod';"],
  ['domain-is-pure', 'packages/domain/src/a.ts', "import { readFile } from 'node:fs';"],
  ['contract-knows-domain-only', 'packages/contract/src/a.ts', "import Fastify from 'fastify';"],
  ['contract-knows-domain-only', 'packages/contract/src/a.ts', "import { a } from '@hearthline/format/a';"],
  ['packages-know-no-app', 'packages/format/src/a.ts', "import { a } from '../../../apps/web/src/a.ts';"],
  ['shared-packages-are-pure', 'packages/format/src/a.ts', "import { readFile } from 'node:fs';"],
  ['shared-packages-are-pure', 'packages/new-one/src/a.ts', "import { readFile } from 'node:fs';"],
  ['shared-packages-are-pure', 'packages/new-one/src/a.ts', "import Fastify from 'fastify';"],
  [
    'lettering-stays-on-the-server',
    'apps/web/src/app/a.ts',
    "import { drawDesign } from '../../../../packages/greeting-designs/src/draw.ts';",
  ],
  ['apps-are-strangers', 'apps/web/src/app/a.ts', "import type { A } from '../../../server/src/app.ts';"],
  [
    'platform-has-no-business',
    'apps/server/src/platform/http/a.ts',
    "import { x } from '../../features/users/x.ts';",
  ],
  [
    'server-features-are-strangers',
    'apps/server/src/features/users/a.ts',
    "import { x } from '../auth/auth.store.ts';",
  ],
  [
    'features-know-no-composition',
    'apps/server/src/features/users/a.ts',
    "import { compose } from '../../composition.ts';",
  ],
  [
    'shared-knows-no-feature',
    'apps/web/src/shared/ui/a.tsx',
    "import { x } from '../../features/users/x.tsx';",
  ],
  [
    'web-features-are-strangers',
    'apps/web/src/features/a/x.tsx',
    "const y = lazy(() => import('../b/y.tsx'));",
  ],
  ['features-know-no-app', 'apps/web/src/features/a/x.tsx', "import { i18n } from '../../app/i18n.ts';"],
  [
    'features-draw-no-controls',
    'apps/web/src/features/a/x.tsx',
    "import { Popover } from 'react-aria-components';",
  ],
  ['testing-stays-in-tests', 'apps/server/src/app.ts', "import { x } from './testing/x.ts';"],
  ['testing-stays-in-tests', 'apps/web/src/features/a/x.tsx', "import { x } from './testing/x.ts';"],
  ['testing-stays-in-tests', 'packages/domain/src/a.ts', "import { x } from './criteria/testing/x.ts';"],
  [
    'demo-behind-ports',
    'apps/server/src/features/places/a.ts',
    "import { x } from '@hearthline/demo-market';",
  ],
  ['demo-behind-ports', 'apps/server/src/features/places/a.ts', "import { x } from '../../demo/x.ts';"],
  ['demo-behind-ports', 'apps/web/src/shared/a.ts', "import { x } from '@hearthline/demo-market/region';"],
];
const brokenTexts: Case[] = [
  ['sql-in-stores', 'apps/server/src/features/users/a.service.ts', 'await sql<Row>`select 1`.execute(db);'],
  ['sql-in-stores', 'apps/server/src/features/users/a.service.ts', "db.selectFrom('agent')"],
  ['sql-in-stores', 'apps/server/src/features/users/a.service.ts', "await client.query('select 1');"],
  ['sql-in-stores', 'apps/server/src/features/users/a.service.ts', 'pool.query<Row>(\n  `select 1`);'],
  ['fetch-in-one-place', 'apps/web/src/features/users/a.ts', "await fetch('/api/users');"],
  ['fetch-in-one-place', 'apps/server/src/features/users/a.ts', 'await fetch(address);'],
  ['fetch-in-one-place', 'apps/server/src/platform/sms/a.ts', 'await fetch(address);'],
  ['no-raw-table', 'apps/web/src/features/users/a.tsx', '<table className="w-full">'],
  ['no-raw-table', 'apps/web/src/features/users/a.tsx', '<TableFrame><tr /></TableFrame>'],
  ['no-raw-table', 'apps/web/src/features/users/a.tsx', '<div role="table">'],
  ['no-raw-table', 'apps/web/src/features/users/a.tsx', '<div role="row">'],
  ['no-raw-table', 'apps/web/src/features/users/a.tsx', "const attributes = { role: 'grid' };"],
  ['no-raw-radio-group', 'apps/web/src/features/users/a.tsx', '<div role="radiogroup">'],
  ['no-raw-radio-group', 'apps/web/src/features/users/a.tsx', '<input type="radio" />'],
  ['no-raw-radio-group', 'apps/web/src/features/users/a.tsx', "const attributes = { role: 'radiogroup' };"],
  ['no-raw-combo-box', 'apps/web/src/features/users/a.tsx', 'const list = useComboList({ items });'],
  ['no-raw-combo-box', 'apps/web/src/features/users/a.tsx', '<input role="combobox" />'],
  ['no-raw-combo-box', 'apps/web/src/features/users/a.tsx', '<ul role="listbox">'],
  ['no-raw-overlay', 'apps/web/src/features/users/a.tsx', 'createPortal(<p />, document.body)'],
  ['no-raw-overlay', 'apps/web/src/features/users/a.tsx', '<div role="alertdialog">'],
  ['no-raw-overlay', 'apps/web/src/features/users/a.tsx', '<div role="tooltip">'],
  ['no-raw-overlay', 'apps/web/src/features/users/a.tsx', '<div className="fixed z-(--z-popover)">'],
];

it.each([...importRules, ...textRules])('$name has a case in which it is broken', ({ name }) => {
  expect([...brokenImports, ...brokenTexts].map(([rule]) => rule)).toContain(name);
});

describe('imports', () => {
  it.each(brokenImports)('%s is told for %s', (rule, file, source) => {
    expect(check([file, source])[0]).toMatch(new RegExp(`^${rule}: ${file} > .+ imports .+\\n    .{20,}`));
  });

  it.each([
    [
      'apps/server/src/features/users/users.service.ts',
      "import { a } from './users.store.ts';\nimport { z } from 'zod';",
    ],
    ['apps/server/src/features/users/users.routes.test.ts', "import { a } from '../../testing/test-app.ts';"],
    ['packages/contract/src/auth.ts', "import { a } from '@hearthline/domain';\nimport { z } from 'zod';"],
    ['apps/server/src/composition.ts', "const demo = await import('./demo/create-demo.ts');"],
  ])('%s keeps the rules', (file, source) => {
    expect(check([file, source])).toEqual([]);
  });

  it('finds circles, those of types and through packages included', () => {
    const [first] = check(
      ['packages/domain/src/a.ts', "import { b } from './b.ts';"],
      ['packages/domain/src/b.ts', "import type {\n  a,\n} from '@hearthline/domain/a';"],
      ['packages/domain/src/c.ts', "import { a } from './a.ts';"],
    );
    expect(first).toContain('no-circle: packages/domain/src/a.ts stands in a circle');
    expect(first).toContain('packages/domain/src/a.ts, packages/domain/src/b.ts\n');
  });
});

describe('what a file holds', () => {
  it.each(brokenTexts)('%s is told for %s: %s', (rule, file, source) => {
    expect(check([file, source])[0]).toMatch(new RegExp(`^${rule}: ${file} has .+\\n    .{20,}`));
  });

  it.each([
    ['apps/server/src/features/users/users.store.ts', "db.selectFrom('agent')"],
    ['apps/server/src/features/users/users.routes.test.ts', "db.selectFrom('agent')"],
    ['apps/server/src/features/users/a.service.ts', 'await run.query(statement);'],
    ['apps/web/src/features/users/a.ts', "await client.query('users');"],
    ['apps/web/src/shared/api/http.ts', 'await fetch(address);'],
    ['apps/web/src/features/users/a.tsx', 'void query.refetch();'],
    ['apps/web/src/shared/ui/data-table.tsx', '<table>'],
    ['apps/web/src/features/cma/calculate/grid/rows.tsx', '<tr />'],
    ['apps/web/src/features/cma/calculate/grid/rows.tsx', "const attributes = { role: 'grid' };"],
    ['apps/web/src/features/users/a.tsx', "const find = () => ({ role: 'rowheader' });"],
    ['apps/web/src/shared/ui/radio-group.tsx', '<div role="radiogroup">'],
    ['apps/web/src/features/users/a.tsx', '<div className="sticky z-(--z-sticky)">'],
  ])('%s may hold it: %s', (file, source) => {
    expect(check([file, source])).toEqual([]);
  });
});

describe('sizes', () => {
  it('tells files that are too long, and lets tests be longer', () => {
    expect(check(['scripts/boundaries.ts', linesOf(401)])[0]).toMatch(
      /^file-size: .* 401 lines, more than 400/,
    );
    expect(check(['apps/server/src/a.ts', linesOf(301)])[0]).toMatch(
      /^file-size: .* 301 lines, more than 300/,
    );
    expect(
      check(
        ['apps/server/src/a.test.ts', linesOf(301)],
        ['apps/server/src/a.ts', linesOf(300)],
        ['apps/server/src/a.generated.ts', linesOf(900)],
      ),
    ).toEqual([]);
  });

  it('tells functions that are too long, without the functions inside them', () => {
    const body = linesOf(30, '  x();');
    const inner = `  async function inner({\n    a,\n  }: Props) {\n${linesOf(30, '    y();')}  }\n`;
    const file = 'packages/domain/src/a.ts';
    expect(check([file, `export function outer() {\n${body}${inner}}\n`])).toEqual([]);
    expect(check([file, `export function outer() {\n${body}${body}}\n`])[0]).toMatch(
      /^function-size: packages\/domain\/src\/a\.ts > outer outer has 62 lines, more than 50\n {4}.{20,}/,
    );
    expect(check([file, `const outer = (a: string) => {\n${body}${body}};\n`])[0]).toContain('function-size');
  });

  it('tells components that are too long, with everything inside them', () => {
    const source = (count: number) =>
      `export function Card({\n  a,\n}: Props) {\n${linesOf(count, '  x();')}}\n`;
    expect(check(['apps/web/src/shared/ui/a.tsx', source(190)])).toEqual([]);
    expect(check(['apps/web/src/shared/ui/a.tsx', source(200)])[0]).toMatch(
      /^component-size: .* > Card Card has 204/,
    );
  });
});

describe('files with one reader', () => {
  const screen = ['apps/web/src/features/a/screen.tsx', "import { Row } from './row.tsx';\n"] as [
    string,
    string,
  ];
  const row = ['apps/web/src/features/a/row.tsx', 'export function Row() {}\n'] as [string, string];

  it('live with it', () => {
    expect(check(screen, row)[0]).toMatch(
      /^lives-with-its-reader: .*row\.tsx is read by .*screen\.tsx alone/,
    );
  });

  it('live with it in shared and in app too; a piece of shared that a feature reads is a service', () => {
    for (const place of ['shared/ui', 'app/shell'])
      expect(
        check([`apps/web/src/${place}/screen.tsx`, screen[1]], [`apps/web/src/${place}/row.tsx`, row[1]])[0],
      ).toMatch(/^lives-with-its-reader: .*row\.tsx/);
    const source = "import { Row } from '../../shared/ui/row.tsx';\n";
    expect(check([screen[0], source], ['apps/web/src/shared/ui/row.tsx', row[1]])).toEqual([]);
  });

  it('stand alone with a second reader, a test of their own, when loaded later, or where there is no room', () => {
    const reader = (name: string) => [`apps/web/src/features/a/${name}`, screen[1]] as [string, string];
    expect(check(screen, row, reader('other.tsx'))).toEqual([]);
    expect(check(screen, row, reader('row.test.tsx'))).toEqual([]);
    expect(check(screen, row, ['apps/web/src/features/a/row.test.tsx', ''])).toEqual([]);
    expect(check(screen, row, ['apps/web/src/features/a/b.test.tsx', "vi.mock('./row.tsx');\n"])).toEqual([]);
    expect(check([screen[0], "const Row = lazy(() => import('./row.tsx'));\n"], row)).toEqual([]);
    expect(check([screen[0], screen[1] + linesOf(299)], row)).toEqual([]);
  });
});

describe('the list of known violations', () => {
  const violation = { rule: 'no-raw-table', key: 'a.tsx', message: '', amount: 2 };

  it('lets known ones pass and tells new ones and those that grew', () => {
    expect(findNew([violation], { 'no-raw-table': { 'a.tsx': 2 } })).toEqual([]);
    expect(findNew([violation], {})).toEqual([violation]);
    expect(findNew([violation], { 'no-raw-table': { 'a.tsx': 1 } })).toEqual([violation]);
  });

  it('follows a file that moved', () => {
    const moved = { ...violation, key: 'there/a.tsx > Row' };
    expect(followMoves([moved], { 'no-raw-table': { 'here/a.tsx > Row': 2 } })).toEqual({
      'no-raw-table': { 'there/a.tsx > Row': 2 },
    });
    const copied = followMoves([violation, { ...violation, key: 'there/a.tsx' }], {
      'no-raw-table': { 'a.tsx': 2 },
    });
    expect(copied).toEqual({ 'no-raw-table': { 'a.tsx': 2 } });
  });

  it('does not take a function of the same name in another file for one that moved', () => {
    const known = { 'function-size': { 'here/replicate.ts > run': 56 } };
    const other = { rule: 'function-size', key: 'there/deliver.ts > run', message: '', amount: 55 };
    expect(findNew([other], followMoves([other], known))).toEqual([other]);
    const moved = { ...other, key: 'there/replicate.ts > run' };
    expect(findNew([moved], followMoves([moved], known))).toEqual([]);
  });

  it('only shrinks', () => {
    const debt = { 'no-raw-table': { 'a.tsx': 5, 'gone.tsx': 1 }, 'file-size': { 'b.ts': 310 } };
    expect(findPaid([violation], debt)).toEqual([
      'no-raw-table: a.tsx, 2 instead of 5',
      'no-raw-table: gone.tsx',
      'file-size: b.ts',
    ]);
    expect(findPaid([violation], { 'no-raw-table': { 'a.tsx': 2 } })).toEqual([]);
    expect(shrink([violation, { ...violation, key: 'new.tsx' }], debt)).toEqual({
      'no-raw-table': { 'a.tsx': 2 },
    });
  });
});
