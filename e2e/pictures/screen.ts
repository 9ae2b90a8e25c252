import type { Step } from './steps.ts';

/** Addresses that hold an id of this run. */
export interface Places {
  listing: string;
  client: string;
  analysis: string;
  report: string;
  basket: string;
  privatePage: string;
  preferences: string;
}

export interface Screen {
  name: string;
  path: string | ((places: Places) => string);
  /** Each begins with the screen freshly opened. */
  states?: Record<string, Step>;
  /** Without a session. */
  isPublic?: true;
  /** In French too. */
  isMain?: true;
}
