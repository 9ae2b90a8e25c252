import type { CmaDraft, GridFound } from '@hearthline/contract/cma';
import type { ListingCard } from '@hearthline/contract/listing-card';
import { fromDayNumber } from '@hearthline/domain/calendar';
import { assumedCount } from '@hearthline/domain/valuation/assumed';
import type { AdjustmentLine } from '@hearthline/domain/valuation/features';
import type { GridHome } from '@hearthline/domain/valuation/grid';
import { roundShare } from '@hearthline/domain/valuation/round-value';
import { weightText } from '@hearthline/format/valued-home';
import { ChevronDown, ChevronRight, StickyNote } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { classNames } from '../../../../shared/lib/class-names.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { Card } from '../../../../shared/ui/card.tsx';
import { lazyPart } from '../../../../shared/ui/lazy-part.tsx';
import { Switch } from '../../../../shared/ui/switch.tsx';
import { useFactWords } from '../../components/fact-words.ts';
import { HomeThumb } from '../../components/home-thumb.tsx';
import { FlagIcon, toneOf } from '../grid/grid-cell.tsx';
import type { Calculated } from '../model/calculation.ts';
import { differs, isOwn, sumLines } from '../model/calculation.ts';
import type { EditsControl } from '../model/use-edits.ts';
import { toggleLeftOut, useAskedWeights } from '../model/use-edits.ts';
import { useLineWords } from '../model/use-line-words.ts';
import type { ComparableProps } from './edit-sheets.tsx';

const LineSheet = lazyPart(async () => (await import('./edit-sheets.tsx')).LineSheet);
const WeightSheet = lazyPart(async () => (await import('./edit-sheets.tsx')).WeightSheet);

/** More than these are folded at first. */
const mostInFull = 4;

interface ComparableCardsProps {
  found: GridFound;
  calculated: Calculated;
  draft: CmaDraft;
  control: EditsControl | null;
  onNote: (id: string) => void;
  subjectListing: ListingCard | null;
}

/** The grid for narrow screens: one card a comparable, one sheet to edit what was tapped. */
export function ComparableCards(props: ComparableCardsProps) {
  const { calculated, draft, control, onNote, subjectListing } = props;
  const { t } = useTranslation('cmaCalculate');
  const words = useLineWords();
  const section = useRef<HTMLElement>(null);
  useAskedWeights(() => section.current?.scrollIntoView());
  const [open, setOpen] = useState<{ id: string; what: AdjustmentLine | 'weight' } | null>(null);
  const { view, explained } = calculated;
  const cards = view.columns.map((column) => {
    const address = column.listing?.address ?? t('cards.number', { number: column.number });
    return { column, address, explained, words, control };
  });
  const opened = open && cards.find(({ column }) => column.id === open.id);
  const close = () => setOpen(null);
  return (
    <section ref={section} aria-label={t('cards.title')} className="flex flex-col gap-3">
      {cards.map((card) => (
        <ComparableCard
          key={card.column.id}
          {...card}
          isFolding={view.columns.length > mostInFull}
          subjectListing={subjectListing}
          lines={view.lines}
          note={draft.saleNotes[card.column.id]}
          onOpen={(what) => setOpen({ id: card.column.id, what })}
          onNote={() => onNote(card.column.id)}
        />
      ))}
      {open && opened ? (
        open.what === 'weight' ? (
          <WeightSheet {...opened} onClose={close} />
        ) : (
          <LineSheet {...opened} line={open.what} onClose={close} />
        )
      ) : null}
    </section>
  );
}

interface ComparableCardProps extends ComparableProps {
  /** Lines only when somebody asks: many cards in full are a mile to scroll. */
  isFolding: boolean;
  subjectListing: ListingCard | null;
  lines: readonly AdjustmentLine[];
  note: string | undefined;
  onOpen: (what: AdjustmentLine | 'weight') => void;
  onNote: () => void;
}

/** One comparable from its sold price down to its adjusted price. */
function ComparableCard(props: ComparableCardProps) {
  const { column, address, explained, isFolding, note, control, onOpen, onNote } = props;
  const { t } = useTranslation('cmaCalculate');
  const format = useFormat();
  const facts = useFactWords();
  const { id, number, listing, sale, result } = column;
  const isFast = explained.grid.method === 'fast';
  const [isOpen, setIsOpen] = useState(!isFolding);
  return (
    <Card aria-label={address}>
      <header className="flex items-center gap-3 border-b border-line p-4">
        <span className={classNames('relative', result.isLeftOut && 'opacity-60 grayscale')}>
          <HomeThumb url={listing?.photoUrl ?? null} className="size-14 rounded-md" />
          <span className="number-disc absolute top-1 left-1">{number}</span>
        </span>
        <div className="min-w-0 flex-1">
          <h3 className="truncate">{address}</h3>
          <p className="text-sm text-ink-3">
            {format.kilometres(sale.distance)} ·{' '}
            {t('grid.sold', { date: facts.day(fromDayNumber(sale.soldDay)) })}
          </p>
        </div>
        <div className="text-right">
          <p className="font-semibold">{format.price(result.adjusted)}</p>
          <p className="text-xs text-ink-3">{t('grid.adjusted')}</p>
        </div>
      </header>
      {result.outlier ? (
        <p className="flex items-center gap-1.5 border-b border-line px-4 py-2 text-sm text-ink-2">
          <FlagIcon flag="amber" />
          {t(`outlier.${result.outlier}`)}
        </p>
      ) : null}
      {isFolding ? (
        <button
          type="button"
          aria-expanded={isOpen}
          className="flex min-h-11 w-full items-center gap-2 px-4 text-left text-sm text-ink-2"
          onClick={() => setIsOpen(!isOpen)}
        >
          <ChevronDown
            className={classNames('size-4 shrink-0 transition-transform', isOpen && 'rotate-180')}
          />
          <span className="min-w-0 flex-1">{t(isOpen ? 'cards.hideLines' : 'cards.showLines')}</span>
          <span className="font-tabular">{format.price(sale.price)}</span>
        </button>
      ) : null}
      {isOpen ? <ComparableLines {...props} /> : null}
      <footer className="flex flex-wrap items-center gap-x-3 border-t border-line px-4 py-2">
        <Switch
          isSelected={!result.isLeftOut}
          isDisabled={control === null}
          aria-label={t('grid.use', { address })}
          onChange={() => control?.edit((edits) => toggleLeftOut(edits, id))}
        >
          {t('grid.inValue')}
        </Switch>
        <span className="flex-1" />
        {result.isLeftOut ? null : (
          <Button
            variant="ghost"
            size="sm"
            disabled={control === null || isFast}
            onClick={() => onOpen('weight')}
          >
            {t('grid.weight')} {weightText(result.weight, format)}
          </Button>
        )}
        <Button variant="ghost" size="sm" icon={<StickyNote />} onClick={onNote}>
          {t(note ? 'grid.note' : 'grid.addNote')}
        </Button>
        {note ? <p className="w-full pb-1 text-sm text-ink-2">{note}</p> : null}
      </footer>
    </Card>
  );
}

