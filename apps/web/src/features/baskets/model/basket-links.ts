import type { BasketRow } from '@hearthline/contract/baskets';

export interface BasketLink {
  to: string;
  search: Record<string, string | undefined>;
}

const manual = { basketType: 'Manual' };

export const basketListLink: BasketLink = { to: '/basket', search: manual };
export const basketLink = (id: string): BasketLink => ({ to: '/basket/view', search: { ...manual, id } });
/** A basket, or an alert, which is one that fills by itself. */
export const basketViewLink = ({ id, type }: Pick<BasketRow, 'id' | 'type'>): BasketLink => ({
  to: '/basket/view',
  search: { basketType: type, id },
});
/** A home of a basket, or of an alert, which is one that fills by itself. */
export const basketItemLink = ({ id, type }: Pick<BasketRow, 'id' | 'type'>, home: string): BasketLink => ({
  to: '/basket/view/item',
  search: { basketType: type, id, home },
});
interface FormStart {
  id?: string;
  client?: string;
  listings?: string;
  /** The search that the homes come from. */
  c?: string | undefined;
  /** As it was left for the search. */
  kept?: string;
}

/** Without an id a new one, for a client and with homes where these are known. */
export const basketFormLink = (begin: FormStart = {}): BasketLink => ({
  to: '/basket/form',
  search: { ...manual, ...begin },
});
export const clientLink = (id: string): BasketLink => ({ to: '/clients/view', search: { id } });
/** Where the day is written on which somebody got the guide, or signed the agreement. */
export const clientPaperLink = (id: string, paper: 'recoGuide' | 'representation'): BasketLink => ({
  to: '/clients/form',
  search: { id, field: `${paper}On` },
});
export const listingLink = (id: string): BasketLink => ({
  to: '/property-search/result/view',
  search: { id },
});

/** An address that was cut off or altered need not be asked for. */
export const isRecordId = (id: string | undefined): id is string =>
  id !== undefined && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id);
