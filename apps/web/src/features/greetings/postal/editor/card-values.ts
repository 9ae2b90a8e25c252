import type {
  PostalAudience,
  PostalCard,
  PostalCardInput,
  PostalContent,
} from '@hearthline/contract/postal-cards';
import type { IsoDate } from '@hearthline/domain/calendar';
import { parseIsoDate } from '@hearthline/domain/calendar';
import type { PickedPerson } from '../../../../shared/ui/person-search.tsx';

/** What the fields hold: also what is half typed. */
export interface CardValues extends Pick<PostalCardInput, 'name' | 'leftOut'>, PostalContent {
  audience: PostalAudience['kind'];
  listId: string | null;
  people: PickedPerson[];
  occasion: string;
  inHandsOn: string;
  buyerOn: string;
  sellerOn: string;
}

export const valuesOf = ({ audience, saleConsents, ...card }: PostalCard): CardValues => ({
  name: card.name,
  leftOut: card.leftOut,
  size: card.size,
  designId: card.designId,
  line: card.line,
  message: card.message,
  inHandsOn: card.inHandsOn,
  audience: audience.kind,
  listId: audience.kind === 'list' ? audience.listId : null,
  people: card.people,
  occasion: audience.kind === 'occasion' ? audience.occasion : 'christmas',
  buyerOn: saleConsents?.buyerOn ?? '',
  sellerOn: saleConsents?.sellerOn ?? '',
});

export const contentOf = ({ size, designId, line, message }: CardValues): PostalContent => ({
  size,
  designId,
  line,
  message,
});

/** What can be saved of it: where something is half typed, it stays as it was saved last. */
export function inputOf(values: CardValues, saved: PostalCardInput, today: IsoDate): PostalCardInput {
  const [buyerOn, sellerOn] = [values.buyerOn, values.sellerOn].map((text) =>
    isStillToCome(text, today) ? undefined : parseIsoDate(text),
  );
  return {
    ...contentOf(values),
    name: values.name.trim() || saved.name,
    leftOut: values.leftOut,
    audience: audienceOf(values) ?? saved.audience,
    inHandsOn: parseIsoDate(values.inHandsOn) ?? saved.inHandsOn,
    saleConsents: buyerOn && sellerOn ? { buyerOn, sellerOn } : null,
  };
}

/** Nobody has agreed on such a day yet. */
export const isStillToCome = (text: string, today: IsoDate): boolean =>
  parseIsoDate(text) !== undefined && text > today;

function audienceOf({ audience, listId, people, occasion }: CardValues): PostalAudience | null {
  switch (audience) {
    case 'all':
      return { kind: 'all' };
    case 'list':
      return listId === null ? null : { kind: 'list', listId };
    case 'clients':
      return people.length === 0 ? null : { kind: 'clients', clientIds: people.map(({ id }) => id) };
    case 'occasion':
      return { kind: 'occasion', occasion };
  }
}

export const savedInputOf = ({
  name,
  size,
  designId,
  line,
  message,
  audience,
  inHandsOn,
  leftOut,
  saleConsents,
}: PostalCard): PostalCardInput => ({
  name,
  size,
  designId,
  line,
  message,
  audience,
  inHandsOn,
  leftOut,
  saleConsents,
});
