import type {
  ClientImport,
  ImportColumn,
  ImportTarget,
  KnownRule,
  LikelyRule,
} from '@hearthline/contract/client-import';
import { clientDateFields } from '@hearthline/domain/client/fields';
import type { PlanBody } from './import-api.ts';
import { isMatchedTarget, isSharedTarget } from './import-targets.ts';

/** What the agent decided; how the rows look by it is the server's to say. */
export interface Plan {
  targets: ImportTarget[];
  /** By column, target and value; null leaves it empty. */
  choices: Readonly<Record<string, string | null>>;
  isDayFirst: boolean;
  known: KnownRule;
  likely: LikelyRule;
  tag: string;
}

type Found = Pick<ClientImport, 'columns' | 'hasUnclearDates'>;

export function startPlan(
  found: Pick<ClientImport, 'columns' | 'isDayFirst' | 'known' | 'likely' | 'tag' | 'state'>,
  defaultTag: string,
): Plan {
  const { columns, isDayFirst, known, likely, tag, state } = found;
  return {
    targets: columns.map(({ target }) => target),
    choices: {},
    isDayFirst,
    known,
    likely,
    tag: state === 'mapping' ? defaultTag : tag,
  };
}

export const choiceKey = (column: number, target: ImportTarget, value: string): string =>
  `${column} ${target} ${value}`;

/** A column as it stands by the plan, also before the server has heard of it. */
export interface PlannedColumn extends ImportColumn {
  index: number;
  /** Another column before it tells the same. */
  isTwice: boolean;
  isUnclear: boolean;
}

const slashedDate = /^\d{1,2}[/.\-\s]\d{1,2}[/.\-\s]\d{2,4}/;
const dateTargets = new Set<ImportTarget>(clientDateFields);

export function planColumns({ columns, hasUnclearDates }: Found, plan: Plan): PlannedColumn[] {
  return columns.map((column, index): PlannedColumn => {
    const target = plan.targets[index] ?? column.target;
    const isSame = target === column.target;
    const values = (isSame ? column.values : []).map((each) => {
      const key = choiceKey(index, target, each.value);
      return key in plan.choices
        ? { ...each, becomes: plan.choices[key] ?? null, match: 'sure' as const }
        : each;
    });
    return {
      ...column,
      index,
      target,
      values,
      match: isSame ? column.match : target === 'ignore' ? 'none' : 'sure',
      isTwice: !isSharedTarget(target) && plan.targets.indexOf(target) < index,
      isUnclear:
        hasUnclearDates &&
        dateTargets.has(target) &&
        column.samples.some((sample) => slashedDate.test(sample)),
    };
  });
}

export const countUnsure = ({ target, values }: Pick<PlannedColumn, 'target' | 'values'>): number =>
  isMatchedTarget(target) ? values.filter(({ match }) => match !== 'sure').length : 0;

export const isToCheck = (column: PlannedColumn): boolean =>
  column.target !== 'ignore' &&
  (column.isTwice || column.isUnclear || column.match === 'guess' || countUnsure(column) > 0);

/** Values that were chosen, or that are named like our own, are told again each time; the others are guessed anew. */
export function toPlanBody(found: Found, plan: Plan): PlanBody {
  const { isDayFirst, known, likely, tag } = plan;
  return {
    columns: planColumns(found, plan).map(({ target, values }) => ({
      target,
      values: values
        .filter(({ match }) => match === 'sure')
        .map(({ value, becomes }) => ({ value, becomes })),
    })),
    isDayFirst,
    known,
    likely,
    tag: tag.trim(),
  };
}

/** The same as long as rows are read the same way. */
export const planStamp = ({ columns, isDayFirst }: Pick<ClientImport, 'columns' | 'isDayFirst'>): string =>
  JSON.stringify([
    isDayFirst,
    columns.map(({ target, values }) => [target, values.map(({ becomes }) => becomes)]),
  ]);
