import type { ClientFilter } from '@hearthline/contract/client-filter';
import type { TimelineEntry } from '@hearthline/contract/client-timeline';
import type { ClientField } from '@hearthline/domain/client/fields';
import { writeFilter } from '../model/clients-address.ts';

type BasketEntry = Extract<TimelineEntry, { kind: 'basket' }>;
type AnalysisEntry = Extract<TimelineEntry, { kind: 'analysis' }>;

interface ClientLink {
  to: string;
  search: Record<string, string | undefined>;
}

export const clientPageLink = (id: string): ClientLink => ({ to: '/clients/view', search: { id } });
/** A new client, or one that is there, perhaps at one of its fields. */
export const clientFormLink = (id?: string, field?: ClientField): ClientLink => ({
  to: '/clients/form',
  search: { id, field },
});
export const clientMailLink = (clientId: string): ClientLink => ({
  to: '/clients/mail',
  search: { clientId },
});
/** A new analysis for this client. */
export const clientCmaLink = (client: string): ClientLink => ({ to: '/cma', search: { client } });
/** What an entry of the timeline tells of: the saved version, or its report. */
export const analysisLink = ({ cmaId, version, reportId }: AnalysisEntry): ClientLink =>
  reportId === null
    ? { to: '/cma/calculate', search: { id: cmaId, version: String(version) } }
    : { to: '/cma/calculate/report', search: { id: cmaId, version: String(version), report: reportId } };
/** A new basket for this client. */
export const clientBasketLink = (client: string): ClientLink => ({
  to: '/basket/form',
  search: { basketType: 'Manual', client },
});
/** A new alert for this client. */
export const clientAlertLink = (client: string): ClientLink => ({
  to: '/basket/form',
  search: { basketType: 'Automatic', client },
});
/** A batch of postal cards in which this client had one. */
export const cardBatchLink = (batch: string): ClientLink => ({
  to: '/events/postal-card',
  search: { batch },
});
export const clientImportLink: ClientLink = { to: '/clients/import', search: {} };
export const clientListLink = (filter: ClientFilter): ClientLink => ({
  to: '/clients',
  search: writeFilter(filter),
});
/** To what was said to one home of a basket, or to the whole of it. */
export const basketLink = ({ basketId, basketType, homeId }: BasketEntry): ClientLink =>
  homeId === null
    ? { to: '/basket/view', search: { basketType, id: basketId } }
    : { to: '/basket/view/item', search: { basketType, id: basketId, home: homeId } };
