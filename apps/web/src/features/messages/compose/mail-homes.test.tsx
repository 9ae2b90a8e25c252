import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { listingIdOf, listingOf } from '../../../testing/sample-home.ts';
import { startCompose, writeDraft } from '../model/compose-state.ts';
import { amara, audience, openCompose, write } from '../testing/render-compose.tsx';
import { at, openBrowser } from '../testing/sample-message.ts';

const homes = [1, 2, 3, 4, 5, 6, 7].map((number) => listingOf(number));
const about = (...numbers: number[]) =>
  `?clientId=${amara}&listings=${numbers.map((number) => listingIdOf(number)).join(',')}`;
const section = () => screen.getByRole('region', { name: 'Homes in this email' });
const shownOrder = () =>
  within(section())
    .getAllByRole('button', { name: /^Remove / })
    .map((button) => button.getAttribute('aria-label')?.replace('Remove ', ''));

beforeEach(() => openBrowser());

describe('homes in a mail', () => {
  it('are found by address and added from the tools, shown as readers get them, and previewed', async () => {
    const { api, user } = await openCompose({ homes });
    expect(screen.queryByRole('region', { name: 'Homes in this email' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Add a home' }));
    const field = screen.getByRole('combobox', { name: 'Find homes' });
    await waitFor(() => expect(document.activeElement).toBe(field));
    await user.type(field, '2 Oak');
    await user.click(await screen.findByRole('option', { name: /2 Oakwood Ave N/ }));
    expect(await within(section()).findByText('$1,649,900')).toBeTruthy();
    expect(within(section()).getByText('Listed by Northlight Realty Inc.')).toBeTruthy();
    expect(within(section()).getByText('There is room for 5 more homes.')).toBeTruthy();
    await write(user);
    await waitFor(() =>
      expect(api.calls('POST /mailings/preview').at(-1)?.body).toMatchObject({
        listingIds: [listingIdOf(2)],
      }),
    );
    await user.click(within(section()).getByRole('button', { name: 'Close' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a home' }));
    await user.click(screen.getByRole('button', { name: 'Send a test to me' }));
    await screen.findByText('A test is on its way to you');
    await user.click(screen.getByRole('button', { name: 'Send to 1' }));
    await waitFor(() => expect(api.calls('POST /mailings')).toHaveLength(1));
    for (const call of ['POST /mailings', 'POST /mailings/test'] as const)
      expect(api.calls(call)[0]?.body).toMatchObject({ listingIds: [listingIdOf(2)] });
  });

  it('come from favorites too, and are six at most', async () => {
    const { user } = await openCompose({ homes, search: about(1, 2, 3, 4) });
    await waitFor(() => expect(shownOrder()).toHaveLength(4));
    await user.click(screen.getByRole('button', { name: 'Add a home' }));
    await user.click(within(section()).getByRole('button', { name: 'From favorites' }));
    const dialog = await screen.findByRole('dialog');
    const box = (number: number) =>
      within(dialog).getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${number} Oakwood`) });
    await user.click(await within(dialog).findByRole('checkbox', { name: /^5 Oakwood/ }));
    await user.click(box(6));
    expect(box(7).disabled).toBe(true);
    await user.click(within(dialog).getByRole('button', { name: 'Add 2 homes' }));
    await waitFor(() => expect(shownOrder()).toHaveLength(6));
    expect(within(section()).getByText('An email holds 6 homes.')).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: 'Find homes' })).toBeNull();
  });

  it('are put in order by keyboard, and one that was taken out comes back to its place', async () => {
    const { api, user } = await openCompose({ homes, search: about(1, 2, 3) });
    await screen.findByRole('button', { name: 'Move 1 Oakwood Ave N' });
    screen.getByRole('button', { name: 'Move 1 Oakwood Ave N' }).focus();
    await user.keyboard(' {ArrowDown} ');
    expect(shownOrder()).toEqual(['2 Oakwood Ave N', '1 Oakwood Ave N', '3 Oakwood Ave N']);
    await user.click(screen.getByRole('button', { name: 'Remove 1 Oakwood Ave N' }));
    expect(shownOrder()).toEqual(['2 Oakwood Ave N', '3 Oakwood Ave N']);
    await waitFor(() => expect(document.activeElement).toBe(section()));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(shownOrder()).toEqual(['2 Oakwood Ave N', '1 Oakwood Ave N', '3 Oakwood Ave N']),
    );
    await waitFor(() =>
      expect(JSON.parse(api.calls('PUT /mailings/draft').at(-1)?.body.content ?? '{}')).toMatchObject({
        listingIds: [2, 1, 3].map(listingIdOf),
      }),
    );
  });

  it('are kept with the draft, and one that is written about comes to them', async () => {
    const { state } = startCompose({ clientId: amara }, null);
    const content = writeDraft({ ...state, listingIds: [listingIdOf(3)] });
    await openCompose({ homes, search: about(1), draft: { content, savedAt: at('17:00') } });
    await waitFor(() => expect(shownOrder()).toEqual(['3 Oakwood Ave N', '1 Oakwood Ave N']));
  });

  it('that may not be shown are told of on their row, and once more before the mail is sent', async () => {
    const { api, user } = await openCompose({ homes: homes.slice(0, 1), search: about(1, 2) });
    expect(
      await screen.findByText('May not be shown to these readers. They get a plain line instead.'),
    ).toBeTruthy();
    await write(user);
    await user.click(screen.getByRole('button', { name: 'Send to 1' }));
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('1 of its 2 homes may not be shown');
    expect(api.calls('POST /mailings')).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Send to 1' }));
    await waitFor(() => expect(api.calls('POST /mailings')).toHaveLength(1));
  });

  it('do not leave without an agreement: it is said, and they can be taken out at once', async () => {
    const { user } = await openCompose({ hasBoardAccess: false, search: about(1, 2) });
    expect(await screen.findByText('You have no agreement with the board now.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Add a home' }));
    expect(within(section()).getByRole('link', { name: 'Request access' })).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: 'Find homes' })).toBeNull();
    await user.click(within(section()).getByRole('button', { name: 'Close' }));
    await write(user);
    await user.click(screen.getByRole('button', { name: 'Send to 1' }));
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('No home is shown. Readers get a line that says to ask you.');
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Remove the homes' }));
    expect(screen.queryByRole('region', { name: 'Homes in this email' })).toBeNull();
  });

  it('stay behind where the mail becomes an SMS', async () => {
    const { api, user } = await openCompose({ homes, search: about(1), found: audience() });
    await write(user);
    await user.click(screen.getByRole('radio', { name: 'SMS' }));
    expect(await screen.findByText(/^Homes go with an email only/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Send to 1' }));
    await waitFor(() => expect(api.calls('POST /mailings')).toHaveLength(1));
    expect(api.calls('POST /mailings')[0]?.body).toMatchObject({ channel: 'sms', listingIds: [] });
  });
});
