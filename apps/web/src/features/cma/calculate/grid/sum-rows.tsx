import { fromDayNumber } from '@hearthline/domain/calendar';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { useFactWords } from '../../components/fact-words.ts';
import { roundShare, sumLines } from '../model/grid-view.ts';
import { EmptyCell } from './empty-cell.tsx';
import { GridCell } from './grid-cell.tsx';
import { LineHead } from './line-head.tsx';
import type { RowProps } from './row-props.ts';
import { toneOf } from './tone-of.ts';

/** What each was sold for, and what the market did since. */
export function PriceRows({ calculated, words }: RowProps) {
  const { t } = useTranslation('cmaCalculate');
  const format = useFormat();
  const facts = useFactWords();
  const { columns } = calculated.view;
  return (
    <>
      <tr>
        <LineHead row="price" name={t('grid.soldPrice')} isStrong />
        <EmptyCell />
        {columns.map(({ id, sale, result }) => (
          <GridCell
            key={id}
            row="price"
            column={id}
            amount={format.price(sale.price)}
            tone="plain"
            isStrong
            isOut={result.isLeftOut}
          />
        ))}
      </tr>
      <tr>
        <LineHead row="time" name={t('grid.time')} />
        <EmptyCell />
        {columns.map(({ id, sale, result }) => (
          <GridCell
            key={id}
            row="time"
            column={id}
            fact={facts.day(fromDayNumber(sale.soldDay))}
            amount={result.time === 0 ? words.nothing : format.priceStep(result.time)}
            tone={toneOf(result.time)}
            isOut={result.isLeftOut}
          />
        ))}
      </tr>
    </>
  );
}

interface SumRowsProps extends RowProps {
  isFast: boolean;
  value: number;
}

/** Net, gross and the adjusted price. */
export function SumRows({ calculated, isFast, value }: SumRowsProps) {
  const { t } = useTranslation('cmaCalculate');
  const format = useFormat();
  const { columns } = calculated.view;
  return (
    <>
      {isFast
        ? null
        : (['net', 'gross'] as const).map((row) => (
            <tr key={row} className="adjust-total">
              <LineHead row={row} name={t(`grid.${row}`)} />
              <EmptyCell />
              {columns.map(({ id, result }) => {
                const amount = sumLines(result)[row];
                return (
                  <GridCell
                    key={id}
                    row={row}
                    column={id}
                    fact={format.percent(roundShare(result[row]), 1)}
                    amount={row === 'net' ? format.priceStep(amount) : format.price(amount)}
                    tone={row === 'net' ? toneOf(amount) : 'plain'}
                    flag={row === 'net' ? result.netFlag : result.grossFlag}
                    isOut={result.isLeftOut}
                  />
                );
              })}
            </tr>
          ))}
      <tr className="adjust-total">
        <LineHead row="adjusted" name={t('grid.adjusted')} isStrong />
        <td tabIndex={-1} className="font-tabular font-semibold!">
          {format.price(value)}
        </td>
        {columns.map(({ id, result }) => (
          <GridCell
            key={id}
            row="adjusted"
            column={id}
            amount={format.price(result.adjusted)}
            tone="plain"
            isStrong
            isOut={result.isLeftOut}
          />
        ))}
      </tr>
    </>
  );
}
