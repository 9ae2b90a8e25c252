import type {
  ImportHabit,
  ImportTarget,
  KnownRule,
  LikelyRule,
  MatchedTarget,
} from '@hearthline/contract/client-import';
import { matchedTargets } from '@hearthline/contract/client-import';
import type { Language } from '@hearthline/contract/common';
import { clientDateFields } from '@hearthline/domain/client/fields';
import type { FileFormat } from '../file/file-rows.ts';
import type { ColumnStats } from './column-stats.ts';

export interface PlanColumn extends ColumnStats {
  name: string;
  guess: { target: ImportTarget; match: 'sure' | 'guess' | 'none' };
  target: ImportTarget;
  /** See `Meaning`. */
  group: string | null;
  /** The column that says what kind of number or address this one holds. */
  labelColumn: number | null;
  /** By `valueKey`, what the agent chose; null leaves it empty. */
  chosen: Record<string, string | null>;
}

/** Everything that turns rows into clients; kept with the import as JSON. */
export interface ImportPlan {
  format: FileFormat;
  habit: ImportHabit;
  columns: PlanColumn[];
  isDayFirst: boolean;
  known: KnownRule;
  likely: LikelyRule;
  tag: string;
  /** In which clients are written to whose file does not say. */
  language: Language;
}

export const isMatched = (target: ImportTarget): target is MatchedTarget =>
  (matchedTargets as readonly string[]).includes(target);

export const dateTargets: readonly ImportTarget[] = clientDateFields;
