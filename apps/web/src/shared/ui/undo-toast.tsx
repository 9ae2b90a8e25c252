import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { toast } from './toast.tsx';

const undoMs = 8_000;

/** What several are said to have been, in one toast. */
type Deed = 'added' | 'removed';

interface UndoToast {
  /** The same id takes the place of the toast before. */
  id: string;
  text: string;
  onUndo: () => void;
  /** Where one is often done after the other: while the toast stands the next one joins it, and its undo takes all back. */
  deed?: Deed;
}

/** What a toast takes back, oldest first. */
interface Done {
  deed: Deed | undefined;
  undos: readonly (() => void)[];
}

const standing = new Map<string, Done>();

/** Says what was done and takes it back on request. */
export function showUndo({ id, text, onUndo, deed }: UndoToast): void {
  const before = standing.get(id);
  const joins = deed !== undefined && before?.deed === deed;
  const done: Done = { deed, undos: joins ? [...before.undos, onUndo] : [onUndo] };
  standing.set(id, done);
  toast(<UndoMessage id={id} text={text} done={done} />, { id, duration: undoMs });
}

function UndoMessage({ id, text, done }: Pick<UndoToast, 'id' | 'text'> & { done: Done }) {
  const { t } = useTranslation('common');
  const { deed, undos } = done;
  const count = undos.length;
  const cameFrom = useRef<EventTarget>(null);
  useEffect(() => {
    standing.set(id, done);
    return () => {
      if (standing.get(id) === done) standing.delete(id);
    };
  }, [id, done]);

  function handleUndo() {
    // Before the button goes, so that the focus is never nowhere.
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
    toast.remove(id);
    // The last one first: each finds the places as it left them.
    for (const undo of undos.toReversed()) undo();
  }

  return (
    <div className="flex items-center justify-between gap-3">
      <p className="min-w-0 font-medium">{deed && count > 1 ? t(`several.${deed}`, { count }) : text}</p>
      <Button
        variant="link"
        onFocus={({ relatedTarget }) => {
          cameFrom.current = relatedTarget;
        }}
        onClick={handleUndo}
      >
        {t(count > 1 ? 'undoAll' : 'undo')}
      </Button>
    </div>
  );
}
