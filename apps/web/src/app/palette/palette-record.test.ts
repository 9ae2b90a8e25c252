import { Heart } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import type { PaletteRecord } from './palette-record.ts';
import { filterRecords, foldText, groupRecords, markMatches } from './palette-record.ts';

function record(label: string, group = 'Go to', keywords = ''): PaletteRecord {
  return { id: label, group, label, keywords, icon: Heart, run: () => undefined };
}

const records = [
  record('Événements et vœux'),
  record('Recherche de propriétés'),
  record('Paramètres', 'Go to', '/setting'),
  record('Passer au français', 'Do'),
];

function labelsFor(query: string): string[] {
  return filterRecords(records, query).map(({ label }) => label);
}

describe('palette records', () => {
  it('finds without accents and in any case', () => {
    expect(labelsFor('EVENEMENTS')).toEqual(['Événements et vœux']);
    expect(labelsFor('francais')).toEqual(['Passer au français']);
    expect(labelsFor('proprietes rech')).toEqual(['Recherche de propriétés']);
    expect(foldText('É')).toBe('e');
  });

  it('finds by keywords but prefers labels', () => {
    expect(labelsFor('setting')).toEqual(['Paramètres']);
    expect(labelsFor('pa')).toEqual(['Paramètres', 'Passer au français']);
  });

  it('needs every word', () => {
    expect(labelsFor('passer zebra')).toEqual([]);
    expect(labelsFor('  ')).toHaveLength(records.length);
  });

  it('groups in the order of appearance', () => {
    expect(groupRecords(records).map(({ name }) => name)).toEqual(['Go to', 'Do']);
  });

  it('marks the match in the words as they are written', () => {
    expect(markMatches('Recherche de propriétés', 'proprie')).toEqual([
      { text: 'Recherche de ', isMatch: false, start: 0 },
      { text: 'proprié', isMatch: true, start: 13 },
      { text: 'tés', isMatch: false, start: 20 },
    ]);
    expect(markMatches('Clients', '')).toEqual([{ text: 'Clients', isMatch: false, start: 0 }]);
  });
});
