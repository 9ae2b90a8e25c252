import { foldAccents } from '@hearthline/domain/fold-accents';
import type { LucideIcon } from 'lucide-react';

export interface PaletteRecord {
  id: string;
  /** Heading of the group, already in the agent's language; records of one group stand together. */
  group: string;
  label: string;
  /** A second line under the label. */
  detail?: string;
  /** More words that find it. */
  keywords?: string;
  icon: LucideIcon;
  run: () => void;
}

export interface PaletteGroup {
  name: string;
  records: PaletteRecord[];
}

/** Lower case without accents, so that "evenements" finds "Événements". Keeps the length of composed letters. */
export function foldText(text: string): string {
  return Array.from(text.normalize('NFC'), (letter) => {
    const folded = foldAccents(letter).toLowerCase();
    return folded.length === letter.length ? folded : letter.toLowerCase();
  }).join('');
}

function scoreOf(record: PaletteRecord, words: string[]): number {
  const label = foldText(record.label);
  const haystack = foldText(`${record.label} ${record.detail ?? ''} ${record.keywords ?? ''}`);
  if (!words.every((word) => haystack.includes(word))) return 0;
  if (label.startsWith(words.join(' '))) return 4;
  const first = words[0] ?? '';
  if (label.startsWith(first)) return 3;
  return label.includes(first) ? 2 : 1;
}

/** Every word must occur somewhere; labels that begin with the whole query come first, then those with its first word. */
export function filterRecords(records: PaletteRecord[], query: string): PaletteRecord[] {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return records;
  return records
    .map((record) => ({ record, score: scoreOf(record, words) }))
    .filter(({ score }) => score > 0)
    .sort((left, right) => right.score - left.score)
    .map(({ record }) => record);
}

export function groupRecords(records: PaletteRecord[]): PaletteGroup[] {
  const groups = new Map<string, PaletteRecord[]>();
  for (const record of records) {
    const group = groups.get(record.group);
    if (group) group.push(record);
    else groups.set(record.group, [record]);
  }
  return [...groups].map(([name, members]) => ({ name, records: members }));
}

export interface TextPart {
  text: string;
  isMatch: boolean;
  start: number;
}

/** Cuts a label where the query occurs, to mark it. */
export function markMatches(label: string, query: string): TextPart[] {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  const composed = label.normalize('NFC');
  const folded = foldText(composed);
  const word = words.find((candidate) => folded.includes(candidate));
  if (!word) return [{ text: composed, isMatch: false, start: 0 }];
  const start = folded.indexOf(word);
  const end = start + word.length;
  return [
    { text: composed.slice(0, start), isMatch: false, start: 0 },
    { text: composed.slice(start, end), isMatch: true, start },
    { text: composed.slice(end), isMatch: false, start: end },
  ].filter((part) => part.text !== '');
}
