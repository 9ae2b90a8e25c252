import type { ListingCard } from '@hearthline/contract/listing-card';
import type { AdjustmentLine } from '@hearthline/domain/valuation/features';
import type { HomeFact, HomeFacts } from '@hearthline/domain/valuation/home-facts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { useFactWords } from '../../components/fact-words.ts';
import type { CellBasis, CellExplanation, RateExplanation } from './calculation.ts';

const factOfLine: Record<AdjustmentLine, HomeFact> = {
  lot: 'lotArea',
  area: 'area',
  storeys: 'storeys',
  bedrooms: 'bedrooms',
  bathrooms: 'bathrooms',
  parking: 'parkingTotal',
  basement: 'basementFinish',
  areaBelow: 'areaBelow',
  age: 'yearBuilt',
  condition: 'condition',
  level: 'level',
  penthouse: 'isPenthouse',
  view: 'hasView',
  waterfront: 'isWaterfront',
  pool: 'hasPool',
  cooling: 'hasCooling',
  fee: 'feeMonthly',
};

type CountedLine = Exclude<AdjustmentLine, 'penthouse' | 'view' | 'waterfront' | 'pool' | 'cooling'>;
const hasOrNot: readonly AdjustmentLine[] = ['penthouse', 'view', 'waterfront', 'pool', 'cooling'];
const isCounted = (line: AdjustmentLine): line is CountedLine => !hasOrNot.includes(line);

const isSize = (line: AdjustmentLine): line is 'area' | 'lot' | 'areaBelow' =>
  line === 'area' || line === 'lot' || line === 'areaBelow';

/** Nobody counts tenths of many square feet. */
const roundUnits = (units: number): number =>
  Math.abs(units) >= 10 ? Math.round(units) : Math.round(units * 10) / 10;

export interface ExplainedWords {
  /** The arithmetic, where there is one. */
  title: string | null;
  sentences: string[];
}

/** The lines of the grid in words: what a home has, what one unit is worth, and where that comes from. */
export function useLineWords() {
  const { t } = useTranslation('cmaCalculate');
  const format = useFormat();
  const facts = useFactWords();
  return useMemo(() => {
    const perUnit = (line: AdjustmentLine, cents: number): string =>
      `${format.unitPrice(Math.round(cents))} ${t(`grid.per.${line}`)}`;

    function writeBasis(line: AdjustmentLine, basis: CellBasis): string | null {
      if (basis.kind !== 'units') return null;
      return basis.steps
        .map(({ perUnit: cents, units }) => {
          const rate = perUnit(line, cents);
          if (!isCounted(line)) return rate;
          const number = format.number(roundUnits(units));
          return t('grid.product', {
            rate,
            units: isSize(line) ? format.squareFeet(number) : t(`grid.units.${line}`, { number }),
          });
        })
        .join(' + ');
    }

    function writeWhy(basis: CellBasis): string[] {
      if (basis.kind === 'units') return basis.steps.length > 1 ? [t('grid.explain.bent')] : [];
      return [t(`grid.explain.${basis.kind}`)];
    }

    function writeSource(line: AdjustmentLine, { fitted, note }: RateExplanation): string[] {
      if (!fitted) return [t(note === 'notTold' ? 'grid.explain.notTold' : 'grid.explain.noSubjectRate')];
      const { low, high, sales } = fitted;
      return [
        t('grid.explain.sales', { count: sales, number: format.number(sales) }),
        t('grid.explain.between', {
          low: format.unitPrice(low),
          high: `${format.unitPrice(high)} ${t(`grid.per.${line}`)}`,
        }),
        ...(note ? [t(`grid.explain.${note}`)] : []),
      ];
    }

    return {
      /** Where there is no amount. */
      nothing: t('missing'),
      name: (line: AdjustmentLine) => t(`grid.lines.${line}`),
      per: (line: AdjustmentLine) => t(`grid.per.${line}`),
      perUnit,
      /** Short enough for a cell; the unit stands in the head of the line. */
      fact(line: AdjustmentLine, home: HomeFacts, listing?: ListingCard | null): string {
        if (line === 'lot')
          return home.lotArea === null ? facts.lot(home) : format.number(Math.round(home.lotArea));
        // Boards tell the year as a span; its middle is no year.
        if (line === 'age' && home.yearBuilt !== null) return String(Math.round(home.yearBuilt));
        if (line === 'fee') return home.feeMonthly === null ? '\u2014' : format.price(home.feeMonthly);
        if (line === 'parking' && home.parkingTotal === null)
          return facts.value('garageSpaces', home, listing);
        return facts.value(factOfLine[line], home, listing);
      },
      explainRate(line: AdjustmentLine, rate: RateExplanation): ExplainedWords {
        const { own, fitted } = rate;
        if (own === null)
          return {
            title: fitted ? perUnit(line, fitted.rate) : null,
            sentences: writeSource(line, rate),
          };
        return {
          title: perUnit(line, own),
          sentences: [
            t('grid.explain.ownRate'),
            ...(fitted ? [t('grid.explain.fittedRate', { rate: perUnit(line, fitted.rate) })] : []),
          ],
        };
      },
      explainCell(line: AdjustmentLine, cell: CellExplanation): ExplainedWords {
        const { own, basis, rate, fittedAmount } = cell;
        if (own === 'amount')
          return {
            title: t('grid.explain.ownAmount'),
            sentences: [t('grid.explain.fittedAmount', { amount: format.priceStep(fittedAmount) })],
          };
        const title = writeBasis(line, basis);
        if (own === 'rate') return { title, sentences: writeOwnRate(line, rate) };
        const why = writeWhy(basis);
        return { title, sentences: basis.kind === 'same' ? why : [...why, ...writeSource(line, rate)] };
      },
    };

    function writeOwnRate(line: AdjustmentLine, { fitted }: RateExplanation): string[] {
      const own = t('grid.explain.ownRate');
      return fitted ? [own, t('grid.explain.fittedRate', { rate: perUnit(line, fitted.rate) })] : [own];
    }
  }, [t, format, facts]);
}

export type LineWords = ReturnType<typeof useLineWords>;
