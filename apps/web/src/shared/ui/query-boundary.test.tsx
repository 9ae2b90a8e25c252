import {
  keepPreviousData,
  onlineManager,
  QueryClient,
  QueryClientProvider,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startTestTexts } from '../../testing/texts.ts';
import { ApiError } from '../api/api-error.ts';
import { useQueryBoundary } from '../api/use-query-boundary.ts';
import { QueryBoundary } from './query-boundary.tsx';
import { QueryError } from './query-error.tsx';

startTestTexts();

/** The third call of a query would come in an hour. */
const retryDelay = (attempt: number) => (attempt === 0 ? 0 : 3_600_000);

function renderQuery(element: ReactElement) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: 5, retryDelay } } });
  const inClient = (each: ReactElement) => <QueryClientProvider client={client}>{each}</QueryClientProvider>;
  const { rerender } = render(inClient(element));
  return { rerender: (next: ReactElement) => rerender(inClient(next)), client };
}

interface HomesProps {
  fetchHomes: () => Promise<string[]>;
  place?: string;
  previous?: 'dim' | 'keep';
  retry?: boolean;
}

function Homes({ fetchHomes, place = 'Oakville', previous, retry = true }: HomesProps) {
  const query = useQuery({
    queryKey: ['homes', place],
    queryFn: fetchHomes,
    placeholderData: keepPreviousData,
    ...(retry ? {} : { retry: false }),
  });
  return (
    <QueryBoundary
      query={query}
      pending={<p>waiting</p>}
      error={(failure) => (
        <QueryError
          failure={failure}
          text="Homes could not be loaded."
          notFound={{ text: 'There is no such place.', action: <a href="/places">All places</a> }}
        />
      )}
      isEmpty={(homes) => homes.length === 0}
      empty={<p>no homes</p>}
      previous={previous}
    >
      {(homes) => <p>{homes.join(', ')}</p>}
    </QueryBoundary>
  );
}

afterEach(() => onlineManager.setOnline(true));

describe('a query boundary', () => {
  it('waits, then shows what came', async () => {
    renderQuery(<Homes fetchHomes={async () => ['a hut']} />);
    screen.getByText('waiting');
    await screen.findByText('a hut');
    expect(screen.queryByText('waiting')).toBeNull();
  });

  it('says when there is none', async () => {
    renderQuery(<Homes fetchHomes={async () => []} />);
    await screen.findByText('no homes');
  });

  it('shows a failure while the retries still go on, and begins again at once on demand', async () => {
    const fetchHomes = vi.fn<() => Promise<string[]>>().mockRejectedValue(new Error('down'));
    renderQuery(<Homes fetchHomes={fetchHomes} />);
    await screen.findByText('Homes could not be loaded.');
    expect(fetchHomes).toHaveBeenCalledTimes(2);

    fetchHomes.mockResolvedValue(['a hut']);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('a hut');
    expect(fetchHomes).toHaveBeenCalledTimes(3);
  });

  it('says that there is no network, and goes on when there is', async () => {
    onlineManager.setOnline(false);
    renderQuery(<Homes fetchHomes={async () => ['a hut']} />);
    await screen.findByText('You are offline. This loads as soon as you are back.');
    onlineManager.setOnline(true);
    await screen.findByText('a hut');
  });

  it('says that something is gone, with a way on and nothing to try again', async () => {
    const gone = new ApiError({ status: 404, code: 'not_found', friendlyMessage: 'Not found' });
    renderQuery(<Homes retry={false} fetchHomes={() => Promise.reject(gone)} />);
    await screen.findByText('There is no such place.');
    screen.getByRole('link', { name: 'All places' });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('lets the server say why it refuses, and does not repeat it of a fault that passes', async () => {
    const refusal = new ApiError({ status: 403, code: 'forbidden', friendlyMessage: 'Not for you' });
    const { rerender } = renderQuery(
      <Homes key="a" place="a" retry={false} fetchHomes={() => Promise.reject(refusal)} />,
    );
    await screen.findByText('Not for you');
    const fault = new ApiError({ status: 500, code: 'internal', friendlyMessage: 'Server hiccup' });
    rerender(<Homes key="b" place="b" retry={false} fetchHomes={() => Promise.reject(fault)} />);
    await screen.findByText('Homes could not be loaded.');
  });

  it('keeps what is shown when only a later refresh fails', async () => {
    const fetchHomes = vi.fn<() => Promise<string[]>>().mockResolvedValueOnce(['a hut']);
    const { client } = renderQuery(<Homes retry={false} fetchHomes={fetchHomes} />);
    await screen.findByText('a hut');
    fetchHomes.mockRejectedValue(new Error('down'));
    await client.refetchQueries();
    expect(fetchHomes).toHaveBeenCalledTimes(2);
    screen.getByText('a hut');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it.each([
    ['dim', false],
    ['keep', true],
  ] as const)('%s: what was there before stays in sight until the next answer', async (previous, isKept) => {
    const first = async () => ['a hut'];
    const { rerender } = renderQuery(<Homes previous={previous} fetchHomes={first} />);
    await screen.findByText('a hut');
    const isOld = () => screen.getByText('a hut').closest('[aria-busy]') !== null;
    expect(isOld()).toBe(false);

    const down = () => Promise.reject(new Error('down'));
    rerender(<Homes previous={previous} place="Burlington" fetchHomes={down} />);
    expect(isOld()).toBe(true);
    await screen.findByText('Homes could not be loaded.');
    expect(screen.queryByText('a hut') !== null).toBe(isKept);
  });
});

describe('several queries', () => {
  const down = async (name: string): Promise<string> => {
    throw new Error(name);
  };

  /** A page of one kind and a plain answer of another. */
  function Both({ fetchOne }: { fetchOne: (name: string) => Promise<string> }) {
    const pages = useInfiniteQuery({
      queryKey: ['pages'],
      queryFn: () => fetchOne('pages'),
      initialPageParam: 1,
      getNextPageParam: () => null,
    });
    const plain = useQuery({ queryKey: ['plain'], queryFn: () => fetchOne('plain') });
    const other = useQuery({ queryKey: ['other'], queryFn: () => fetchOne('other') });
    const failure = useQueryBoundary(pages, plain);
    if (failure) return <QueryError failure={failure} layout="page" />;
    return <p>{[pages.data?.pages.join(), plain.data, other.data].join(' ')}</p>;
  }

  it('fail together and are tried again together, and no other', async () => {
    const fetchOne = vi.fn(down);
    renderQuery(<Both fetchOne={fetchOne} />);
    await screen.findByRole('heading', { name: 'This could not be loaded.' });
    await vi.waitFor(() => expect(fetchOne).toHaveBeenCalledTimes(6));

    fetchOne.mockImplementation(async (name) => `${name}!`);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('pages! plain!');
    expect(fetchOne.mock.calls.slice(6).map(([name]) => name)).toEqual(['pages', 'plain']);
  });
});
