import type { ClientImport } from '@hearthline/contract/client-import';
import { importMaxBytes, importPartBytes, importTargets } from '@hearthline/contract/client-import';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failWith } from '../../../testing/fake-api.ts';
import { renderWithProviders } from '../../../testing/render.tsx';
import { signIn } from '../../../testing/sign-in.ts';
import { importedAt as at, fakeImport, importId as id, sampleImport } from '../testing/fake-import.ts';
import { fileMaxBytes, partBytes } from './import-file.ts';
import { ImportScreen } from './import-screen.tsx';

// Whole screens take their time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
beforeEach(() => {
  signIn();
  window.scrollTo = () => {};
});

const open = (search = `?id=${id}`, language: 'en' | 'fr' = 'en') => ({
  ...renderWithProviders(<ImportScreen timeZone="America/Toronto" />, {
    language,
    route: `/clients/import${search}`,
  }),
  user: userEvent.setup(),
});
const rowOf = async (name: string) =>
  (await screen.findByRole('rowheader', { name })).closest('tr') as HTMLElement;
const last = <T,>(items: T[]): T | undefined => items.at(-1);

describe('[CLIENT-03] the file', () => {
  it('is sent in parts of the length that the server wants, then read', async () => {
    expect([fileMaxBytes, partBytes]).toEqual([importMaxBytes, importPartBytes]);
    const api = fakeImport(
      { state: 'mapping' },
      {
        'POST /clients/imports': () => ({ isSuccess: true, result: sampleImport({ state: 'uploading' }) }),
        'POST /clients/imports/{id}/parts/{part}': () => ({ isSuccess: true, result: { receivedBytes: 1 } }),
        'POST /clients/imports/{id}/read': () => ({
          isSuccess: true,
          result: sampleImport({ state: 'mapping' }),
        }),
      },
    );
    const { router } = open('');
    const input = await screen.findByLabelText('Choose a file');
    fireEvent.change(input, { target: { files: [new File(['x'], 'clients.xlsx')] } });
    await screen.findByText(/Save it as CSV first/);
    const file = new File([new Uint8Array(partBytes + 10)], 'clients-2025.csv');
    fireEvent.change(input, { target: { files: [file] } });
    await screen.findByText('clients-2025.csv · 240 rows, 5 columns');
    expect(api.calls('POST /clients/imports')[0]?.body).toEqual({
      fileName: 'clients-2025.csv',
      bytes: partBytes + 10,
    });
    expect(
      api
        .calls('POST /clients/imports/{id}/parts/{part}')
        .map(({ params, hasFile }) => [params.part, hasFile]),
    ).toEqual([
      ['0', true],
      ['1', true],
    ]);
    expect(router?.state.location.search).toEqual({ id });
    await waitFor(() => expect(api.calls('PUT /clients/imports/{id}/plan')).toHaveLength(1));
    expect(api.calls('PUT /clients/imports/{id}/plan')[0]?.body.tag).toMatch(/^Import \d{4}-\d\d-\d\d$/);
  });

  it('that could not be read says why, and earlier ones are a step away', async () => {
    fakeImport({ state: 'failed', failure: 'tooManyRows' });
    open();
    await screen.findByText(/more than 100,000 rows/);
    const link = await screen.findByRole('link', { name: 'clients-2025.csv' });
    expect(link.getAttribute('href')).toBe(`/clients/import?id=${id}`);
  });

  it('of nobody is missing', async () => {
    fakeImport({}, { 'GET /clients/imports/{id}': () => failWith('not_found') });
    open(undefined, 'fr');
    await screen.findByText('Cette importation n’existe pas');
  });
});

