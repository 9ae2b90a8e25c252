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
      /\bsql(?:<[^`]*>)?`|\bsql\.(?:raw|join|ref)\(|\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(|\.query(?:<[^()]*>)?\(\s*['"`]/,
  },
  {
    name: 'fetch-in-one-place',
    fix: 'The web app calls the server through shared/api, a public page through client/post.ts, the server calls others through platform/http/outgoing.ts.',
    in: /^apps\//,
    // The challenge is a script of its own, which knows nothing of the app.
    except: new RegExp(
      `${tests.source}|^apps/web/src/(shared/api|challenge)/|^apps/site/src/client/post\\.ts$|^apps/server/src/platform/http/outgoing\\.ts$`,
    ),
    pattern: /(?<![.\w])fetch\(/,
  },
  {
    name: 'no-raw-table',
    fix: 'Use DataTable or DataGrid of shared/ui.',
    in: features,
    // A sheet for calculating: homes stand side by side, every cell takes the cursor, and one row folds others.
    except: new RegExp(`${tests.source}|/cma/calculate/grid/`),
    pattern: /<(?:table|thead|tbody|tr)\b|\bTableFrame\b|\brole(?:=|: )["'](?:table|row|grid)["']/,
  },
  {
    name: 'no-raw-combo-box',
    fix: 'Use ComboBox, ComboList, SearchField or PersonPicker of shared/ui.',
    in: features,
    except: tests,
    pattern: /role="(?:combobox|listbox)"|\buseComboList\b/,
  },
  {
    name: 'no-raw-radio-group',
    fix: 'Use RadioGroup, RadioTiles or Segmented of shared/ui.',
    in: features,
    except: tests,
    pattern: /\brole(?:=|: )["']radiogroup["']|\btype="radio"/,
  },
  {
    name: 'no-raw-overlay',
    fix: 'Use Modal, Popover, Menu, Tooltip or SidePanel of shared/ui, or MapPopup of shared/map.',
    in: features,
    except: tests,
    pattern:
      /\bcreatePortal\(|role="(?:(?:alert)?dialog|tooltip)"|<dialog\b|z-\(--z-(?:modal|panel|popover|toast)\)/,
  },
];