/** From the sold price through every line to what they come to. */
function ComparableLines(props: ComparableCardProps) {
  const { column, lines, words, explained, subjectListing, onOpen } = props;
  const { t } = useTranslation('cmaCalculate');
  const format = useFormat();
  const { listing, sale, result } = column;
  const sums = sumLines(result);
  const [isAllShown, setAllShown] = useState(false);
  const differing = lines.filter((line) => differs(explained.grid, column, line));
  const shownLines = isAllShown ? lines : differing;
  const sameCount = lines.length - differing.length;
  const { grid, edits } = explained;
  const factOf = (line: AdjustmentLine, home: GridHome, of: ListingCard | null) =>
    words.fact(line, { facts: home.facts, listing: of, assumed: assumedCount(grid, edits, home, line) });
  const writeStep = (amount: number) => (amount === 0 ? t('missing') : format.priceStep(amount));
  return (
    <>
      <dl className="px-4 py-1 text-sm">
        <PlainRow name={t('grid.soldPrice')} amount={format.price(sale.price)} />
        <PlainRow name={t('grid.time')} amount={writeStep(result.time)} />
      </dl>
      {shownLines.length > 0 ? (
        <ul className="border-t border-line">
          {shownLines.map((line) => {
            const amount = result.lines[line] ?? 0;
            return (
              <li key={line}>
                <button
                  type="button"
                  className="flex min-h-11 w-full items-center gap-3 px-4 py-1 text-left text-sm hovered:bg-hover pressed:bg-pressed"
                  onClick={() => onOpen(line)}
                >
                  <span className="min-w-0 flex-1">
                    {words.name(line)}{' '}
                    <span className="block truncate text-xs text-ink-3">
                      {t('cards.beside', {
                        fact: factOf(line, sale, listing),
                        own: factOf(line, explained.grid.subject, subjectListing),
                      })}
                    </span>
                  </span>{' '}
                  <span
                    className="adjust-amount"
                    data-tone={toneOf(amount)}
                    data-own={isOwn(explained, column, line) || undefined}
                  >
                    {writeStep(amount)}
                  </span>
                  <ChevronRight className="size-4 shrink-0 text-ink-3" />
                </button>
              </li>
            );
          })}
        </ul>
      ) : null}
      {sameCount > 0 ? (
        <button
          type="button"
          aria-expanded={isAllShown}
          className="flex min-h-11 w-full items-center px-4 text-left text-sm text-ink-3"
          onClick={() => setAllShown(!isAllShown)}
        >
          {isAllShown
            ? t('cards.hideSame')
            : t('cards.showSame', { count: sameCount, number: format.number(sameCount) })}
        </button>
      ) : null}
      {explained.grid.method === 'fast' ? null : (
        <dl className="border-t border-line px-4 py-1 text-sm">
          <PlainRow
            name={t('grid.net')}
            amount={`${writeStep(sums.net)} (${format.percent(roundShare(result.net), 1)})`}
            flag={result.netFlag}
            why={result.netFlag && t(`grid.explain.net.${result.netFlag}`)}
          />
          <PlainRow
            name={t('grid.gross')}
            amount={`${format.price(sums.gross)} (${format.percent(roundShare(result.gross), 1)})`}
            flag={result.grossFlag}
            why={result.grossFlag && t(`grid.explain.gross.${result.grossFlag}`)}
          />
        </dl>
      )}
    </>
  );
}

interface PlainRowProps {
  name: string;
  amount: string;
  flag?: 'amber' | 'red' | null;
  why?: string | null;
}

function PlainRow({ name, amount, flag = null, why }: PlainRowProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 py-1.5">
      <dt className="text-ink-2">{name}</dt>
      <dd className="flex items-center gap-1.5 font-tabular">
        <FlagIcon flag={flag} />
        {amount}
      </dd>
      {why ? <dd className="w-full text-xs text-ink-3">{why}</dd> : null}
    </div>
  );
}