describe('[CLIENT-03] the columns', () => {
  it('say how well they are understood, and a changed one is told', async () => {
    const api = fakeImport();
    const { user } = open();
    within(await rowOf('First Name')).getByText('Matched');
    within(await rowOf('Mobile')).getByText('Cleaned to 416 555 0142');
    within(await rowOf('DOB')).getByText('Day first, check one');
    within(await rowOf('Stage')).getByText('2 values to match');
    within(await rowOf('CRM_ID')).getByText('Left out');
    for (const text of ['4 matched', '1 left out', '2 to check', '3 rows: no phone.']) screen.getByText(text);
    const counted = [...document.querySelectorAll('dl:has(> div > dd.text-success) dd')].map(
      ({ textContent }) => Number(textContent),
    );
    expect(counted.reduce((sum, each) => sum + each, 0)).toBe(240);

    await user.click(within(await rowOf('CRM_ID')).getByRole('button'));
    await user.click(await screen.findByRole('option', { name: 'Note' }));
    await waitFor(() =>
      expect(last(api.calls('PUT /clients/imports/{id}/plan'))?.body.columns[4]?.target).toBe('note'),
    );
    expect(api.calls('PUT /clients/imports/{id}/plan')).toHaveLength(1);
    within(await rowOf('CRM_ID')).getByText('Matched');
  });

  it('have values that are matched to our words, dates that are turned round, and a preview', async () => {
    const api = fakeImport();
    const { user } = open();
    await screen.findByText('Nov 3, 1987');
    await user.click(screen.getByRole('radio', { name: 'Month first' }));
    await screen.findByText('Mar 11, 1987');
    await user.click(await screen.findByRole('button', { name: 'purple becomes Leave empty' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Waiting list' }));
    await waitFor(() =>
      expect(last(api.calls('PUT /clients/imports/{id}/plan'))?.body.columns[3]?.values).toEqual([
        { value: 'purple', becomes: 'waitingList' },
      ]),
    );
    within(await rowOf('Stage')).getByText('1 value to match');
    await user.click(screen.getByRole('button', { name: 'Next row' }));
    await screen.findByText('Daniel Chen');
    screen.getByText('No phone');
  });

  it('say when the preview cannot be shown, and try again', async () => {
    let isDown = true;
    const result = [{ rowNumber: 1, values: { firstName: 'Amara', lastName: 'Chen' }, reasons: [] }];
    const preview = () => (isDown ? failWith('not_found') : { isSuccess: true as const, result });
    fakeImport({}, { 'GET /clients/imports/{id}/preview': preview });
    const { user } = open();
    const again = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await user.click(again);
    await screen.findByText('Amara Chen');
  });

  it('may become everything that the contract knows', async () => {
    fakeImport();
    const { user } = open();
    await user.click(within(await rowOf('CRM_ID')).getByRole('button'));
    expect(await screen.findAllByRole('option')).toHaveLength(importTargets.length);
  });
});

describe('[CLIENT-03] the check and the import', () => {
  it('shows rows by kind, takes rules and a tag, and starts', async () => {
    const api = fakeImport();
    const { user } = open(`?id=${id}&step=check`);
    await screen.findByText('Twice · Told');
    screen.getByText('Same email as row 4');
    screen.getByText('Birthday cannot be read, kept in the note');
    await user.click(screen.getByRole('button', { name: /^Known email/ }));
    await screen.findByText('Email of a client you have');
    screen.getByRole('button', { name: 'Import 183 rows' });
    await user.click(screen.getByRole('radio', { name: /^Leave out.*Nothing about/ }));
    screen.getByRole('button', { name: 'Import 175 rows' });
    await user.clear(screen.getByLabelText('Tag for everybody in this file'));
    await user.type(screen.getByLabelText('Tag for everybody in this file'), 'Lake');
    const begin = screen.getByRole<HTMLButtonElement>('button', { name: 'Import 175 rows' });
    // The rules are told first.
    expect(begin.disabled).toBe(true);
    await waitFor(() => expect(begin.disabled).toBe(false));
    await user.click(begin);
    await screen.findByRole('heading', { name: 'Import finished' });
    expect(last(api.calls('PUT /clients/imports/{id}/plan'))?.body).toMatchObject({
      known: 'skip',
      tag: 'Lake',
    });
    expect(screen.getByRole('link', { name: 'Open these clients' }).getAttribute('href')).toBe(
      '/clients?tags=Lake',
    );
  });

  it('starts by nothing that the server has not heard, and tells it again', async () => {
    let isDown = true;
    const api = fakeImport(
      {},
      {
        'PUT /clients/imports/{id}/plan': ({ body }) =>
          isDown
            ? failWith('internal')
            : { isSuccess: true, result: sampleImport({ known: body.known, tag: body.tag }) },
      },
    );
    const { user } = open(`?id=${id}&step=check`);
    await user.click(await screen.findByRole('radio', { name: /^Leave out.*Nothing about/ }));
    await user.click(screen.getByRole('button', { name: 'Import 175 rows' }));
    await screen.findByRole('alert');
    expect(api.calls('POST /clients/imports/{id}/start')).toEqual([]);
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Import 175 rows' }));
    await screen.findByRole('heading', { name: 'Import finished' });
    expect(last(api.calls('PUT /clients/imports/{id}/plan'))?.body.known).toBe('skip');
  });

  it('starts after rows were checked once more by a changed plan', async () => {
    let moment = 0;
    let state: ClientImport['state'] = 'checked';
    let isCheckOver = false;
    const reply = () => {
      moment += 1;
      return {
        isSuccess: true as const,
        result: sampleImport({ state, updatedAt: new Date(Date.parse(at) + moment).toISOString() }),
      };
    };
    fakeImport(
      {},
      {
        'PUT /clients/imports/{id}/plan': () => {
          state = 'checking';
          return reply();
        },
        'GET /clients/imports/{id}': () => {
          if (state === 'checking' && isCheckOver) state = 'checked';
          return reply();
        },
        'POST /clients/imports/{id}/start': () => {
          state = 'done';
          return reply();
        },
      },
    );
    const { user } = open();
    await user.click(await screen.findByRole('radio', { name: 'Month first' }));
    await screen.findByRole('heading', { name: 'Checking rows' });
    isCheckOver = true;
    await user.click(screen.getByRole('button', { name: 'Next: Check' }));
    const start = await screen.findByRole<HTMLButtonElement>('button', { name: 'Import 183 rows' });
    await waitFor(() => expect(start.disabled).toBe(false));
    await user.click(start);
    await screen.findByRole('heading', { name: 'Import finished' });
  });

  it('says when rows cannot be shown, and tries again', async () => {
    let isDown = true;
    fakeImport(
      {},
      {
        'GET /clients/imports/{id}/issues': () =>
          isDown ? failWith('not_found') : { isSuccess: true, totalRows: 0, result: [] },
      },
    );
    const { user } = open(`?id=${id}&step=check`);
    const again = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await user.click(again);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
  });

  it('waits while another one runs', async () => {
    fakeImport({}, { 'POST /clients/imports/{id}/start': () => failWith('conflict') });
    const { user } = open(`?id=${id}&step=check`);
    await user.click(await screen.findByRole('button', { name: 'Import 183 rows' }));
    await screen.findByText(/Another import is running/);
  });

  it('moves on, and is taken back after a question', async () => {
    fakeImport({ state: 'importing', rowsDone: 120 });
    const first = open();
    const bar = await screen.findByRole('progressbar', { name: 'Importing' });
    expect(bar.getAttribute('aria-valuetext')).toBe('120 of 240');
    first.unmount();

    const api = fakeImport({ state: 'done', counts: { ...sampleImport().counts, created: 174, updated: 8 } });
    const { user, queryClient } = open();
    const list = ['clients', 'page', {}];
    const isOld = () => queryClient.getQueryState(list)?.isInvalidated;
    queryClient.setQueryData(list, 'read before');
    await waitFor(() => expect(isOld()).toBe(true));
    queryClient.setQueryData(list, 'read again');
    await user.click(await screen.findByRole('button', { name: 'Undo import' }));
    const dialog = await screen.findByRole('alertdialog');
    within(dialog).getByText(/The 174 clients it added will be deleted/);
    await user.click(within(dialog).getByRole('button', { name: 'Undo import' }));
    const heading = await screen.findByRole('heading', { name: 'Import undone' });
    expect(document.activeElement).toBe(heading);
    screen.getByText('Deleted');
    expect(isOld()).toBe(true);
    expect(api.calls('POST /clients/imports/{id}/undo')).toHaveLength(1);
  });
});
