import type { Cma, CmaDraft, GridFound } from '@hearthline/contract/cma';
import type { ReactNode } from 'react';
import { lazy, Suspense, useState } from 'react';
import { useMediaQuery } from '../../../shared/hooks/use-media-query.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { ComparableCards } from './cards/comparable-cards.tsx';
import { SummaryBar } from './cards/summary-bar.tsx';
import { AdjustmentGrid } from './grid/adjustment-grid.tsx';
import { GridTools } from './grid-tools.tsx';
import { setSaleNote } from './model/draft-edits.ts';
import type { LoadedState } from './model/loaded-state.ts';
import type { Calculated } from './model/use-calculation.ts';
import type { EditsControl } from './model/use-edits.ts';
import { RangeCard } from './range-card.tsx';
import { RestsCard } from './rests-card.tsx';
import { NotesCard } from './side/notes-card.tsx';
import { VersionsCard } from './side/versions-card.tsx';
import { WatchCard } from './side/watch-card.tsx';
import { ValueCard } from './value-card.tsx';

const NoteDialog = lazy(async () => {
  const { NoteDialog } = await import('./side/note-dialog.tsx');
  return { default: NoteDialog };
});

interface ValuationProps {
  cma: Cma;
  draft: CmaDraft;
  found: GridFound;
  calculated: Calculated;
  /** Null for a saved version, which nobody changes. */
  editing: { state: LoadedState; control: EditsControl } | null;
  actions: ReactNode;
  timeZone: string | undefined;
}

/** Value, range, what it rests on, and every comparable line by line. */
export function Valuation({ cma, draft, found, calculated, editing, actions, timeZone }: ValuationProps) {
  const isWide = useMediaQuery('(width >= 1024px)');
  const [noteId, setNoteId] = useState<string | null>(null);
  const { calculation, confidence } = calculated;
  const listPrice = cma.listing?.status === 'active' ? cma.listing.listPrice : null;
  const control = editing?.control ?? null;
  const shared = { found, calculated, draft, control, onNote: setNoteId };

  const value = (
    <ValueCard
      calculation={calculation}
      confidence={confidence}
      area={draft.subject.facts.area}
      actions={actions}
    />
  );
  const picture = <RangeCard calculation={calculation} listPrice={listPrice} />;
  return (
    <div className="flex min-w-0 flex-col gap-3.5 lg:pb-8">
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_372px]">
        {isWide ? picture : value}
        {isWide ? value : picture}
      </div>
      <RestsCard cmaId={editing ? cma.id : null} calculation={calculation} confidence={confidence} />
      {editing ? <GridTools {...editing} calculation={calculation} timeZone={timeZone} /> : null}
      {isWide ? (
        <Card className="overflow-hidden">
          <AdjustmentGrid {...shared} subjectListing={cma.listing} />
        </Card>
      ) : (
        <ComparableCards {...shared} />
      )}
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <NotesCard draft={draft} value={calculation.value} onChange={editing ? editing.state.change : null} />
        <div className="flex flex-col gap-4">
          <VersionsCard cma={cma} timeZone={timeZone} />
          {editing ? <WatchCard key={String(cma.watch.percent)} cma={cma} /> : null}
        </div>
      </div>
      {isWide ? null : <SummaryBar calculation={calculation} />}
      {noteId !== null ? (
        <Suspense fallback={null}>
          <NoteDialog
            key={noteId}
            address={found.listings.find(({ id }) => id === noteId)?.address ?? ''}
            note={draft.saleNotes[noteId] ?? ''}
            onSave={editing ? (note) => editing.state.change((now) => setSaleNote(now, noteId, note)) : null}
            onClose={() => setNoteId(null)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
