import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { sampleMe } from '../../../testing/sample-me.ts';
import { openBuilder } from '../testing/open-builder.tsx';

vi.setConfig({ testTimeout: 30_000 });

const shown = () =>
  screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);

it('[SITE-01] shows what the realtor profile says, and leads there', async () => {
  const { router, user } = await openBuilder('/site-builder?part=contact');
  await screen.findByRole('link', { name: 'Open the profile' });
  expect(shown()).toEqual([
    ['Name', 'Maya Okafor'],
    ['Title', 'Sales representative'],
    ['Registered brokerage name', 'Northlight Realty Inc., Brokerage'],
    ['Phone', '416 555 0119'],
    ['Email', 'office@northlight.example'],
    ['Mailing address', 'PO Box 1140, Mississauga, ON L5G 4N4'],
  ]);
  await user.click(screen.getByRole('link', { name: 'Open the profile' }));
  await waitFor(() => expect(router?.state.location.pathname).toBe('/user/profile'));
});

it('[SITE-01] says what the profile does not state', async () => {
  const { realtor } = sampleMe();
  await openBuilder('/site-builder?part=contact', {
    me: sampleMe({
      jobTitle: '',
      realtor: { ...realtor, brokerageName: '', email: '', mailingAddress: '' },
    }),
  });
  await screen.findByRole('link', { name: 'Open the profile' });
  expect(shown()).toEqual([
    ['Name', 'Maya Okafor'],
    ['Title', 'Not stated'],
    ['Registered brokerage name', 'Not stated'],
    ['Phone', '416 555 0119'],
    ['Email', 'maya.okafor@northlight.example'],
    ['Mailing address', 'Not stated'],
  ]);
});
