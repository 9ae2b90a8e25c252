import type { PaletteKind } from '@hearthline/contract/palette';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { foldQuery, matchesWords, scoreMatch } from './match-words.ts';

/** A screen of the app with what its address holds. */
export interface PaletteLink {
  to: string;
  search?: Record<string, string | undefined>;
}

/** What else can be done with a record; the same stands among the verbs, for those who do not point. */
export interface RecordAction {
  label: string;
  icon: LucideIcon;
  run: () => void;
}

export type GroupKey = PaletteKind | 'screens' | 'verbs';

export interface PaletteRecord {
  id: string;
  label: string;
  /** A second line under the label. Letters are marked only in what was searched: not in prices and days. */
  detail?: readonly (string | { searched: string })[];
  /** More names that find it, in whatever language. */
  names?: readonly string[];
  icon: LucideIcon;
  /** In place of the icon: a face or a picture. */
  lead?: ReactNode;
  /** At the end of the row: a state, a number. */
  aside?: ReactNode;
  actions?: readonly RecordAction[];
  link?: PaletteLink;
  run?: () => void;
  /** Typed for the agent in place of going anywhere. */
  completion?: string;
  /** A way on rather than something that was found: it is not counted. */
  isWay?: true;
  /** Where its names do not tell how well it answers. */
  score?: number;
}

export interface PaletteGroup {
  key: GroupKey | 'recent' | 'market' | 'locked';
  name: string;
  /** At most what is counted, which then stands for more. */
  total: number;
  records: PaletteRecord[];
}

/** Nothing that the server finds answers better. */
export const namedScore = 4;
const fewestToLead = 4;

/**
 * So few letters are a name more often than a screen: only its whole name then comes before what was found. The beginning of
 * another name for it is no more than that of a word.
 */
function scoreLocal(query: string, { label, names = [] }: PaletteRecord): number {
  const score = Math.max(
    scoreMatch(query, [label]),
    scoreMatch(query, [label, ...names]) === namedScore ? namedScore : 2,
  );
  return score === namedScore || foldQuery(query).length >= fewestToLead ? score : 1;
}

const scoreOf = (query: string, { label, names = [], score }: PaletteRecord): number =>
  score ?? scoreMatch(query, [label, ...names]);

/** The group whose best record answers best comes first; among equals they keep their order. */
export function orderGroups(groups: readonly PaletteGroup[], query: string): PaletteGroup[] {
  const best = (group: PaletteGroup) => Math.max(...group.records.map((record) => scoreOf(query, record)));
  return groups
    .filter(({ records }) => records.length > 0)
    .map((group) => ({ group, score: best(group) }))
    .sort((one, other) => other.score - one.score)
    .map(({ group }) => group);
}

/** Screens and verbs, of which all are known here: those whose names answer, the best first. */
export function pickLocal(records: readonly PaletteRecord[], query: string): PaletteRecord[] {
  return records
    .filter(({ label, names = [] }) => matchesWords(query, [label, ...names]))
    .map((record) => ({ ...record, score: scoreLocal(query, record) }))
    .toSorted((one, other) => other.score - one.score);
}
