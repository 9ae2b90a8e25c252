import {
  allClientFields,
  clientColumnFields,
  clientFactFields,
  clientFields,
} from '@hearthline/domain/client/fields';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderWithProviders } from '../../testing/render.tsx';
import { signIn } from '../../testing/sign-in.ts';
import { ClientFormScreen } from './form/client-form-screen.tsx';
import { columnIds } from './list/column-store.ts';
import { ClientScreen } from './page/client-screen.tsx';
import { clientId, fakeClient, sampleClient } from './testing/fake-client.ts';
import { formEn } from './texts/form.en.ts';
import { pageEn } from './texts/page.en.ts';

// Whole screens take their time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
beforeEach(signIn);

it('[CLIENT-01] every field of a client has its place in the form, and what is chosen is sent', async () => {
  const api = fakeClient({
    client: sampleClient({ source: null, preferredContact: 'text', bestHours: 'After 6 pm' }),
  });
  renderWithProviders(<ClientFormScreen timeZone="America/Toronto" />, {
    route: `/clients/form?id=${clientId}`,
  });
  await screen.findByRole('navigation', { name: 'Steps' });
  // Rows of their own are added by a button; the consent stands beside the form as a switch.
  const apart = new Set(['emails', 'phones', 'flag']);
  for (const field of allClientFields.filter((each) => !apart.has(clientFields[each].kind)))
    expect(screen.getAllByText(formEn.fields[field]).length, field).toBeGreaterThan(0);
  const hours = screen.getByLabelText<HTMLInputElement>('Best hours');
  expect([hours.value, hours.maxLength]).toEqual(['After 6 pm', 60]);
  await screen.findByText('SMS', { selector: 'button *' });
  fireEvent.change(hours, { target: { value: 'Weekends' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save and close' }));
  await waitFor(() =>
    expect(api.calls('PUT /clients/{id}')[0]?.body).toMatchObject({
      preferredContact: 'text',
      bestHours: 'Weekends',
    }),
  );
});

it('[CLIENT-01] facts of a client stand on the page, and columns of the list can be chosen', async () => {
  const filled = sampleClient({
    homeNumber: '+14165550143',
    officeNumber: '+14165550144',
    gender: 'other',
    leadSource: 'website',
    businessType: 'health',
    preferredContact: 'text',
    bestHours: 'After 6 pm',
    recoGuideOn: '2025-10-02',
    representationOn: '2025-10-03',
  });
  fakeClient({ client: filled });
  renderWithProviders(<ClientScreen timeZone="America/Toronto" />, { route: `/clients/view?id=${clientId}` });
  fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  await screen.findByText('SMS', { selector: 'dd, dd *' });
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  // Fields without words of this fake server take no line.
  const shown = clientFactFields.filter((field) => !['gender', 'leadSource', 'businessType'].includes(field));
  for (const field of shown) expect(terms).toContain(pageEn.facts[field]);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toContain('After 6 pm');
  expect(columnIds).toEqual(expect.arrayContaining(clientColumnFields));
});
