import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { ClientAlertsCard } from '../../features/baskets/alerts/view/client-alerts-card.tsx';
import { ClientBasketsCard } from '../../features/baskets/of-client/client-baskets-card.tsx';
import { WishesCard } from '../../features/baskets/of-client/wishes-card.tsx';
import type { ClientParts } from '../../features/clients/page/client-detail.ts';
import { ClientScreen } from '../../features/clients/page/client-screen.tsx';
import { nameOf } from '../../features/clients/parts/name-of.ts';
import { ClientGreetingsCard } from '../../features/greetings/of-client/client-greetings-card.tsx';
import { writeCriteria } from '../../features/listings/model/criteria-url.ts';

const criteriaLink = (criteria: Criteria) => ({
  to: '/property-search',
  search: { c: writeCriteria(criteria) },
});

const parts: ClientParts = {
  Alerts: ({ client, timeZone }) => (
    <ClientAlertsCard clientId={client.id} clientName={nameOf(client)} timeZone={timeZone} />
  ),
  Baskets: ({ client, timeZone }) => (
    <ClientBasketsCard clientId={client.id} clientName={nameOf(client)} timeZone={timeZone} />
  ),
  Greetings: ({ client }) => <ClientGreetingsCard client={client} clientName={nameOf(client)} />,
  Wishes: ({ client }) => <WishesCard clientId={client.id} criteriaLink={criteriaLink} />,
};

/** A client, with what was chosen for them and what they said to it. */
export function ClientRoute({ timeZone }: { timeZone: string | undefined }) {
  return <ClientScreen timeZone={timeZone} parts={parts} />;
}
