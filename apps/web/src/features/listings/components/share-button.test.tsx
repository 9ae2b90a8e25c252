import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderWithProviders } from '../../../testing/render.tsx';
import { sampleMe } from '../../../testing/sample-me.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { setWindowWidth } from '../../../testing/window-width.ts';
import { ShareButton } from './share-button.tsx';

const shared = { url: '/favorites?show=all', title: 'Two homes & a barn', text: 'MLS W1\nListed by Ada' };
const url = new URL(shared.url, window.location.origin).href;

beforeEach(() => {
  signIn();
  setWindowWidth(1440);
  fakeApi({ 'GET /users/me': () => ({ isSuccess: true, result: sampleMe() }) });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'share');
});

function parseMail(link: HTMLElement): URLSearchParams {
  const [scheme, query] = (link.getAttribute('href') ?? '').split('?');
  expect(scheme).toBe('mailto:');
  // A plus is a plus in mails, so blanks must not be written as one.
  expect(query).not.toContain('+');
  return new URLSearchParams(query);
}

async function openPanel(language: 'en' | 'fr' = 'en') {
  const user = userEvent.setup();
  renderWithProviders(<ShareButton {...shared} />, { language });
  await user.click(screen.getByRole('button', { name: language === 'fr' ? 'Partager' : 'Share' }));
  return { user, panel: within(await screen.findByRole('dialog')) };
}

describe('sharing a link', () => {
  it('gives the link to copy, and says who can open it', async () => {
    const { user, panel } = await openPanel();
    expect(panel.getByLabelText<HTMLInputElement>('Link').value).toBe(url);
    panel.getByText('Only people who can sign in to Hearthline can open this link.');
    await user.click(panel.getByRole('button', { name: 'Copy link' }));
    const toast = await screen.findByText('Link copied.');
    expect(toast.parentElement?.textContent).toContain(
      'Only people who can sign in to Hearthline can open it.',
    );
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(url));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('stays open with the link where it could not be copied', async () => {
    const { user, panel } = await openPanel();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await user.click(panel.getByRole('button', { name: 'Copy link' }));
    await screen.findByText('The link could not be copied.');
    panel.getByLabelText('Link');
  });

  it('writes a mail with the facts, who can open it and who sends it', async () => {
    const { panel } = await openPanel();
    const mailLink = panel.getByRole('link', { name: 'Write email' });
    await waitFor(() => expect(parseMail(mailLink).get('body')).toContain('Maya Okafor'));
    const mail = parseMail(mailLink);
    expect(mail.get('subject')).toBe('Two homes & a barn');
    expect(mail.get('body')).toBe(
      `MLS W1\nListed by Ada\n\nOnly people who can sign in to Hearthline can open this link.\n\nMaya Okafor\nNorthlight Realty Inc., Brokerage\n416 555 0119\noffice@northlight.example\n\n${url}`,
    );
  });

  it('speaks French', async () => {
    const { panel } = await openPanel('fr');
    panel.getByText('Seules les personnes qui peuvent se connecter à Hearthline peuvent ouvrir ce lien.');
    panel.getByRole('button', { name: 'Copier le lien' });
    const mail = parseMail(panel.getByRole('link', { name: 'Écrire un courriel' }));
    expect(mail.get('body')).toContain('Seules les personnes');
  });

  it('uses the means of a phone where it has some, and else the panel', async () => {
    setWindowWidth(390);
    const share = vi.fn<Navigator['share']>().mockResolvedValue();
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    const user = userEvent.setup();
    renderWithProviders(<ShareButton {...shared} />);
    const button = screen.getByRole('button', { name: 'Share' });
    await user.click(button);
    expect(share).toHaveBeenLastCalledWith({
      title: shared.title,
      text: expect.stringContaining('Only people who can sign in'),
      url,
    });
    share.mockRejectedValue(new DOMException('turned away', 'AbortError'));
    await user.click(button);
    expect(screen.queryByRole('dialog')).toBeNull();

    share.mockRejectedValue(new DOMException('not now', 'NotAllowedError'));
    await user.click(button);
    await screen.findByRole('dialog', { name: 'Share this link' });
  });
});
