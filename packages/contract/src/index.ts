import type { z } from 'zod';
import { alertEndpoints } from './alert-endpoints.ts';
import { authEndpoints } from './auth.ts';
import { badgeEndpoints } from './badge-endpoints.ts';
import { basketEndpoints } from './basket-endpoints.ts';
import { consentEndpoints } from './client-consent.ts';
import { clientEndpoints } from './client-endpoints.ts';
import { smartListEndpoints } from './client-filter.ts';
import { clientImportEndpoints } from './client-import.ts';
import { clientPageEndpoints } from './client-page.ts';
import { cmaEndpoints } from './cma-endpoints.ts';
import { dashboardEndpoints } from './dashboard.ts';
import type { Endpoint } from './endpoint.ts';
import { favoriteEndpoints } from './favorites.ts';
import { fileEndpoints } from './files.ts';
import { greetingEndpoints } from './greeting-endpoints.ts';
import { listingEndpoints } from './listings.ts';
import { lookupEndpoints } from './lookups.ts';
import { mailboxEndpoints } from './mailbox.ts';
import { messageEndpoints } from './message-endpoints.ts';
import { newsEndpoints } from './news-endpoints.ts';
import { notificationEndpoints } from './notifications.ts';
import { paletteEndpoints } from './palette.ts';
import { placeEndpoints } from './places.ts';
import { postalCardEndpoints } from './postal-card-endpoints.ts';
import { searchEndpoints } from './searches.ts';
import { setupEndpoints } from './setup.ts';
import { siteEndpoints } from './site-endpoints.ts';
import { userEndpoints } from './users.ts';

/** Every call the server answers under `/api`. */
export const endpoints = {
  ...authEndpoints,
  ...userEndpoints,
  ...setupEndpoints,
  ...fileEndpoints,
  ...lookupEndpoints,
  ...notificationEndpoints,
  ...listingEndpoints,
  ...searchEndpoints,
  ...favoriteEndpoints,
  ...placeEndpoints,
  ...clientEndpoints,
  ...smartListEndpoints,
  ...clientPageEndpoints,
  ...clientImportEndpoints,
  ...consentEndpoints,
  ...messageEndpoints,
  ...cmaEndpoints,
  ...badgeEndpoints,
  ...basketEndpoints,
  ...alertEndpoints,
  ...greetingEndpoints,
  ...postalCardEndpoints,
  ...siteEndpoints,
  ...newsEndpoints,
  ...dashboardEndpoints,
  ...mailboxEndpoints,
  ...paletteEndpoints,
};

export type Endpoints = typeof endpoints;
type Part<E, K extends keyof Endpoint> = K extends keyof E ? E[K] : undefined;
type In<S> = S extends z.ZodType ? z.input<S> : undefined;
type Out<S> = S extends z.ZodType ? z.output<S> : undefined;

export type BodyOf<K extends keyof Endpoints> = In<Part<Endpoints[K], 'body'>>;
export type QueryOf<K extends keyof Endpoints> = In<Part<Endpoints[K], 'query'>>;
export type ParamsOf<K extends keyof Endpoints> = In<Part<Endpoints[K], 'params'>>;
export type ReplyOf<K extends keyof Endpoints> = Out<Part<Endpoints[K], 'reply'>>;
