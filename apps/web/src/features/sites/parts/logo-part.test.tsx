import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openBuilder } from '../testing/open-builder.tsx';

vi.setConfig({ testTimeout: 30_000 });

const png = (name: string) => new File([new Uint8Array(64)], name, { type: 'image/png' });
const choose = (label: string, file: File) =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { files: [file] } });

it('[SITE-01] takes a logo with words for it and a favicon without, and removes them again', async () => {
  const { api, user } = await openBuilder('/site-builder?part=logo');
  await screen.findByText('Your name in letters stands here until you add a logo.');
  choose('Logo', png('mark.png'));
  const alt = await screen.findByLabelText('Says for people who cannot see it');
  fireEvent.change(alt, { target: { value: 'Okafor Homes' } });
  choose('Favicon', png('tab.png'));
  await waitFor(() => expect(api.site().draft.favicon).not.toBeNull());
  expect(api.site().draft.logo?.alt).toEqual({ en: 'Okafor Homes', fr: '' });
  expect(api.calls('POST /sites/mine/pictures').map(({ query }) => query.get('use'))).toEqual([
    'logo',
    'favicon',
  ]);
  // Both are shown whole.
  expect(screen.queryByRole('button', { name: /What must stay visible/ })).toBeNull();
  expect(screen.getAllByLabelText('Says for people who cannot see it')).toHaveLength(1);
  await user.click(screen.getAllByRole('button', { name: 'Remove' })[0] as HTMLElement);
  await waitFor(() => expect(api.site().draft.logo).toBeNull());
  screen.getByText('Your name in letters stands here until you add a logo.');
});
