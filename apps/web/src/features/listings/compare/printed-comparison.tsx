import './printed-comparison.css';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { config } from '../../../shared/lib/config.ts';
import { ListingPhoto } from '../../../shared/ui/listing-photo.tsx';
import { OnPaper } from '../../../shared/ui/on-paper.tsx';
import { stateWord } from '../components/listing-parts.tsx';
import { priceText } from '../model/listing-words.ts';
import type { ComparedHome, ComparedRow, Comparison } from './compare-rows.ts';
import { useSameText } from './compare-table.tsx';

interface PrintedComparisonProps {
  homes: readonly ComparedHome[];
  comparison: Comparison;
  isOnlyDiffering: boolean;
}

/** The comparison on paper, with the rows that the screen shows. It stands ready, because printing does not wait. */
export function PrintedComparison({ homes, comparison, isOnlyDiffering }: PrintedComparisonProps) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const same = useSameText(comparison);
  const groups = comparison.groups.map(({ id, rows }) => ({
    id,
    rows: rows.filter(({ isSame }) => !isOnlyDiffering || !isSame),
  }));
  return (
    <OnPaper>
      <article className="printed-only printed-comparison" aria-hidden="true">
        <h1>{t('compare.title', { count: homes.length })}</h1>
        <table>
          <thead>
            <tr>
              <td>✓ {t('compare.bestOfThese')}</td>
              {homes.map(({ listing }) => (
                <th key={listing.id}>
                  <div className="printed-comparison-photo">
                    <ListingPhoto url={listing.photoUrl} alt="" isThumbnail isEager />
                  </div>
                  <b>{priceText(listing, format) ?? t('facts.noPrice')}</b>
                  <span>{listing.address || t('facts.noAddress')}</span>
                  <small>{stateWord(listing, t)}</small>
                </th>
              ))}
            </tr>
          </thead>
          {groups
            .filter(({ rows }) => rows.length > 0)
            .map(({ id, rows }) => (
              <tbody key={id}>
                <tr className="printed-comparison-group">
                  <th colSpan={homes.length + 1}>{t(`compare.groups.${id}`)}</th>
                </tr>
                {rows.map((row) => (
                  <PrintedRow key={row.label} row={row} />
                ))}
              </tbody>
            ))}
        </table>
        <footer>
          <p>{isOnlyDiffering ? same : null}</p>
          <p>{[config().brand, format.dateText(new Date())].join(' · ')}</p>
        </footer>
      </article>
    </OnPaper>
  );
}

function PrintedRow({ row }: { row: ComparedRow }) {
  return (
    <tr>
      <th>{row.label}</th>
      {row.cells.map(({ id, text, note, isBest }) => (
        <td key={id} data-best={isBest || undefined}>
          {isBest ? '✓ ' : null}
          {text ?? '—'}
          {note ? <small>{note}</small> : null}
        </td>
      ))}
    </tr>
  );
}
