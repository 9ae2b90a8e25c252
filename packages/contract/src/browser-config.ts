import { z } from 'zod';

/** What `/config.json` tells the browser. Secrets never stand here. */
export const browserConfig = z.object({
  brand: z.string(),
  apiBase: z.string(),
  /** Where pictures of listings and agents come from; the server writes it before each address. */
  imageApiBase: z.string(),
  /** Where people without an account open their pages and the pictures of their mails; empty where that is the app's own. */
  pagesOrigin: z.string(),
  /** What stands before the paths of static files; empty where they come with the page. */
  cdnBase: z.string(),
  /** Address of the push hub; null while there is none. */
  hubUrl: z.string().nullable(),
  mapsToken: z.string().nullable(),
  /** Style of a maps service; null shows our own map. */
  mapStyleUrl: z.string().nullable(),
  /** Whether forecasts can be had, and so a panel of them. */
  hasWeather: z.boolean(),
  challenge: z.object({ scriptUrl: z.string(), siteKey: z.string() }),
  termsUrl: z.string(),
  privacyUrl: z.string(),
  /** Null outside the demo. */
  demo: z.object({ password: z.string(), emails: z.array(z.string()), hasMailbox: z.boolean() }).nullable(),
});
export type BrowserConfig = z.infer<typeof browserConfig>;
