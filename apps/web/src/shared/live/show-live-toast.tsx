import type { LiveToast } from '@hearthline/contract/live';
import { toast } from '../ui/toast.tsx';

/** Only an error looks like one; everything else is good news. The body is the text and the id. */
export function showLiveToast({ messageType, title, body }: LiveToast): void {
  const show = messageType.toLowerCase() === 'error' ? toast.error : toast.success;
  const message = title ? (
    <p className="text-ink-2">
      <span className="block font-medium text-ink">{title}</span>
      <span className="whitespace-pre-line">{body}</span>
    </p>
  ) : (
    body
  );
  show(message, { id: body });
}
