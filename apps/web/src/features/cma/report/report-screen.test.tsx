import type { ReplyOf } from '@hearthline/contract';
import type { Cma } from '@hearthline/contract/cma';
import type { CmaReportRow } from '@hearthline/contract/cma-endpoints';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderWithProviders } from '../../../testing/render.tsx';
import { signIn } from '../../../testing/sign-in.ts';
import { cmaReportsKey } from '../api/report-api.ts';
import { cmaId, makeCma, saleId } from '../testing/grid-fixture.ts';
import { ReportScreen } from './report-screen.tsx';

// On a busy machine what is under way takes its time.

const openPdf = vi.hoisted(() => vi.fn());
vi.mock('./pages/pdfjs.ts', () => ({ openPdf }));

const versions: Cma['versions'] = [1, 2].map((number) => ({
  number,
  value: 165_500_000,
  low: 161_200_000,
  high: 169_800_000,
  savedAt: '2025-11-12T14:00:00.000Z',
  method: 'advance',
  comparables: 4,
  note: '',
}));

function makeReport(part: Partial<CmaReportRow> = {}): CmaReportRow {
  return {
    id: saleId(700),
    cmaId,
    version: 2,
    language: 'en',
    sections: ['cover', 'summary'],
    coverNote: '',
    state: 'waiting',
    progress: 0,
    times: { waiting: '2025-11-12T14:00:00.000Z' },
    ahead: 1,
    pages: null,
    bytes: null,
    fileName: 'CMA-62-Oakwood-Ave-N.pdf',
    fileUrl: null,
    createdAt: '2025-11-12T14:00:00.000Z',
    link: null,
    ...part,
  };
}

const ready = makeReport({
  state: 'ready',
  progress: 1,
  ahead: 0,
  pages: 2,
  bytes: 2_400_000,
  fileUrl: '/api/files/signed',
  times: {
    waiting: '2025-11-12T14:00:00.000Z',
    preparing: '2025-11-12T14:00:04.000Z',
    almostThere: '2025-11-12T14:00:15.000Z',
    finalizing: '2025-11-12T14:00:24.000Z',
    ready: '2025-11-12T14:00:27.000Z',
  },
});

const daniel = {
  id: saleId(801),
  firstName: 'Daniel',
  lastName: 'Whitford',
  email: 'd@example.com',
  phone: '',
};
const sofia = {
  id: saleId(802),
  firstName: 'Sofia',
  lastName: 'Marchetti',
  email: 's@example.com',
  phone: '',
};

interface Kept {
  reports?: CmaReportRow[];
  cma?: Partial<Cma>;
  search?: string;
}

async function open({ reports = [], cma = {}, search = '' }: Kept = {}) {
  const kept = { reports };
  const put = (report: CmaReportRow) => {
    kept.reports = [report, ...kept.reports.filter(({ id }) => id !== report.id)];
    return { isSuccess: true as const, result: report };
  };
  const api = fakeApi({
    'GET /cma/{id}': () => ({ isSuccess: true, result: makeCma({ versions, ...cma }) }),
    'GET /cma/{id}/reports': () => ({ isSuccess: true, result: kept.reports }),
    'POST /cma/{id}/reports': ({ body }) =>
      put(makeReport({ id: saleId(710), version: body.version, language: body.language })),
    'POST /cma/reports/{id}/cancel': () => put({ ...(kept.reports[0] ?? ready), state: 'cancelled' }),
    'POST /cma/reports/{id}/link': () =>
      put({
        ...ready,
        link: {
          url: 'https://pages.example/c/abc',
          expiresAt: '2026-02-10T14:00:00.000Z',
          openedAt: '2025-11-13T15:12:00.000Z',
          opened: 3,
        },
      }),
    'DELETE /cma/reports/{id}/link': () => put(ready),
    'GET /clients/{id}': () => ({
      isSuccess: true,
      result: { ...daniel, language: 'fr' } as unknown as ReplyOf<'GET /clients/{id}'>['result'],
    }),
    'POST /clients/search': () =>
      ({
        isSuccess: true,
        result: [daniel, sofia],
        totalRows: 2,
      }) as unknown as ReplyOf<'POST /clients/search'>,
    'POST /mailings/audience': ({ body }) => {
      const ids = 'clientIds' in body.audience ? body.audience.clientIds : [];
      const isSofiaIn = ids.includes(sofia.id);
      return {
        isSuccess: true,
        result: {
          matches: ids.length,
          willGet: ids.length - (isSofiaIn ? 1 : 0),
          languages: { en: 1, fr: 0 },
          leftOut: isSofiaIn ? [{ reason: 'categoryLeft', count: 1, examples: ['Sofia Marchetti'] }] : [],
          readers: [],
          sending: {
            limit: 50,
            reason: 'newAccount',
            halvedBy: null,
            left: ids.length - 1,
            mayWriteToImported: true,
            today: ids.length - 1,
            later: 1,
            days: 1,
            refusal: null,
          },
        },
      };
    },
    'POST /cma/reports/{id}/send': ({ body }) => ({
      isSuccess: true,
      result: {
        sent: body.clientIds.length - 1,
        leftOut: [{ clientId: sofia.id, name: 'Sofia Marchetti', reason: 'categoryLeft' }],
      },
    }),
  });
  const view = renderWithProviders(<ReportScreen agentName="Maya" timeZone="America/Toronto" />, {
    route: `/cma/calculate/report?id=${cmaId}${search}`,
  });
  await screen.findByRole('heading', { level: 1 });
  const publish = async (report: CmaReportRow) => {
    put(report);
    await act(() => view.queryClient.invalidateQueries({ queryKey: cmaReportsKey }));
  };
  return { api, publish, user: userEvent.setup(), ...view };
}

