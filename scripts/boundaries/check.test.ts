import { describe, expect, it } from 'vitest';
import { findViolations } from './check.ts';
import { readImports } from './graph.ts';

const check = (file: string, source: string) => findViolations(readImports(file, source));

describe('boundaries', () => {
  it.each([
    ['domain-is-pure', 'packages/domain/src/a.ts', "import { z } from 'zod';"],
    ['domain-is-pure', 'packages/domain/src/a.ts', "import { readFile } from 'node:fs';"],
    ['contract-knows-domain-only', 'packages/contract/src/a.ts', "import Fastify from 'fastify';"],
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
      'shared-knows-no-feature',
      'apps/web/src/shared/ui/a.tsx',
      "import { x } from '../../features/users/x.tsx';",
    ],
    [
      'web-features-are-strangers',
      'apps/web/src/features/a/x.tsx',
      "const y = lazy(() => import('../b/y.tsx'));",
    ],
    ['testing-stays-in-tests', 'apps/server/src/app.ts', "import { x } from './testing/x.ts';"],
  ])('%s is told for %s', (rule, file, source) => {
    const [violation] = check(file, source);
    expect(violation).toMatch(new RegExp(`^${rule}: ${file} imports .+\\n    .{20,}`));
  });

  it.each([
    [
      'apps/server/src/features/users/users.service.ts',
      "import { a } from './users.store.ts';\nimport { z } from 'zod';",
    ],
    ['apps/server/src/features/users/users.routes.test.ts', "import { a } from '../../testing/test-app.ts';"],
    ['packages/contract/src/auth.ts', "import { a } from '@hearthline/domain';\nimport { z } from 'zod';"],
  ])('%s keeps the rules', (file, source) => {
    expect(check(file, source)).toEqual([]);
  });

  it('finds circles at run time and forgives those of types', () => {
    const circle = [
      ...readImports('scripts/a.ts', "import { b } from './b.ts';"),
      ...readImports('scripts/b.ts', "import {\n  a,\n} from './a.ts';"),
    ];
    expect(findViolations(circle)[0]).toContain('no-cycle: scripts/a.ts → scripts/b.ts → scripts/a.ts');
    const types = [
      ...readImports('scripts/a.ts', "import { b } from './b.ts';"),
      ...readImports('scripts/b.ts', "import type { a } from './a.ts';"),
    ];
    expect(findViolations(types)).toEqual([]);
  });
});
