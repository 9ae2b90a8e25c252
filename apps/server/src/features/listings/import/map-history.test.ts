import { describe, expect, it } from 'vitest';
import { mapProperty } from './map-property.ts';
import { makeProperty } from './testing/properties.ts';

function historyOf(change: Record<string, unknown>) {
  const mapped = mapProperty(makeProperty(1, change));
  if (!mapped.ok) throw new Error(mapped.reason);
  return mapped.history;
}
const step = (at: string, FieldName: string, PreviousValue: unknown, NewValue: unknown) => ({
  ModificationTimestamp: at,
  FieldName,
  PreviousValue,
  NewValue,
});

describe('[LIST-08] the history that a feed sends', () => {
  it('becomes the steps of the listing’s life, whatever order the rows are in', () => {
    const history = historyOf({
      MlsStatus: 'Sold',
      ListPrice: 780_000,
      OriginalListPrice: 800_000,
      ClosePrice: 770_000,
      PurchaseContractDate: '2026-03-20',
      CloseDate: '2026-05-01',
      ModificationTimestamp: '2026-03-21T10:00:00Z',
      HistoryTransactional: [
        step('2026-03-20T15:00:00Z', 'MlsStatus', 'Sold Conditional', 'Sold'),
        step('2026-03-08T15:00:00Z', 'ListPrice', '800000', '780000'),
        step('2026-03-15T15:00:00Z', 'MlsStatus', 'Price Change', 'Sold Conditional'),
        step('2026-03-08T15:00:00Z', 'MlsStatus', 'New', 'Price Change'),
        step('2026-03-09T15:00:00Z', 'PublicRemarks', 'a', 'b'),
      ],
    });
    expect(history).toMatchObject({ isWhole: true, isIrregular: false });
    expect(
      history?.events.map(({ code, at, effectiveDate, newPrice }) => [code, at, effectiveDate, newPrice]),
    ).toEqual([
      ['new', '2026-03-01T12:00:00.000Z', '2026-03-01', 80_000_000],
      ['pc', '2026-03-08T15:00:00.000Z', '2026-03-08', 78_000_000],
      ['sc', '2026-03-15T15:00:00.000Z', '2026-03-15', null],
      ['sld', '2026-03-20T15:00:00.000Z', '2026-03-20', 77_000_000],
    ]);
  });

  it('counts the days of a suspension', () => {
    const history = historyOf({
      MlsStatus: 'New',
      HistoryTransactional: [
        step('2026-03-05T15:00:00Z', 'MlsStatus', 'New', 'Suspended'),
        step('2026-03-12T15:00:00Z', 'MlsStatus', 'Suspended', 'New'),
      ],
    });
    expect(history).toMatchObject({ pausedDays: 7, isIrregular: false });
    expect(history?.events.map(({ code, toState }) => [code, toState])).toEqual([
      ['new', 'active'],
      ['sus', 'suspended'],
      ['bom', 'active'],
    ]);
  });

  it('is rebuilt from the moments of a board that keeps one of each kind', () => {
    const history = historyOf({
      MlsStatus: 'Deal Fell Through',
      StatusChangeTimestamp: '2026-03-18T15:00:00Z',
      SoldConditionalEntryTimestamp: '2026-03-10T15:00:00Z',
      PriceChangeTimestamp: '2026-03-06T15:00:00Z',
      PreviousListPrice: 820_000,
    });
    expect(history?.isWhole).toBe(false);
    expect(history?.events.map(({ code, at }) => [code, at.slice(0, 10)])).toEqual([
      ['new', '2026-03-01'],
      ['pc', '2026-03-06'],
      ['sc', '2026-03-10'],
      ['dft', '2026-03-18'],
    ]);
  });

  it('tells an impossible jump', () => {
    const history = historyOf({
      MlsStatus: 'Sold',
      ClosePrice: 1,
      HistoryTransactional: [
        step('2026-03-05T15:00:00Z', 'MlsStatus', 'New', 'Terminated'),
        step('2026-03-12T15:00:00Z', 'MlsStatus', 'Terminated', 'Sold'),
      ],
    });
    expect(history?.isIrregular).toBe(true);
  });

  it('is left to observation where the feed sends none, or nothing that can be read', () => {
    expect(historyOf({})).toBeNull();
    expect(historyOf({ HistoryTransactional: [step('soon', 'MlsStatus', 1, {}), 7, null] })).toBeNull();
  });
});
