import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderWithProviders } from '../../../testing/render.tsx';
import { signIn } from '../../../testing/sign-in.ts';
import { setWindowWidth } from '../../../testing/window-width.ts';
import { fakeGreetings } from '../testing/fake-greetings.ts';
import { idOf, sampleTemplate } from '../testing/sample-greetings.ts';
import { TemplateScreen } from './template-screen.tsx';

// Whole screens take their time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
beforeEach(() => {
  signIn();
  setWindowWidth(1440);
});

/** With the ids in its path. */
async function open(path = 'birthdays/candles', kept: Parameters<typeof fakeGreetings>[0] = {}) {
  const api = fakeGreetings(kept);
  const root = createRootRoute();
  const route = createRoute({
    getParentRoute: () => root,
    path: '/events/email-template/$categoryId/$itemId',
    component: () => <TemplateScreen agentName="Maya Okafor" />,
  });
  const router = createRouter({
    routeTree: root.addChildren([route]),
    history: createMemoryHistory({ initialEntries: [`/events/email-template/${path}`] }),
  });
  renderWithProviders(<RouterProvider router={router as never} />);
  await screen.findByText(/^(Save template|There is no such design)$/);
  return { api, router, user: userEvent.setup({ delay: null }) };
}

const subject = () => screen.findByLabelText(/^Subject/);

describe('the template of a greeting', () => {
  it('[EVENT-01] is written in both languages, seen as its clients, and saved', async () => {
    const { api, user } = await open();
    await screen.findByText('Luc Bergeron');
    screen.getByTitle('Email: Happy birthday, Luc');
    await user.click(screen.getByRole('button', { name: 'Next client' }));
    await screen.findByText('Grace Mensah');
    await user.click(screen.getByRole('radio', { name: 'Français, complete' }));
    fireEvent.change(await subject(), { target: { value: 'Bonne fête' } });
    screen.getByText('Not saved yet');
    await user.click(screen.getByRole('button', { name: 'Save template' }));
    await screen.findByText('Template saved');
    expect(api.calls('PUT /greetings/templates/{category}/{design}')[0]).toMatchObject({
      params: { category: 'birthdays', design: 'candles' },
      body: { words: { fr: { subject: 'Bonne fête' } }, picture: null },
    });
    await user.click(await screen.findByRole('button', { name: 'Back to our words' }));
    await waitFor(async () =>
      expect(((await subject()) as HTMLInputElement).value).toBe('Bon anniversaire, {{firstName}}'),
    );
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save template' })),
    );
  });

  it('[EVENT-01] says what is missing, also in the language that is not open', async () => {
    const { api, user } = await open();
    fireEvent.change(await subject(), { target: { value: ' ' } });
    await user.click(screen.getByRole('button', { name: 'Save template' }));
    await screen.findByText('Write a subject.');
    await user.click(screen.getByRole('radio', { name: /^Français/ }));
    await screen.findByText('Subject or message is missing in English.');
    expect(api.calls('PUT /greetings/templates/{category}/{design}')).toEqual([]);
  });

  it('[EVENT-01] takes a picture of one’s own of at most 1 MB, told in both languages', async () => {
    const { api, user } = await open();
    const input = screen.getByLabelText('Choose a picture', { selector: 'input' });
    const file = (bytes: number) => new File([new Uint8Array(bytes)], 'own.jpg', { type: 'image/jpeg' });
    await user.upload(input, file(1024 * 1024 + 1));
    await screen.findByText('File size exceeds 1 MB. Choose a smaller image.');
    await user.upload(input, file(1024));
    const english = await screen.findByLabelText(/in English/);
    await user.click(screen.getByRole('button', { name: 'Save template' }));
    expect(await screen.findAllByText('Say it for those who do not see the picture.')).toHaveLength(2);
    fireEvent.change(english, { target: { value: 'Our street' } });
    fireEvent.change(screen.getByLabelText(/in French/), { target: { value: 'Notre rue' } });
    await user.click(screen.getByRole('button', { name: 'Save template' }));
    await screen.findByText('Template saved');
    expect(api.calls('PUT /greetings/templates/{category}/{design}')[0]?.body.picture).toEqual({
      fileId: idOf(500),
      altEn: 'Our street',
      altFr: 'Notre rue',
    });
  });

  it('asks before changes are lost, and knows when there is no such design', async () => {
    const { user } = await open();
    fireEvent.change(await subject(), { target: { value: 'Other' } });
    await user.click(within(screen.getByRole('navigation', { name: 'Designs' })).getByText('Peonies'));
    await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await user.click(screen.getByRole('button', { name: 'Stay' }));
  });

  it('[EVENT-01] has words for each day of its category, and a test goes to oneself', async () => {
    const template = sampleTemplate({
      category: 'winterHolidays',
      occasion: 'christmas',
      occasions: ['seasonsGreetings', 'christmas', 'newYear'],
    });
    const { api, user } = await open('winterHolidays/candles?day=christmas', { template });
    expect(api.calls('GET /greetings/templates/{category}/{design}')[0]?.query.get('occasion')).toBe(
      'christmas',
    );
    screen.getByRole('button', { name: /^Christmas/ });
    await user.click(screen.getByRole('button', { name: 'Send a test to me' }));
    await screen.findByText('The test is on its way to you');
  });

  it('leads back from a design that is not there', async () => {
    await open('nothing/such');
    screen.getByRole('heading', { name: 'There is no such design' });
  });
});
