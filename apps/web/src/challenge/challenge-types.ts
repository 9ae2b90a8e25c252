/** The part of the options of Cloudflare Turnstile that the embedded challenge understands; others are ignored. */
export interface ChallengeOptions {
  sitekey: string;
  /** What the person is about to do; chooses the words on the card. */
  action?: string;
  language?: string;
  /** `execute` waits for `turnstile.execute()` instead of starting at once. */
  execution?: 'render' | 'execute';
  'response-field'?: boolean;
  'response-field-name'?: string;
  'refresh-expired'?: 'auto' | 'manual' | 'never';
  callback?: (token: string) => void;
  'error-callback'?: (code: string) => unknown;
  'expired-callback'?: () => void;
}

export type WidgetState = 'idle' | 'checking' | 'verified' | 'expired' | 'error';
export type ContainerRef = string | HTMLElement;
