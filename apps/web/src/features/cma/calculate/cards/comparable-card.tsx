import { fromDayNumber } from '@hearthline/domain/calendar';
import { ChevronDown, StickyNote } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { classNames } from '../../../../shared/lib/class-names.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { Card } from '../../../../shared/ui/card.tsx';
import { Switch } from '../../../../shared/ui/switch.tsx';
import { useFactWords } from '../../components/fact-words.ts';
import { HomeThumb } from '../../components/home-thumb.tsx';
import { toggleLeftOut } from '../model/draft-edits.ts';
import type { EditsControl } from '../model/use-edits.ts';
import { ComparableLines } from './comparable-lines.tsx';

interface ComparableCardProps extends ComponentProps<typeof ComparableLines> {
  address: string;
  /** Lines only when somebody asks: many cards in full are a mile to scroll. */
  isFolding: boolean;
  note: string | undefined;
  control: EditsControl | null;
  onWeight: () => void;
  onNote: () => void;
}

/** One comparable from its sold price down to its adjusted price. */
export function ComparableCard(props: ComparableCardProps) {
  const { column, address, explained, isFolding, note, control, onWeight, onNote } = props;
  const { t } = useTranslation('cmaCalculate');
  const format = useFormat();
  const facts = useFactWords();
  const { id, number, listing, sale, result } = column;
  const isFast = explained.grid.method === 'fast';
  const distance = facts.km(sale.distance);
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
            {distance} · {t('grid.sold', { date: facts.day(fromDayNumber(sale.soldDay)) })}
          </p>
        </div>
        <div className="text-right">
          <p className="font-semibold">{format.price(result.adjusted)}</p>
          <p className="text-xs text-ink-3">{t('grid.adjusted')}</p>
        </div>
      </header>
      {isFolding ? (
        <button
          type="button"
          aria-expanded={isOpen}
          className="flex min-h-11 w-full items-center gap-2 px-4 text-left text-sm text-ink-2"
          onClick={() => setIsOpen(!isOpen)}
        >
          <ChevronDown
            aria-hidden="true"
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
          <Button variant="ghost" size="sm" disabled={control === null || isFast} onClick={onWeight}>
            {t('grid.weight')} {format.percent(result.weight, 0)}
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
