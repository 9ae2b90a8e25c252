import { Button } from '../../../shared/ui/button.tsx';
import { toast } from '../../../shared/ui/toast.tsx';

const undoMs = 8_000;

interface UndoToast {
  /** The same id takes the place of the toast before. */
  id: string;
  text: string;
  label: string;
  onUndo: () => void;
}

/** Says what was done and takes it back on request. */
export function showUndo({ id, text, label, onUndo }: UndoToast): void {
  function handleUndo() {
    toast.remove(id);
    onUndo();
  }
  toast(
    <div className="flex items-center justify-between gap-3">
      <p className="min-w-0 font-medium">{text}</p>
      <Button variant="link" onClick={handleUndo}>
        {label}
      </Button>
    </div>,
    { id, duration: undoMs },
  );
}