const plain = (text: string | null | undefined) => text?.replace(/\u00A0/g, ' ') ?? '';
const panelText = () => plain(document.body.textContent);

beforeEach(() => {
  signIn();
  openPdf.mockReset();
  openPdf.mockResolvedValue({
    pages: 2,
    ratio: 11 / 8.5,
    draw: () => ({ canvas: new Promise(() => undefined), cancel: () => undefined }),
    extractText: async (page: number) => `Words of page ${page}`,
    close: () => undefined,
  });
});

describe('[CMA-05] the report', () => {
  it('is made of chosen sections in a chosen order, in the language of the client, and tells how far it is', async () => {
    const { api, publish, user } = await open({
      cma: { client: { id: daniel.id, name: 'Daniel Whitford' } },
    });
    const french = await screen.findByRole('radio', { name: 'French' });
    await vi.waitFor(() => expect((french as HTMLInputElement).checked).toBe(true));
    await user.click(screen.getByRole('checkbox', { name: 'Market trend' }));
    act(() => screen.getByRole('button', { name: 'Move The home up' }).focus());
    await user.keyboard('{Enter}');
    await user.type(screen.getByLabelText('Note on the cover'), 'For your kitchen table.');
    await user.click(screen.getByRole('button', { name: 'Make report' }));
    expect(await screen.findByText('1 report is ahead of yours')).toBeTruthy();
    expect(api.calls('POST /cma/{id}/reports')[0]?.body).toEqual({
      version: 2,
      language: 'fr',
      sections: ['cover', 'subject', 'summary', 'map', 'comparables', 'adjustments', 'method', 'agent'],
      coverNote: 'For your kitchen table.',
    });
    expect(panelText()).toContain('Step 1 of 5 · 0%');
    expect(panelText()).toContain('A notification tells you when the report is ready.');

    await publish(
      makeReport({
        id: saleId(710),
        state: 'almostThere',
        progress: 0.68,
        ahead: 0,
        times: {
          waiting: '2025-11-12T14:00:00.000Z',
          preparing: '2025-11-12T14:00:04.000Z',
          almostThere: '2025-11-12T14:00:15.000Z',
        },
      }),
    );
    const bar = await screen.findByRole('progressbar', { name: 'Almost there' });
    expect(bar.getAttribute('aria-valuenow')).toBe('68');
    expect(panelText()).toContain('Step 3 of 5 · 68%');
    const steps = screen.getAllByRole('listitem').map(({ textContent }) => plain(textContent));
    expect(steps).toContain('Waiting, done1 report was ahead of yours4 s');
    expect(steps).toContain('Preparing, doneComparables, photos and map11 s');

    await publish({ ...ready, id: saleId(710) });
    expect(await screen.findByRole('progressbar', { name: 'Ready to download or send' })).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Download' });
    expect(link.getAttribute('download')).toBe('CMA-62-Oakwood-Ave-N.pdf');
    expect(await screen.findByRole('button', { name: 'Page 2 of 2' })).toBeTruthy();
    expect(openPdf).toHaveBeenCalledExactlyOnceWith('/api/files/signed');
  });

  it('can be cancelled, and made again after it failed', async () => {
    const { api, publish, user } = await open({
      reports: [makeReport({ state: 'preparing', progress: 0.3 })],
    });
    const asked = { sections: ['trend', 'cover'] as CmaReportRow['sections'], coverNote: 'For you' };
    await publish(makeReport({ state: 'failed', language: 'fr', ...asked }));
    expect((await screen.findByRole('alert')).textContent).toContain('The report could not be drawn.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel report' }));
    expect(await screen.findByText('You cancelled this report.')).toBeTruthy();
    // What the failed one held, also where this page never knew what was chosen for it.
    expect(api.calls('POST /cma/{id}/reports').map(({ body }) => body)).toEqual([
      { version: 2, language: 'fr', ...asked },
    ]);
    expect(api.calls('POST /cma/reports/{id}/cancel')[0]?.params.id).toBe(saleId(710));
  });

  it('goes to clients by mail, with who is left out said before and after', async () => {
    const { api, user } = await open({ reports: [ready] });
    await user.click(screen.getByRole('button', { name: 'Send by email' }));
    const dialog = await screen.findByRole('dialog');
    const field = within(dialog).getByRole('combobox', { name: 'To' });
    await user.type(field, 'an');
    await user.click(await screen.findByRole('option', { name: /Daniel/ }));
    expect((within(dialog).getByLabelText('Message') as HTMLTextAreaElement).value).toMatch(
      /^Hi Daniel,\nHere is the market analysis of 62 Oakwood Ave N\..*\nMaya$/,
    );
    await user.type(field, 'an');
    await user.click(await screen.findByRole('option', { name: /Sofia/ }));
    expect(
      await within(dialog).findByText('Sofia Marchetti will be left out: left this kind of email.'),
    ).toBeTruthy();
    expect(dialog.textContent).toContain(
      '1 goes out on one of the following days: 50 messages a day is your limit.',
    );
    expect(dialog.textContent).toContain('2 pages, 2.3 MB · sent as a private link');
    await user.click(within(dialog).getByRole('checkbox', { name: 'Send a copy to myself' }));
    await user.click(within(dialog).getByRole('button', { name: 'Send report' }));
    expect(await screen.findByText('Report sent to 1 client')).toBeTruthy();
    expect(screen.getByText('Sofia Marchetti got nothing: left this kind of email.')).toBeTruthy();
    expect(api.calls('POST /cma/reports/{id}/send')[0]?.body).toMatchObject({
      clientIds: [daniel.id, sofia.id],
      subject: expect.stringMatching(/^Your home value, /),
      copyToMe: false,
    });
  });

  it('has a private page that can be opened, copied and closed', async () => {
    const { user } = await open({
      reports: [ready, makeReport({ id: saleId(701), version: 1, state: 'failed' })],
    });
    await user.click(screen.getByRole('button', { name: 'Create private link' }));
    expect(await screen.findByDisplayValue('https://pages.example/c/abc')).toBeTruthy();
    expect(panelText()).toContain('Open until Feb 10, 2026 · Opened 3 times, last Nov 13, 10:12 AM');
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    await waitFor(async () =>
      expect(await navigator.clipboard.readText()).toBe('https://pages.example/c/abc'),
    );
    await user.click(screen.getByRole('button', { name: 'Close link' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Close link' }));
    expect(await screen.findByRole('button', { name: 'Create private link' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /version 1, English/ }).getAttribute('href')).toContain(
      `version=1&report=${saleId(701)}`,
    );
  });

  it('needs a saved version, and says so', async () => {
    await open({ cma: { versions: [] } });
    expect(screen.getByRole('heading', { name: 'There is no saved version yet' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to calculate' }).getAttribute('href')).toBe(
      `/cma/calculate?id=${cmaId}`,
    );
  });

  it('says that its pages cannot be shown, and tries again', async () => {
    openPdf.mockRejectedValueOnce(new Error('cut'));
    const { user } = await open({ reports: [ready] });
    expect(await screen.findByText(/The pages could not be shown/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Page 1 of 2' })).toBeTruthy();
  });
});
