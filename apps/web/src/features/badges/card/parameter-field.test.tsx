import type { QueryParameter } from '@hearthline/contract/badges';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithProviders } from '../../../testing/render.tsx';
import { ParameterValue } from '../components/parameter-setting.tsx';
import { makeQuery, periodParameter } from '../testing/fake-badges.ts';
import { ParameterField } from './parameter-field.tsx';

const statusParameter: QueryParameter = { ...periodParameter, type: 'listingStatus', title: 'Status' };

function renderField(parameter: QueryParameter, isCompact: boolean) {
  renderWithProviders(
    <ParameterField parameter={parameter} value="gone" onChange={() => {}} isCompact={isCompact} />,
  );
}

it.each([
  ['Period', periodParameter],
  ['Status', statusParameter],
])('shows the value of %s also when it is not offered any more', (title, parameter) => {
  renderField(parameter, false);
  screen.getByRole('button', { name: new RegExp(title) });
  expect(screen.getByText('gone').classList).toContain('text-placeholder');
});

it('keeps the ink of the badge in a pill whose value is not offered any more', () => {
  renderField(statusParameter, true);
  expect(screen.getByText('gone').classList).not.toContain('text-placeholder');
});

it('shows what fills a parameter also when it is not offered any more', () => {
  const query = makeQuery();
  const choice = {
    value: 'last30Days',
    enableDiscovery: false,
    enableResolver: true,
    resolverKey: 'lastDecade',
  };
  renderWithProviders(
    <ParameterValue
      query={query}
      parameter={periodParameter}
      choices={{ [periodParameter.paramDefId]: choice }}
      onChange={() => {}}
    />,
  );
  screen.getByText('lastDecade');
});
