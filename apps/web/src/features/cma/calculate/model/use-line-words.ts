import type { ListingCard } from '@hearthline/contract/listing-card';
import type { AdjustmentLine } from '@hearthline/domain/valuation/features';
import type { HomeFact, HomeFacts } from '@hearthline/domain/valuation/home-facts';
import { assumedText } from '@hearthline/format/valued-home';
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

/** What a home has of a line, or what is assumed of it. */
export interface LineFact {
  facts: HomeFacts;
  listing: ListingCard | null | undefined;
  assumed: number | null;
}

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
      if (!('steps' in basis) || basis.steps.length === 0) return null;
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
      const steps = 'steps' in basis ? basis.steps : [];
      const isZeroInPart = steps.some(({ note }) => !note);
      return [
        ...(basis.kind === 'units' ? [] : [t(`grid.explain.${basis.kind}`)]),
        ...(steps.length > 1 ? [t('grid.explain.bent')] : []),
        ...steps.flatMap(({ note }) => (note && isZeroInPart ? t(`grid.explain.stretch.${note}`) : [])),
      ];
    }

    function writeSource(line: AdjustmentLine, { fitted, note }: RateExplanation): string[] {
      if (!fitted) return [t(note === 'notTold' ? 'grid.explain.notTold' : 'grid.explain.noSubjectRate')];
      const { low, high, sales, pieces } = fitted;
      const isZero = pieces.every(({ rate }) => rate === 0);
      return [
        t('grid.explain.sales', { count: sales, number: format.number(sales) }),
        t('grid.explain.between', {
          low: format.unitPrice(low),
          high: `${format.unitPrice(high)} ${t(`grid.per.${line}`)}`,
        }),
        ...(note ? [t(isZero ? `grid.explain.${note}` : `grid.explain.stretch.${note}`)] : []),
      ];
    }

    return {
      /** Where there is no amount. */
      nothing: t('missing'),
      name: (line: AdjustmentLine) => t(`grid.lines.${line}`),
      per: (line: AdjustmentLine) => t(`grid.per.${line}`),
      perUnit,
      /** Short enough for a cell; the unit stands in the head of the line. */
      fact(line: AdjustmentLine, { facts: home, listing, assumed }: LineFact): string {
        if (assumed !== null) return assumedText(line, assumed, format);
        if (line === 'lot')
          return home.lotArea === null ? facts.lot(home) : format.number(Math.round(home.lotArea));
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
        const why = writeWhy(basis);
        if (own === 'rate')
          return {
            title,
            sentences: [...(basis.kind === 'units' ? [] : why), ...writeOwnRate(line, rate)],
          };
        const sentences = basis.kind === 'same' ? why : [...why, ...writeSource(line, rate)];
        return { title, sentences: [...new Set(sentences)] };
      },
    };

    function writeOwnRate(line: AdjustmentLine, { fitted }: RateExplanation): string[] {
      const own = t('grid.explain.ownRate');
      return fitted ? [own, t('grid.explain.fittedRate', { rate: perUnit(line, fitted.rate) })] : [own];
    }
  }, [t, format, facts]);
}

export type LineWords = ReturnType<typeof useLineWords>;
