import { tests } from './rules.ts';

export interface TextRule {
  name: string;
  /** Printed with every violation: what to do instead. */
  fix: string;
  in: RegExp;
  except: RegExp;
  pattern: RegExp;
}

const features = /^apps\/web\/src\/features\//;

/** What may stand in some files only. */
export const textRules: TextRule[] = [
  {
    name: 'sql-in-stores',
    fix: 'SQL lives in *.store.ts: give the store a function with a name and call that.',
    in: /^apps\/server\/src\//,
    except: new RegExp(`${tests.source}|\\.store\\.ts$|/demo/|/platform/db/`),
    pattern:
      /\bsql(?:<[^`]*>)?`|\bsql\.(?:raw|join|ref)\(|\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(/,
  },
  {
    name: 'fetch-in-one-place',
    fix: 'The web app calls the server through shared/api, the server calls others through platform/http/outgoing.ts.',
    in: /^apps\//,
    // The challenge is a script of its own, which knows nothing of the app.
    except: new RegExp(
      `${tests.source}|^apps/web/src/(shared/api|challenge)/|^apps/server/src/platform/http/outgoing\\.ts$`,
    ),
    pattern: /(?<![.\w])fetch\(/,
  },
  {
    name: 'no-raw-table',
    fix: 'Use DataTable of shared/ui.',
    in: features,
    except: tests,
    pattern: /<table\b/,
  },
  {
    name: 'no-raw-combo-box',
    fix: 'Use ComboBox, SearchField or PersonPicker of shared/ui.',
    in: features,
    except: tests,
    pattern: /role="(?:combobox|listbox)"/,
  },
  {
    name: 'no-raw-overlay',
    fix: 'Use Dialog, Popover or Menu of shared/ui.',
    in: features,
    except: tests,
    pattern: /\bcreatePortal\(|role="(?:alert)?dialog"|<dialog\b/,
  },
];
