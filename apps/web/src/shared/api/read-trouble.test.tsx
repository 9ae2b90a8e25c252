import { onlineManager, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { useReadTrouble } from './read-trouble.ts';

const queryKey = ['homes'];

/** Says what the hook says about a read that answers as told. */
function Homes({ read }: { read: () => Promise<string> }) {
  const query = useQuery({ queryKey, queryFn: read });
  const trouble = useReadTrouble(query, queryKey);
  return (
    <>
      <output>{query.data ?? trouble?.kind ?? 'waiting'}</output>
      {query.isError ? <p>no more retries</p> : null}
      <button type="button" onClick={trouble?.retry}>
        Try again
      </button>
    </>
  );
}

function renderHomes(read: () => Promise<string>, retryDelay: (attempt: number) => number) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: 5, retryDelay } } });
  render(
    <QueryClientProvider client={client}>
      <Homes read={read} />
    </QueryClientProvider>,
  );
}

afterEach(() => onlineManager.setOnline(true));

it('tells a failure while the retries still go on, and begins again at once on demand', async () => {
  let isDown = true;
  let calls = 0;
  const read = async () => {
    calls += 1;
    if (isDown) throw new Error('down');
    return 'twelve homes';
  };
  // The third call would come in an hour.
  renderHomes(read, (attempt) => (attempt === 0 ? 0 : 3_600_000));
  screen.getByText('waiting');
  await screen.findByText('failed');
  expect(calls).toBe(2);
  expect(screen.queryByText('no more retries')).toBeNull();

  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('twelve homes');
  expect(calls).toBe(3);
});

it('tells that there is no network, and goes on when there is', async () => {
  onlineManager.setOnline(false);
  renderHomes(
    async () => 'twelve homes',
    () => 0,
  );
  await screen.findByText('offline');
  onlineManager.setOnline(true);
  await screen.findByText('twelve homes');
});
