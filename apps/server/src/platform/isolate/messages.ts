/** What a program and the processes that work for it say to each other. */
export type Order = { input: unknown } | { partId: number; reply: unknown };

export type Answer =
  /** It is up and takes its first work. */
  | { kind: 'ready' }
  | { kind: 'part'; partId: number; part: unknown }
  | { kind: 'output'; output: unknown }
  | { kind: 'failure'; name: string; message: string; detail: unknown };
