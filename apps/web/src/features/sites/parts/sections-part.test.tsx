import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openBuilder } from '../testing/open-builder.tsx';

vi.setConfig({ testTimeout: 30_000 });

it('[SITE-01] puts sections in order by keyboard, hides them and shows them again', async () => {
  const { api, user } = await openBuilder('/site-builder?part=sections');
  const order = () =>
    api.site().draft.sections.map(({ section, isShown }) => (isShown ? section : `(${section})`));
  (await screen.findByRole('button', { name: 'Move News' })).focus();
  await user.keyboard(' {ArrowUp}{ArrowUp}');
  expect(api.calls('PUT /sites/mine/draft')).toEqual([]);
  await user.keyboard(' ');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move News' }));
  await user.click(screen.getByRole('switch', { name: 'Show Market figures' }));
  await waitFor(() => expect(order()).toEqual(['cities', 'homes', 'news', '(figures)', 'about', 'contact']));
  await user.keyboard(' ');
  await waitFor(() => expect(order()[3]).toBe('figures'));
});

it('[SITE-01] puts a section back where it was with Escape', async () => {
  const { api, user } = await openBuilder('/site-builder?part=sections');
  (await screen.findByRole('button', { name: 'Move Contact' })).focus();
  await user.keyboard(' {ArrowUp}{Escape}');
  expect(screen.getAllByRole('switch').at(-1)?.getAttribute('aria-label')).toBe('Show Contact');
  expect(api.calls('PUT /sites/mine/draft')).toEqual([]);
});
