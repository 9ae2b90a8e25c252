import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failWith } from '../../../testing/fake-api.ts';
import { fieldOf } from '../../../testing/field-of.ts';
import { renderWithProviders } from '../../../testing/render.tsx';
import { samplePlans } from '../../../testing/sample-plans.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { clientId, fakeClient, otherId, sampleClient, sampleRow } from '../testing/fake-client.ts';
import { ClientFormScreen } from './client-form-screen.tsx';

// Whole screens take their time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
beforeEach(signIn);

async function openForm(route = '/clients/form', language: 'en' | 'fr' = 'en') {
  const rendered = renderWithProviders(<ClientFormScreen timeZone="America/Toronto" />, { language, route });
  await screen.findByRole('navigation', { name: language === 'fr' ? 'Étapes' : 'Steps' });
  return { ...rendered, user: userEvent.setup() };
}

const type = (label: string, value: string) => fireEvent.change(fieldOf(label), { target: { value } });
const leave = (label: string) => fireEvent.blur(fieldOf(label));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const step = (name: RegExp) =>
  within(screen.getByRole('navigation', { name: 'Steps' })).getByRole('button', { name });

function fillRequired() {
  const values = {
    'First name': 'Étienne',
    'Last name': 'Gagnon',
    Phone: '514 555 0190',
    'Address 1': '12 rue Saint-Denis',
    City: 'Montréal',
    'Postal code': 'h2x3k8',
    Budget: '800000',
  };
  for (const [label, value] of Object.entries(values)) type(label, value);
}

describe('the rules', () => {
  it('[CLIENT-02] every required field says so, the focus goes to the first, the steps are marked', async () => {
    const api = fakeClient();
    await openForm();
    press('Save and close');
    for (const label of ['First name', 'Last name', 'Phone', 'Address 1', 'City', 'Postal code', 'Budget'])
      await screen.findByText(`${label} is a required field`);
    expect(document.activeElement).toBe(fieldOf('First name'));
    expect(step(/^Personal info has errors$/).getAttribute('aria-current')).toBe('step');
    step(/^Address has errors$/);
    step(/^Finance has errors$/);
    expect(api.calls('POST /clients')).toHaveLength(0);
  });

  it('[CLIENT-02] an error in another step is gone to', async () => {
    fakeClient();
    const { router } = await openForm();
    fillRequired();
    type('Unit', '4b');
    press('Save and close');
    await screen.findByText('Digits only', { selector: 'span' });
    await waitFor(() => expect(document.activeElement).toBe(fieldOf('Unit')));
    expect(router?.state.location.search).toEqual({ step: 'address' });
  });

  it('[CLIENT-02] formats and ranges are validated when a field is left', async () => {
    fakeClient();
    await openForm();
    type('Last name', 'Roy\t514 555 0190');
    leave('Last name');
    await screen.findByText('Last name must be one line, without line breaks or tabs');
    type('Email', 'nobody');
    leave('Email');
    await screen.findByText('Email must be a valid email');
    type('Phone', '555 0190');
    leave('Phone');
    await screen.findByText('At least 10 digits', { selector: 'span' });
    type('Phone', '(514) 555.0190');
    leave('Phone');
    await waitFor(() => expect(fieldOf('Phone').value).toBe('514 555 0190'));
    type('Birthday', '1984/2/30');
    leave('Birthday');
    await screen.findByText('Enter a day that exists, as YYYY-MM-DD');
    type('Birthday', '1984/2/29');
    leave('Birthday');
    await screen.findByText('Greeted on Feb 28 in other years');
    expect(fieldOf('Birthday').value).toBe('1984-02-29');
    fireEvent.click(screen.getByRole('radio', { name: 'Not interested' }));
    const inPeace = 'Not greeted: clients who are not interested are left in peace.';
    expect(await screen.findAllByText(inPeace)).toHaveLength(2);

    type('Postal code', 'h2x 3k');
    leave('Postal code');
    await screen.findByText('Enter a postal code of this country');
    type('Postal code', 'h2x3k8');
    leave('Postal code');
    await waitFor(() => expect(fieldOf('Postal code').value).toBe('H2X 3K8'));

    type('Budget', '$900,000');
    leave('Budget');
    expect(fieldOf('Budget').value).toBe('900,000');
    type('Budget, at most', '800000');
    leave('Budget, at most');
    await screen.findByText('Max less than min');
    await screen.findByText('Min more than max');
  });

  it('[CLIENT-02] Email already exists, as the server says, on the field of the first step', async () => {
    fakeClient(
      {},
      {
        'POST /clients': () =>
          failWith('email_exists', {
            fields: [{ path: 'email', code: 'email_exists', message: 'Email already exists' }],
          }),
      },
    );
    await openForm('/clients/form?step=finance');
    fillRequired();
    type('Email', 'etienne@example.com');
    press('Save client');
    await screen.findByText('Email already exists');
    await waitFor(() => expect(document.activeElement).toBe(fieldOf('Email')));
  });
});

