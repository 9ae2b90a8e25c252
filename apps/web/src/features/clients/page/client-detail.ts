import type { ReplyOf } from '@hearthline/contract';

/** A client with the standing of their consent. */
export type ClientDetail = ReplyOf<'GET /clients/{id}'>['result'];

export interface ClientPartProps {
  client: ClientDetail;
  timeZone?: string | undefined;
}
