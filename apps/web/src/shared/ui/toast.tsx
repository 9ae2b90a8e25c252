import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import type { ToastOptions } from 'react-hot-toast/headless';
import { toast as send } from 'react-hot-toast/headless';

type Message = ReactElement | string;
type Kind = 'info' | 'error' | 'warn' | 'success';

interface Look {
  icon: ReactElement;
  /** Text colour of the icon and of the progress bar. */
  className: string;
}

const sessionDurationMs = 20_000;
const accountDurationMs = 2000;
const iconProps = { size: 18, strokeWidth: 1.75, 'aria-hidden': true };

const looks: Record<Kind, Look> = {
  info: { icon: <Info {...iconProps} />, className: 'text-info' },
  error: { icon: <CircleAlert {...iconProps} />, className: 'text-danger' },
  warn: { icon: <TriangleAlert {...iconProps} />, className: 'text-warning' },
  success: { icon: <CircleCheck {...iconProps} />, className: 'text-success' },
};

const quiet: ToastOptions['ariaProps'] = { role: 'status', 'aria-live': 'polite' };
const urgent: ToastOptions['ariaProps'] = { role: 'alert', 'aria-live': 'assertive' };

/** The text is the id, so the same sentence stands on screen once however often it is said. */
function optionsFor(message: Message, kind: Kind | undefined, options?: ToastOptions): ToastOptions {
  return {
    id: typeof message === 'string' ? message : undefined,
    ariaProps: kind === 'error' ? urgent : quiet,
    ...(kind && looks[kind]),
    ...options,
  };
}

function sendBlank(message: Message, options?: ToastOptions): string {
  return send(message, optionsFor(message, undefined, options));
}

/** General toasts, with the durations of the library: success 2 s, error, blank and custom 4 s, loading until dismissed. */
export const toast = Object.assign(sendBlank, {
  success: (message: Message, options?: ToastOptions) =>
    send.success(message, optionsFor(message, 'success', options)),
  error: (message: Message, options?: ToastOptions) =>
    send.error(message, optionsFor(message, 'error', options)),
  loading: (message: Message, options?: ToastOptions) =>
    send.loading(message, optionsFor(message, undefined, options)),
  custom: (message: Message, options?: ToastOptions) =>
    send.custom(message, optionsFor(message, undefined, options)),
  dismiss: (id?: string) => send.dismiss(id),
  /** At once: one that is dismissed still takes the next of the same id away a second later. */
  remove: (id: string) => send.remove(id),
});

/** About the session or the live channel: top right, with a bar that shows the time left. */
export function sessionToast(
  message: Message,
  { type = 'info', duration = sessionDurationMs }: { type?: Kind; duration?: number } = {},
): string {
  return toast.custom(message, { ...optionsFor(message, type), duration, position: 'top-right' });
}

/** About the agent's own account: top centre, two seconds. */
export const accountToast = {
  success: (message: Message) =>
    toast.success(message, { duration: accountDurationMs, position: 'top-center' }),
  error: (message: Message) => toast.error(message, { duration: accountDurationMs, position: 'top-center' }),
};
