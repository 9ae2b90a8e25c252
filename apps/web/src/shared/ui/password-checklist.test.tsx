import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithProviders } from '../../testing/render.tsx';
import { PasswordChecklist } from './password-checklist.tsx';

function statesOf(): Record<string, string | undefined> {
  const rules = within(screen.getByRole('list', { name: 'Password rules' })).getAllByRole('listitem');
  return Object.fromEntries(rules.map((rule) => [rule.dataset.rule ?? '', rule.dataset.state]));
}

it('[AUTH-12] shows the five rules as not checked while the fields are empty', () => {
  renderWithProviders(<PasswordChecklist password="" confirmation="" />);

  expect(statesOf()).toEqual({
    length: 'empty',
    mixed: 'empty',
    special: 'empty',
    noSpaces: 'empty',
    match: 'empty',
  });
});

it('[AUTH-12] tells met from unmet rules by state and word', () => {
  renderWithProviders(<PasswordChecklist password="Lakeshore2025" confirmation="Lake" />);

  expect(statesOf()).toEqual({
    length: 'met',
    mixed: 'met',
    special: 'unmet',
    noSpaces: 'met',
    match: 'unmet',
  });
  const rules = screen.getAllByRole('listitem').map((rule) => rule.textContent);
  expect(rules[0]).toBe('At least 8 characters, met');
  expect(rules[2]).toBe('A special character, such as ! @ # $ %, not met');
});
