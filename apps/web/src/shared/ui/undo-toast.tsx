import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { toast } from './toast.tsx';

const undoMs = 8_000;
const offerMs = 20_000;

interface UndoToast {
  /** The same id takes the place of the toast before. */
  id: string;
  text: string;
  onUndo: () => void;
}

interface OfferToast {
  id: string;
  text: string;
  action: string;
  onAction: () => void;
}

/** Says what was done and takes it back on request. */
export function showUndo({ id, text, onUndo }: UndoToast): void {
  show({ id, text, onAction: onUndo }, undoMs);
}

/** Says something, and offers what follows from it. */
export function showOffer(offer: OfferToast): void {
  show(offer, offerMs);
}

type Message = Omit<OfferToast, 'action'> & Partial<Pick<OfferToast, 'action'>>;

function show({ id, text, action, onAction }: Message, duration: number): void {
  toast(
    <ActionMessage
      text={text}
      action={action}
      onAction={() => {
        toast.remove(id);
        onAction();
      }}
    />,
    { id, duration },
  );
}

/** Without a word for it the action is taking back. */
function ActionMessage({ text, action, onAction }: Omit<Message, 'id'>) {
  const { t } = useTranslation('common');
  return (
    <div className="flex items-center justify-between gap-3">
      <p className="min-w-0 font-medium">{text}</p>
      <Button variant="link" onClick={onAction}>
        {action ?? t('undo')}
      </Button>
    </div>
  );
}
