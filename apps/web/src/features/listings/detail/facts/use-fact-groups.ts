import type { ListingDetail } from '@hearthline/contract/listing-detail';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import type { FactGroup } from './fact.ts';
import { costFacts, homeFacts, insideFacts, sizeFacts } from './home-facts.ts';
import { marketFacts, placeFacts } from './listing-facts.ts';

/** Everything that is known of a home, in the order in which agents read it. */
export function useFactGroups(listing: ListingDetail): FactGroup[] {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const words = { t, format };
  const groups: FactGroup[] = [
    { id: 'home', facts: homeFacts(listing, words) },
    { id: 'size', facts: sizeFacts(listing, words) },
    { id: 'inside', facts: insideFacts(listing, words) },
    { id: 'costs', facts: costFacts(listing, words) },
    { id: 'place', facts: placeFacts(listing, words) },
    { id: 'listing', facts: marketFacts(listing, words) },
  ];
  if (listing.projection === 'agent') return groups;
  return groups.map((group) => ({ ...group, facts: group.facts.filter(({ isForAgents }) => !isForAgents) }));
}
