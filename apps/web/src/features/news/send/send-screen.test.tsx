import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderWithProviders } from '../../../testing/render.tsx';
import { signIn } from '../../../testing/sign-in.ts';
import { setWindowWidth } from '../../../testing/window-width.ts';
import { ViewScreen } from '../editor/view-screen.tsx';
import { fakeNews } from '../testing/fake-news.ts';
import { findViolations } from '../testing/find-violations.ts';
import { idOf, sampleAudience, samplePost } from '../testing/sample-news.ts';

// Whole screens take their time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

beforeEach(() => {
  signIn();
  setWindowWidth(1440);
});

async function open(kept: Parameters<typeof fakeNews>[0] = {}, at = '') {
  const api = fakeNews(kept);
  renderWithProviders(<ViewScreen agentName="Maya" timeZone="America/Toronto" />, {
    route: `/news/view?id=${idOf(1)}&show=send${at}`,
  });
  await screen.findByRole('heading', { level: 1, name: 'Send to clients' });
  return { api, user: userEvent.setup({ delay: null }) };
}

describe('sending a post', () => {
  it('[NEWS-01] counts its readers, and tells who is left out and why', async () => {
    const { api, user } = await open();
    await screen.findByText('5 match');
    screen.getByText('6 sales, left blank');
    await user.click(await screen.findByRole('button', { name: /Consent ended/ }));
    screen.getByText('The consent has ended. Ask for an express one to write again.');
    screen.getByText('Luc Bergeron and 1 more');
    expect(await findViolations()).toEqual([]);
    await user.click(screen.getByRole('button', { name: /Readers/ }));
    await user.click(await screen.findByRole('option', { name: 'Past clients (5)' }));
    screen.getByText('Smart list, counted again at the moment of sending');
    await waitFor(() =>
      expect(api.calls('POST /news/{id}/audience').at(-1)?.body).toEqual({ audience: { listId: idOf(900) } }),
    );
  });

  it('[NEWS-01] shows the mail as each reader gets it, and sends a test', async () => {
    const { api, user } = await open();
    await screen.findByText('Grace Mensah, Oakville');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText('Luc Tremblay, Port Credit');
    await user.click(screen.getByRole('button', { name: 'Send a test to me' }));
    await screen.findByText('The test is on its way to you');
    // What is seen is what is tested: he reads French.
    expect(api.calls('POST /news/{id}/test')[0]?.body).toEqual({ language: 'fr' });
  });

  it('[NEWS-01] publishes what it leads to, sends it, and asks before it goes to many', async () => {
    const { api, user } = await open({ audience: sampleAudience({ willGet: 182, matches: 221 }) });
    await user.click(await screen.findByRole('button', { name: 'Send to 182' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Send to 182 clients?' });
    await user.click(within(dialog).getByRole('button', { name: 'Send to 182' }));
    await screen.findByText('On its way to 182 clients');
    expect(api.calls('POST /news/{id}/publish')[0]?.body).toEqual({ revision: 3, publishAt: null });
    expect(api.calls('POST /news/{id}/send')[0]?.body).toEqual({
      revision: 4,
      audience: { filter: { version: 1 } },
      sendAt: null,
    });
    await screen.findByText('0 of 3 delivered · 2 left out');
  });

  it('[NEWS-01] schedules a sending and calls it off', async () => {
    const { api, user } = await open(
      { posts: [samplePost({ state: 'published' })] },
      '&at=2099-03-02T14:00:00.000Z',
    );
    await user.dblClick(await screen.findByRole('button', { name: 'Schedule for 3' }));
    expect(await screen.findByRole('button', { name: 'Scheduled' })).toHaveProperty('ariaDisabled', 'true');
    await user.click(screen.getByRole('button', { name: 'Scheduled' }));
    await user.click(await screen.findByRole('button', { name: /^Cancel the sending of Mar 2, 2099/ }));
    await screen.findByText('Nothing goes out.');
    await screen.findByText('Nothing went out.');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Mar 2, 2099'));
    expect(api.calls('POST /news/{id}/send')).toHaveLength(1);
  });

  it('[NEWS-01] keeps back what is not finished', async () => {
    await open({
      posts: [
        samplePost({
          texts: { en: { title: 'T', summary: '', body: '' }, fr: { title: '', summary: '', body: '' } },
        }),
      ],
    });
    await screen.findByText('This post is not finished.');
    expect(await screen.findByRole('button', { name: 'Send to 3' })).toHaveProperty('disabled', true);
  });
});
