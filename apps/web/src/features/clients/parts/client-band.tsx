import { classNames } from '../../../shared/lib/class-names.ts';

/** The warm edge at the top of a client's card. */
export function ClientBand({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={classNames(
        'bg-[linear-gradient(110deg,var(--ember-a),var(--ember-b)_54%,var(--ember-c))]',
        className,
      )}
    />
  );
}
