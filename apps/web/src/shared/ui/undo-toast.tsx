import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { toast } from './toast.tsx';

const undoMs = 8_000;

interface UndoToast {
  /** The same id takes the place of the toast before. */
  id: string;
  text: string;
  onUndo: () => void;
}

/** Says what was done and takes it back on request. */
export function showUndo({ id, text, onUndo }: UndoToast): void {
  toast(
    <UndoMessage
      text={text}
      onUndo={() => {
        toast.remove(id);
        onUndo();
      }}
    />,
    { id, duration: undoMs },
  );
}

function UndoMessage({ text, onUndo }: Omit<UndoToast, 'id'>) {
  const { t } = useTranslation('common');
  return (
    <div className="flex items-center justify-between gap-3">
      <p className="min-w-0 font-medium">{text}</p>
      <Button variant="link" onClick={onUndo}>
        {t('undo')}
      </Button>
    </div>
  );
}
