import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithProviders } from '../../../testing/render.tsx';
import { signIn } from '../../../testing/sign-in.ts';
import { fakeGreetings } from '../testing/fake-greetings.ts';
import { eventOf, idOf } from '../testing/sample-greetings.ts';
import { EventDrawer } from './event-drawer.tsx';

it('[EVENT-01] those whom a day means that many share are named, each with a way to the record', async () => {
  signIn();
  const api = fakeGreetings();
  const shared = { client: null, clientCount: 9, occasion: 'hanukkah', category: 'hanukkah' } as const;
  renderWithProviders(
    <EventDrawer event={eventOf(5, shared)} isOpen onClose={() => {}} timeZone="America/Toronto" />,
    { route: '/events' },
  );
  const noor = await screen.findByRole('link', { name: 'Noor Haddad' });
  expect(noor.getAttribute('href')).toBe(`/clients/view?id=${idOf(106)}`);
  screen.getByText('Will not be sent: No consent on record');
  screen.getByText('and 7 other clients');
  expect(api.calls('GET /greetings/days/{id}/clients')[0]?.params).toEqual({ id: idOf(5) });
});
