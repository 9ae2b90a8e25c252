import type { QueryResult, ResultScope } from '@hearthline/contract/badges';
import type { BadgeConfiguration } from '@hearthline/domain/badge/configuration';
import {
  badgeColors,
  badgeIconKeys,
  badgeIconPositions,
  emptyConfiguration,
} from '@hearthline/domain/badge/configuration';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderWithProviders } from '../../../testing/render.tsx';
import type { BadgeCardProps } from './badge-card.tsx';
import { BadgeCard } from './badge-card.tsx';
import { badgeLinkTarget } from './badge-link.tsx';

const scope: ResultScope = {
  area: { text: 'Mississauga', note: '' },
  period: { text: 'Last 90 days', note: '' },
  choices: [],
  comparison: 'vs the 90 days before',
  comparisonSample: '',
  sample: '',
};

function resultOf(...rows: (number | string | null)[][]): QueryResult {
  return { columnsNames: ['period', 'value', 'change', 'records'], rows, sentParams: [], scope };
}

interface Drawn extends Partial<Omit<BadgeCardProps, 'configuration'>> {
  configuration?: Partial<BadgeConfiguration>;
  language?: 'en' | 'fr';
}

function renderCard({ configuration, language = 'en', ...props }: Drawn) {
  return renderWithProviders(
    <BadgeCard
      configuration={{ ...emptyConfiguration, title: 'Average sold price', ...configuration }}
      result={resultOf([null, 1_482_350, 4.2, 12])}
      state="ready"
      {...props}
    />,
    { language, route: '/' },
  );
}

it.each([
  ['en', { symbol: '$' as const }, 'Medium' as const, '$1,482,350'],
  ['en', { symbol: '$' as const }, 'Small' as const, '$1,482,350'],
  [
    'en',
    { symbol: '%' as const, symbolPosition: 'Right' as const, val1ColIndex: 2 },
    'Large' as const,
    '4.20%',
  ],
  ['fr', { symbol: '$' as const }, 'Large' as const, '$1\u202F482\u202F350'],
  [
    'fr',
    { symbol: '$' as const, symbolPosition: 'Right' as const },
    'Small' as const,
    '1\u202F482\u202F350\u00A0$',
  ],
  [
    'fr',
    { symbol: '%' as const, symbolPosition: 'Right' as const, val1ColIndex: 2 },
    'Medium' as const,
    '4,20\u00A0%',
  ],
])('[BADGE-04] writes numbers in %s with %o in %s', async (language, configuration, size, text) => {
  renderCard({ configuration, size, language: language as 'en' | 'fr' });
  const card = await screen.findByRole('article', { name: 'Average sold price' });
  expect(card.querySelector('.badge-value')?.textContent).toBe(text);
});

it('[BADGE-04] turns the arrow of a negative second value and drops its minus', async () => {
  renderCard({ result: resultOf([null, 21.4, -2.1, 9]), unit: 'days' });
  await screen.findByText('Down 2.10 days vs the 90 days before');
  expect(screen.getByRole('article').textContent).not.toMatch(/[-\u2212]/);
});

it.each([
  ['percent', 'en', 'Up 1.02 pts'],
  ['percent', 'fr', 'En hausse de 1,02 pt'],
  ['months', 'en', 'Up 1.02 months'],
  ['count', 'en', 'Up 1.02%'],
] as const)('says what a trend of %s counts, in %s: %s', async (unit, language, text) => {
  renderCard({ result: resultOf([null, 97.1, 1.02, 9]), unit, language });
  expect((await screen.findByText(new RegExp(`^${text} `))).textContent).toContain(text);
});

it('says its area, its period and on how few it rests, and where these are not the board’s', async () => {
  const few = {
    ...resultOf([null, 900_000, 12.5, 1]),
    scope: {
      ...scope,
      period: { text: 'Last 90 days', note: 'own period' },
      choices: ['Detached'],
      comparisonSample: '3 sales',
      sample: 'from 1 sale',
    },
  };
  const { unmount } = renderCard({ result: few, onOpen: () => {}, size: 'Large' });
  const line = 'Mississauga · Last 90 days, own period · Detached · from 1 sale';
  expect((await screen.findByText(line)).title).toBe(line);
  expect(screen.getByRole('button').getAttribute('aria-describedby')).toBe(screen.getByText(line).id);
  screen.getByText('vs the 90 days before (3 sales)');
  unmount();
  // Words of the agent's own stand in its place and still say on how few; the chip says what it is measured against.
  renderCard({ result: few, configuration: { footerText: 'our spring' } });
  await screen.findByText('our spring (3 sales)');
  screen.getByText(/^Up 12\.50 vs the 90 days before \(3 sales\)$/);
  expect(screen.queryByText('vs the 90 days before (3 sales)')).toBeNull();
});

