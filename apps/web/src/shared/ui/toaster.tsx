import { X } from 'lucide-react';
import type { CSSProperties, FocusEvent, ReactElement, ReactNode } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Toast } from 'react-hot-toast/headless';
import { resolveValue, toast as send, useToaster } from 'react-hot-toast/headless';
import { useTranslation } from 'react-i18next';
import { boxesToKeepClear, clearTop, watchControls } from './toast-place.ts';

const exitMs = 200;
const places = [
  { position: 'top-center', className: 'left-1/2 -translate-x-1/2' },
  { position: 'top-right', className: 'max-sm:left-1/2 max-sm:-translate-x-1/2 sm:right-4' },
] as const;

const columnClass =
  'pointer-events-none fixed top-4 z-(--z-toast) flex motion-safe:transition-[top] w-[min(350px,calc(100vw-32px))] flex-col gap-2';
const cardClass =
  'pointer-events-auto relative flex gap-3 overflow-hidden rounded-[12px] border border-line-strong bg-raised px-3.5 py-3 text-sm shadow-lg transition-[opacity,translate] duration-200 ease-out not-data-visible:-translate-y-1 not-data-visible:opacity-0 starting:-translate-y-1 starting:opacity-0';
const closeClass =
  '-mt-1 -mr-1.5 grid size-8 flex-none place-items-center rounded-md text-ink-3 outline-none hover:bg-hover hover:text-ink focus-visible:shadow-ring';
const timeClass =
  'absolute bottom-0 left-0 h-[3px] w-full origin-left rounded-r-[3px] bg-current motion-safe:animate-[toast-time_var(--toast-time)_linear_forwards]';

/** The first sentence is the title, what follows explains it. */
function ToastText({ message }: { message: ReactElement | string | null }) {
  if (typeof message !== 'string') return message;
  const end = message.search(/[.!?] [\p{Lu}\d]/u);
  if (end < 0) return <p className="font-medium text-ink">{message}</p>;
  return (
    <p className="text-ink-2">
      <span className="block font-medium text-ink">{message.slice(0, end + 1)} </span>
      {message.slice(end + 2)}
    </p>
  );
}

function Spinner() {
  return (
    <span className="size-[18px] block animate-spin rounded-full border-2 border-current border-t-transparent" />
  );
}

interface ToastCardProps {
  toast: Toast;
  isPaused: boolean;
  onHover: (isHovered: boolean) => void;
  onFocus: (isFocused: boolean) => void;
}

function ToastCard({ toast, isPaused, onHover, onFocus }: ToastCardProps) {
  const { t } = useTranslation('common');
  const icon = toast.type === 'loading' ? <Spinner /> : toast.icon;
  const timeStyle = {
    '--toast-time': `${toast.duration}ms`,
    animationPlayState: isPaused ? 'paused' : 'running',
  };

  const pauseProps = {
    onMouseEnter: () => onHover(true),
    onMouseLeave: () => onHover(false),
    onFocus: () => onFocus(true),
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) onFocus(false);
    },
  };
  function handleClose() {
    onHover(false);
    onFocus(false);
    send.dismiss(toast.id);
  }
  // A toast that goes away under the pointer, or with its button pressed, sends neither a leave nor a blur event.
  useEffect(
    () => () => {
      onHover(false);
      onFocus(false);
    },
    [onHover, onFocus],
  );

  return (
    <div {...toast.ariaProps} data-visible={toast.visible || undefined} {...pauseProps} className={cardClass}>
      {icon && <span className={`mt-px flex-none ${toast.className ?? 'text-ink-2'}`}>{icon}</span>}
      <div className="min-w-0 flex-1 wrap-anywhere">
        <ToastText message={resolveValue(toast.message, toast)} />
      </div>
      <button
        type="button"
        aria-label={t('close')}
        title={t('close')}
        onClick={handleClose}
        className={closeClass}
      >
        <X size={16} strokeWidth={1.75} aria-hidden />
      </button>
      {toast.position === 'top-right' && (
        <span
          key={toast.createdAt}
          data-part="time-left"
          style={timeStyle as CSSProperties}
          className={`${timeClass} ${toast.className ?? ''}`}
        />
      )}
    </div>
  );
}

/** Rendered once. Hover or focus on any toast stops the time of all, so that nothing vanishes while it is read. */
export function Toaster() {
  const { toasts, handlers } = useToaster({ removeDelay: exitMs });
  const { startPause, endPause } = handlers;
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isPaused = isHovered || isFocused;

  useEffect(() => {
    if (isPaused) startPause();
  }, [isPaused, startPause]);
  useEffect(() => {
    if (!isPaused) endPause();
  }, [isPaused, endPause]);

  return places.map(({ position, className }) => (
    <ToastColumn key={position} className={className}>
      {toasts
        .filter((toast) => (toast.position ?? 'top-center') === position)
        .map((toast) => (
          <ToastCard
            key={toast.id}
            toast={toast}
            isPaused={isPaused}
            onHover={setHovered}
            onFocus={setFocused}
          />
        ))}
    </ToastColumn>
  ));
}

/** Goes out of the way of what people use, so that no toast covers the control it speaks of. */
function ToastColumn({ className, children }: { className: string; children: readonly ReactNode[] }) {
  const column = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => placeColumn(column.current));
  useEffect(() => {
    const place = () => placeColumn(column.current);
    const stopWatching = watchControls(place);
    const events = ['scroll', 'resize'] as const;
    for (const event of events) window.addEventListener(event, place, true);
    return () => {
      stopWatching();
      for (const event of events) window.removeEventListener(event, place, true);
    };
  }, []);

  return (
    // The first mark keeps the toasts reachable while a dialog makes the rest of the page inert.
    <div
      ref={column}
      data-react-aria-top-layer="true"
      data-toasts=""
      className={`${columnClass} ${className}`}
    >
      {children}
    </div>
  );
}

function placeColumn(column: HTMLElement | null): void {
  const box = column?.getBoundingClientRect();
  if (!column || !box || box.height === 0) return;
  column.style.top = `${clearTop(box, boxesToKeepClear(), window.innerHeight)}px`;
}
