import { BasketLink, CmaLink } from './side/action-links.tsx';

/** The next step, always under the thumb. */
export function PhoneBar({ id }: { id: string }) {
  return (
    <div className="fixed inset-x-0 bottom-0 z-(--z-sticky) flex gap-2.5 border-t border-line-strong bg-raised px-4 pt-3 pb-[max(20px,env(safe-area-inset-bottom))]">
      <CmaLink id={id} isShort className="min-h-12!" />
      <BasketLink id={id} className="min-h-12! min-w-0 flex-1" />
    </div>
  );
}
