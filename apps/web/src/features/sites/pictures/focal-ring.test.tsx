import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openBuilder } from '../testing/open-builder.tsx';

vi.setConfig({ testTimeout: 30_000 });

const ring = () => screen.findByRole('button', { name: /^What must stay visible/ });

it('[SITE-01] is moved with the arrows, in large steps with Shift, and never leaves the picture', async () => {
  const { api, user } = await openBuilder('/site-builder/hero-section');
  (await ring()).focus();
  await user.keyboard('{ArrowLeft}{ArrowDown}');
  screen.getByText('65 % from the left, 45 % from the top');
  await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}');
  screen.getByRole('button', { name: /: 100 % from the left, 45 % from the top$/ });
  await waitFor(() => expect(api.site().draft.hero?.focus).toEqual({ x: 1, y: 0.45 }));
});

it('[SITE-01] goes where the picture is pressed', async () => {
  const { api } = await openBuilder('/site-builder/hero-section');
  const box = (await ring()).parentElement as HTMLElement;
  vi.spyOn(box, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 50, 400, 200));
  fireEvent.pointerDown(box, { button: 0, clientX: 200, clientY: 200 });
  await waitFor(() => expect(api.site().draft.hero?.focus).toEqual({ x: 0.25, y: 0.75 }));
  fireEvent.pointerDown(box, { button: 2, clientX: 300, clientY: 100 });
  screen.getByRole('button', { name: /: 25 % from the left, 75 % from the top$/ });
});

it('[SITE-01] comes back with one undo, however far it was moved', async () => {
  const { user } = await openBuilder('/site-builder/hero-section');
  (await ring()).focus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowUp}{Control>}z{/Control}');
  screen.getByRole('button', { name: /: 66 % from the left, 44 % from the top$/ });
});
