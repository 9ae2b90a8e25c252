import type { ReplyOf } from '@hearthline/contract';
import type { ComponentType } from 'react';

/** A client with the standing of their consent. */
export type ClientDetail = ReplyOf<'GET /clients/{id}'>['result'];

export interface ClientPartProps {
  client: ClientDetail;
  timeZone?: string | undefined;
}

/** What other features add to the page. */
export interface ClientParts {
  Alerts: ComponentType<ClientPartProps>;
  Baskets: ComponentType<ClientPartProps>;
  Greetings: ComponentType<ClientPartProps>;
  Wishes: ComponentType<ClientPartProps>;
}