it('says of which area and period there is no data', async () => {
  renderCard({ result: resultOf([null, null, null, 0]) });
  await screen.findByText('Mississauga · Last 90 days');
});

it('[BADGE-04] says that there is no data, waits with a ring and fails with a way out', async () => {
  const { unmount } = renderCard({ result: resultOf([null, null, null, 0]) });
  await screen.findByText('No data for this period');
  unmount();
  const waiting = renderCard({ result: null, state: 'loading' });
  expect((await screen.findByRole('status')).textContent).toBe('Loading');
  waiting.unmount();
  const onRetry = vi.fn();
  renderCard({ result: null, state: 'failed', onRetry });
  await screen.findByText('Could not load');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it('[BADGE-04] cuts a long error after two lines, keeps it in the title and announces none of many', async () => {
  const errorText = 'Acceptez d’abord l’entente de la chambre immobilière. '.repeat(3).trim();
  renderCard({ result: null, state: 'failed', errorText, onRetry: () => {}, size: 'Small', language: 'fr' });
  const text = await screen.findByText(errorText);
  expect(text.title).toBe(errorText);
  expect(text.classList).toContain('line-clamp-2');
  expect(text.contains(screen.getByRole('button', { name: 'Réessayer' }))).toBe(false);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('[BADGE-05] keeps the old number under the ring while a new one is on its way', async () => {
  renderCard({ state: 'loading', onOpen: () => {} });
  await screen.findByRole('button', { name: 'Average sold price: 1,482,350, show the list' });
  screen.getByRole('status');
});

it('[BADGE-03] [BADGE-07] draws every colour, icon and position, and hides the icon when asked', async () => {
  const { container } = renderWithProviders(
    <div>
      {badgeColors.map((color, index) => (
        <BadgeCard
          key={color}
          configuration={{
            ...emptyConfiguration,
            title: color,
            bgColor: color,
            iconColor: color,
            iconKey: badgeIconKeys[index % badgeIconKeys.length] ?? 'default',
            iconPosition: badgeIconPositions[index % badgeIconPositions.length] ?? 'Hidden',
          }}
          result={resultOf([null, 128, null, 128])}
          state="ready"
        />
      ))}
    </div>,
    { route: '/' },
  );
  await waitFor(() => expect(container.querySelectorAll('article')).toHaveLength(badgeColors.length));
  for (const card of container.querySelectorAll<HTMLElement>('article')) {
    expect(card.style.getPropertyValue('--badge-a')).toBe(
      `var(--bg-${card.querySelector('.badge-title')?.textContent}-a)`,
    );
    expect(card.querySelectorAll('.badge-icon')).toHaveLength(card.dataset.icon === 'Hidden' ? 0 : 1);
  }
});

it('[BADGE-03] links inside the app and by https, and to nothing else', async () => {
  expect(badgeLinkTarget('/clients?tab=touchbase')).toEqual({ path: '/clients?tab=touchbase' });
  expect(badgeLinkTarget('https://example.test/a')).toEqual({ url: 'https://example.test/a' });
  for (const link of [
    'javascript:alert(1)',
    '//evil.test',
    '/\\evil.test',
    'http://a.test',
    'data:,x',
    'https://a@b.test',
  ])
    expect(badgeLinkTarget(link)).toBeNull();
  renderCard({
    configuration: { type: 'BadgeWithLink', link: 'javascript:alert(1)', linkText: 'Open baskets' },
  });
  await screen.findByText('Open baskets');
  expect(screen.queryByRole('link')).toBeNull();
});

it('draws the periods as a line, oldest first, where there are enough of them and room', async () => {
  const rows = [5, 3, 1, 2].map((value) => [null, value, null, value]);
  const { container, unmount } = renderCard({ result: resultOf(...rows) });
  await screen.findByRole('article');
  expect(container.querySelector('polyline')?.getAttribute('points')).toMatch(/^3,19\.5 .* 109,3$/);
  unmount();
  const small = renderCard({ result: resultOf(...rows), size: 'Small' });
  await screen.findByRole('article');
  expect(small.container.querySelector('polyline')).toBeNull();
});

it.each([
  ['en', 'Opens with board access'],
  ['fr', 'S’ouvre avec l’accès à la chambre'],
] as const)(
  'says in %s what opens a value that is kept back, in no colour of an error',
  async (language, text) => {
    renderCard({ language, state: 'locked', result: resultOf(), onOpen: () => {}, onRetry: () => {} });
    const card = await screen.findByRole('article', { name: 'Average sold price' });
    expect(card.textContent).toBe(`Average sold price${text}`);
    expect(card.className).toMatch(/border-dashed border-line-strong/);
    expect(card.outerHTML).not.toMatch(/danger/);
    expect(screen.queryByRole('button')).toBeNull();
  },
);
