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
    const { container } = renderWithProviders(<GalleryScreen />, { language });
    // Plain selectors: asking for roles walks the accessibility of the whole long page.
    expect(container.querySelector('main h1')?.textContent).toBe(texts.title);
    const titles = [...container.querySelectorAll('main h2')].map((heading) => heading.textContent);
    expect(titles.toSorted()).toEqual(Object.values(texts.sections).toSorted());
  });
});