describe('the steps', () => {
  it('[CLIENT-01] personal info, address and finance follow each other, and what is sent is whole', async () => {
    const api = fakeClient();
    const { router, user } = await openForm();
    fillRequired();
    await user.click(screen.getByRole('button', { name: 'Add an email' }));
    type('Email 2', 'second@example.com');
    await user.click(screen.getByRole('radio', { name: 'Waiting list' }));
    await user.type(screen.getByRole('combobox', { name: 'Tags' }), 'Lake{Enter}');
    await user.click(screen.getByRole('switch', { name: /Receives emails from you/ }));
    await user.click(screen.getByRole('button', { name: 'Next: Address' }));
    await waitFor(() => expect(router?.state.location.search).toEqual({ step: 'address' }));
    await user.click(await screen.findByRole('button', { name: 'Next: Finance' }));
    await user.click(await screen.findByRole('button', { name: 'Save client' }));
    await waitFor(() => expect(router?.state.location.pathname).toBe('/clients/view'));
    expect(router?.state.location.search).toEqual({ id: clientId });
    await screen.findByText('Étienne Gagnon was added');
    expect(api.calls('POST /clients')[0]?.body).toMatchObject({
      firstName: 'Étienne',
      phone: '514 555 0190',
      moreEmails: ['second@example.com'],
      category: 'waitingList',
      tags: ['Lake'],
      isOptedOut: true,
      postalCode: 'h2x3k8',
      budget: 80_000_000,
      budgetMax: null,
      birthday: null,
    });
  });

  it('[CLIENT-01] a client is changed, and what an import left open is marked', async () => {
    const client = sampleClient({ isIncomplete: true, city: '', budget: null, budgetMax: null });
    const api = fakeClient({ client });
    const { router } = await openForm(`/clients/form?id=${clientId}`);
    await screen.findByText(
      'This client came in with an import. Before you can save, fill in: City, Budget.',
    );
    await screen.findByText('City is a required field');
    expect(fieldOf('Phone').value).toBe('416 555 0142');
    type('City', 'Toronto');
    type('Budget', '1,000');
    press('Save and close');
    await waitFor(() => expect(router?.state.location.pathname).toBe('/clients/view'));
    expect(api.calls('PUT /clients/{id}')[0]?.body).toMatchObject({ city: 'Toronto', budget: 100_000 });
  });

  it('reads in French', async () => {
    fakeClient();
    await openForm('/clients/form', 'fr');
    screen.getByRole('heading', { level: 1, name: 'Nouveau client' });
    press('Enregistrer et fermer');
    await screen.findByText('Prénom est un champ obligatoire');
  });
});

