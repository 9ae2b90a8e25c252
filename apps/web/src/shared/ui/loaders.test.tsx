import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithProviders } from '../../testing/render.tsx';
import { Ellipsis, Ring, Ripple } from './loaders.tsx';

it.each([
  ['ring', Ring],
  ['ellipsis', Ellipsis],
  ['ripple', Ripple],
])('[SHELL-18] the %s says what is loading, and stays silent beside words', (name, Loader) => {
  const { container } = renderWithProviders(
    <>
      <Loader />
      <Loader label="Locating" />
      <Loader isDecorative />
    </>,
  );
  expect(screen.getAllByRole('status').map((status) => status.textContent)).toEqual(['Loading', 'Locating']);
  expect(container.querySelectorAll(`.loader-${name}`)).toHaveLength(3);
});
