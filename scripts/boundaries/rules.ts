export interface ImportRule {
  name: string;
  /** Printed with every violation: what to do instead. */
  fix: string;
  from: RegExp;
  /** Files to which the rule does not apply. */
  except?: RegExp;
  /** Forbidden targets; `$1` stands for the first group of `from`. */
  to: string;
  /** Targets that are allowed after all; `$1` as above. */
  allow?: string;
}

/** Never part of the running product. */
export const tests =
  /\.(test|long|fixture|bench|spec)\.tsx?$|(^|\/)testing\/|^(e2e|bench|scripts)\/|\.config\.ts$/;

/** Draws text with fonts that it reads from files, which a browser has no need of. */
const lettering = '^packages/greeting-designs/src/(?:draw|lettering|font-signs)\\.ts$';

export const importRules: ImportRule[] = [
  {
    name: 'domain-is-pure',
    fix: 'packages/domain imports nothing: pass what it needs as an argument.',
    from: /^packages\/domain\/src\//,
    except: tests,
    to: '.',
    allow: '^packages/domain/src/',
  },
  {
    name: 'contract-knows-domain-only',
    fix: 'packages/contract may import zod and packages/domain only.',
    from: /^packages\/contract\/src\//,
    except: tests,
    to: '.',
    allow: '^packages/(contract|domain)/src/|^npm:zod$',
  },
  {
    name: 'packages-know-no-app',
    fix: 'Packages never import apps: move the shared piece into a package.',
    from: /^packages\//,
    to: '^apps/',
  },
  {
    name: 'apps-are-strangers',
    fix: 'The web app and the server meet in packages/contract only.',
    from: /^apps\/([^/]+)\//,
    to: '^apps/',
    allow: '^apps/$1/',
  },
  {
    name: 'platform-has-no-business',
    fix: 'platform/ knows no feature: let the feature hand over what is needed through a factory argument.',
    from: /^apps\/server\/src\/platform\//,
    except: tests,
    to: '^apps/server/src/(features/|composition|app\\.ts|main\\.ts|cli)',
  },
  {
    name: 'server-features-are-strangers',
    fix: 'A feature never imports another: declare a narrow port in its deps and wire it in composition.ts.',
    from: /^apps\/server\/src\/features\/([^/]+)\//,
    except: tests,
    to: '^apps/server/src/features/',
    allow: '^apps/server/src/features/$1/',
  },
  {
    name: 'features-know-no-composition',
    fix: 'Composition calls features, never the other way round.',
    from: /^apps\/server\/src\/features\//,
    except: tests,
    to: '^apps/server/src/(composition|app\\.ts|main\\.ts|cli)',
  },
  {
    name: 'shared-knows-no-feature',
    fix: 'shared/ knows no feature and no route: take it as a prop, or move the file into the feature.',
    from: /^apps\/web\/src\/shared\//,
    except: tests,
    to: '^apps/web/src/(features|app)/',
  },
  {
    name: 'web-features-are-strangers',
    fix: 'Two features meet in app/ only, by props or children; what both need belongs into shared/.',
    from: /^apps\/web\/src\/features\/([^/]+)\//,
    except: tests,
    to: '^apps/web/src/features/',
    allow: '^apps/web/src/features/$1/',
  },
  {
    name: 'features-know-no-app',
    fix: 'app/ imports features, never the other way round.',
    from: /^apps\/web\/src\/features\//,
    except: tests,
    to: '^apps/web/src/app/',
  },
  {
    name: 'features-draw-no-controls',
    fix: 'shared/ui owns what is drawn with react-aria: use its controls and layers, or give one of them a prop.',
    from: /^apps\/web\/src\/features\//,
    except: tests,
    to: '^npm:(react-aria|react-stately|@react-aria|@react-stately)',
  },
  {
    name: 'testing-stays-in-tests',
    fix: 'testing/ is for tests only: move what production needs out of it.',
    from: /./,
    except: tests,
    to: '(^|/)testing/',
  },
  {
    name: 'shared-packages-are-pure',
    fix: 'Packages that the browser and the server share run in both: pass what they need as an argument.',
    // Every package but those with a rule of their own, so that a new one is held to it by being there.
    from: /^packages\/(?!contract\/|demo-market\/|domain\/)[^/]+\/src\//,
    except: new RegExp(`${tests.source}|${lettering}`),
    to: '^node:|^npm:(?!d3-)|^packages/demo-market/',
  },
  {
    name: 'lettering-stays-on-the-server',
    fix: 'Letters are drawn where the fonts are: show the picture that the server makes.',
    from: /^apps\/web\//,
    to: lettering,
  },
  {
    name: 'demo-behind-ports',
    fix: 'Only composition, the command line and demo/ itself load the demo: declare a port and let composition wire it.',
    from: /^(apps|packages)\//,
    except: new RegExp(
      `${tests.source}|^apps/server/src/(demo/|cli/demo|composition|compose)|^packages/demo-market/`,
    ),
    to: '^apps/server/src/demo/|^packages/demo-market/',
  },
];