describe('people who are there already', () => {
  const same = (reasons: ('email' | 'phone')[]) => [
    { client: { ...sampleRow(), id: otherId, firstName: 'Éti', lastName: 'Gagnon' }, reasons },
  ];

  it('a likely double is asked about before it is saved', async () => {
    const api = fakeClient(
      {},
      { 'POST /clients/duplicates': () => ({ isSuccess: true, result: same(['phone']) }) },
    );
    const { user } = await openForm();
    fillRequired();
    await screen.findByText('Likely the same person, by phone');
    press('Save and close');
    const dialog = await screen.findByRole('dialog', { name: 'Is this the same person?' });
    within(dialog).getByRole('button', { name: 'Open that client' });
    expect(api.calls('POST /clients')).toHaveLength(0);
    await user.click(within(dialog).getByRole('button', { name: 'Save anyway' }));
    await waitFor(() => expect(api.calls('POST /clients')).toHaveLength(1));
  });

  it('a saved client can be merged into the one who has the same email', async () => {
    const api = fakeClient(
      {},
      {
        'POST /clients/duplicates': () => ({ isSuccess: true, result: same(['email']) }),
        'POST /clients/{id}/merge': () => ({ isSuccess: true, result: sampleClient({ id: otherId }) }),
      },
    );
    const { user, router } = await openForm(`/clients/form?id=${clientId}`);
    await screen.findByText('A client has this email');
    await user.click(screen.getByRole('button', { name: 'Merge into that client' }));
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Merge Amara Chen-Laurent into Éti Gagnon?',
    });
    await user.click(within(dialog).getByRole('button', { name: 'Merge' }));
    await waitFor(() => expect(router?.state.location.search).toEqual({ id: otherId }));
    expect(api.calls('POST /clients/{id}/merge')).toMatchObject([
      { params: { id: otherId }, body: { otherId: clientId } },
    ]);
  });
});

describe('the draft', () => {
  it('is kept after a pause and when the form is left', async () => {
    const api = fakeClient();
    const { unmount } = await openForm();
    type('First name', 'Étienne');
    await screen.findByText(/^Draft saved Nov 12, 2025/);
    expect(JSON.parse(api.calls('PUT /clients/draft')[0]?.body.content ?? '')).toEqual({
      firstName: 'Étienne',
    });
    type('Last name', 'Gagnon');
    unmount();
    await waitFor(() => expect(api.calls('PUT /clients/draft')).toHaveLength(2));
  });

  it('is continued, and can be put away and taken back', async () => {
    const content = JSON.stringify({ firstName: 'Étienne', city: 'Laval', nonsense: 1, tags: 'no list' });
    const draft = { content, step: 1, savedAt: '2025-11-12T17:04:00.000Z' };
    const api = fakeClient({}, { 'GET /clients/draft': () => ({ isSuccess: true, result: draft }) });
    await openForm();
    await screen.findByText(/^Continued from your draft of /);
    expect(step(/^Address$/).getAttribute('aria-current')).toBe('step');
    expect(fieldOf('City').value).toBe('Laval');
    press('Start over');
    expect(fieldOf('City').value).toBe('');
    await waitFor(() => expect(api.calls('DELETE /clients/draft')).toHaveLength(1));
    press('Undo');
    expect(fieldOf('City').value).toBe('Laval');
    expect(fieldOf('First name').value).toBe('Étienne');
  });
});

describe('the limit of the plan', () => {
  const result = samplePlans({ plan: 'solo', clients: 48 });
  const routes = { 'GET /users/plans': () => ({ isSuccess: true as const, result }) };
  const words = 'Your Solo plan holds 50 clients and has room for 2 more.';

  it('is told before a new client is written, and nothing of it to who edits one', async () => {
    fakeClient({}, routes);
    const { unmount } = await openForm();
    await screen.findByText(words);
    unmount();
    const api = fakeClient({}, routes);
    await openForm(`/clients/form?id=${clientId}`);
    expect(screen.queryByText(words)).toBeNull();
    expect(api.calls('GET /users/plans')).toHaveLength(0);
  });

  it('shows the sentence of the server when it refuses, and keeps what was written', async () => {
    const refuse = () => failWith('plan_limit', { friendlyMessage: 'Your Solo plan is full.' });
    fakeClient({}, { ...routes, 'POST /clients': refuse });
    await openForm();
    fillRequired();
    press('Save and close');
    await screen.findByText('Your Solo plan is full.');
    expect((fieldOf('First name') as HTMLInputElement).value).toBe('Étienne');
  });
});
