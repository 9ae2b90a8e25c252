import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithProviders } from '../../../testing/render.tsx';
import { en } from '../texts/en.ts';
import { fr } from '../texts/fr.ts';
import { GalleryScreen } from './gallery-screen.tsx';

describe('GalleryScreen', () => {
  it.each([
    ['en', en],
    ['fr', fr],
  ] as const)('shows every group of components, silently, in %s', (language, texts) => {
    renderWithProviders(<GalleryScreen />, { language });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(texts.title);
    const main = within(screen.getByRole('main'));
    const titles = main.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(titles.toSorted()).toEqual(Object.values(texts.sections).toSorted());
  });
});
