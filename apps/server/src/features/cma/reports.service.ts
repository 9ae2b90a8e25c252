import type { CmaReportRow, ReportState } from '@hearthline/contract/cma-endpoints';
import type { CmaReport, ReportSection } from '@hearthline/contract/cma-report';
import type { Language } from '@hearthline/contract/common';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { createId } from '../../platform/ids.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import type { SignedLinks } from '../../platform/storage/signed-links.ts';
import { createCmasStore } from './cmas.store.ts';
import { drawReportJob } from './report.jobs.ts';
import { writeReportLetter } from './report-letter.ts';
import type { ReportRecord } from './reports.store.ts';
import { createReportsStore } from './reports.store.ts';
import { tellCmaChanged } from './tell-changed.ts';

export interface ReportsDeps {
  database: Pick<Database, 'asAgent'>;
  clock: Clock;
  fileLinks: Pick<SignedLinks, 'sign'>;
  /** The address of a report's private page. */
  pageUrl(agentId: string, reportId: string, linkNumber: number): string;
  /** Writes to clients; who may not be written to is told back with the reason. */
  sendLetters(
    tx: Tx,
    agentId: string,
    letters: {
      clientIds: readonly string[];
      category: 'reports';
      language: Language;
      subject: string;
      /** HTML. */
      body: string;
      copyToMe: boolean;
    },
  ): Promise<{ sent: number; leftOut: { clientId: string; name: string; reason: string }[] }>;
  notifyOpened(
    tx: Tx,
    agentId: string,
    report: { id: string; cmaId: string; version: number; address: string },
  ): Promise<void>;
}

const fileLinkSeconds = 3_600;
const daysMs = 86_400_000;
const defaultLinkDays = 90;
const mostLinks = 250;
const working: ReportState[] = ['waiting', 'preparing', 'almostThere', 'finalizing'];

export function createReportsService(deps: ReportsDeps) {
  const { database, clock } = deps;

  async function present(tx: Tx, row: ReportRecord): Promise<CmaReportRow> {
    const isOpen = row.linkExpiresAt !== null && row.linkExpiresAt > clock.now();
    return {
      id: row.id,
      cmaId: row.cmaId,
      version: row.version,
      language: row.language as Language,
      sections: row.sections as ReportSection[],
      coverNote: row.coverNote,
      state: row.state,
      progress: row.progress,
      times: row.times,
      ahead:
        row.state === 'waiting' ? await createReportsStore(tx, row.agentId).countAhead(row.createdAt) : 0,
      pages: row.pages,
      bytes: row.bytes,
      fileName: fileNameOf(row.address),
      fileUrl:
        row.fileKey === null
          ? null
          : `/api/files/${deps.fileLinks.sign({ key: row.fileKey, agentId: row.agentId, seconds: fileLinkSeconds })}`,
      createdAt: row.createdAt.toISOString(),
      link:
        isOpen && row.linkExpiresAt
          ? {
              url: deps.pageUrl(row.agentId, row.id, row.linkNumber),
              expiresAt: row.linkExpiresAt.toISOString(),
              openedAt: row.linkOpenedAt?.toISOString() ?? null,
              opened: row.linkOpened,
            }
          : null,
    };
  }

  async function find(tx: Tx, agentId: string, id: string): Promise<ReportRecord> {
    const row = await createReportsStore(tx, agentId).find(id);
    if (!row) throw new AppError('not_found');
    return row;
  }

  const read = (agentId: string, id: string): Promise<CmaReportRow> =>
    database.asAgent(agentId, async (tx) => present(tx, await find(tx, agentId, id)));

  /** The page stays where it is for as long as its link holds. */
  async function openLink(tx: Tx, agentId: string, row: ReportRecord, days: number): Promise<string> {
    const isOpen = row.linkExpiresAt !== null && row.linkExpiresAt > clock.now();
    const linkNumber = isOpen ? row.linkNumber : row.linkNumber + 1;
    if (linkNumber > mostLinks) throw new AppError('conflict');
    await createReportsStore(tx, agentId).update(row.id, {
      linkNumber,
      linkExpiresAt: new Date(clock.now().getTime() + days * daysMs),
    });
    return deps.pageUrl(agentId, row.id, linkNumber);
  }

  return {
    get: read,

    list: (agentId: string, cmaId: string): Promise<CmaReportRow[]> =>
      database.asAgent(agentId, async (tx) => {
        const rows = await createReportsStore(tx, agentId).list(cmaId);
        return Promise.all(rows.map((row) => present(tx, row)));
      }),

    create: (
      agentId: string,
      cmaId: string,
      asked: { version: number; language: Language; sections: ReportSection[]; coverNote: string },
    ): Promise<CmaReportRow> =>
      database.asAgent(agentId, async (tx) => {
        const cmas = createCmasStore(tx, agentId);
        const analysis = await cmas.find(cmaId);
        if (!analysis || analysis.deletedAt || !(await cmas.findVersion(cmaId, asked.version)))
          throw new AppError('not_found');
        const now = clock.now();
        const id = createId(now.getTime());
        await createReportsStore(tx, agentId).insert({
          agentId,
          id,
          cmaId,
          version: asked.version,
          language: asked.language,
          sections: [...new Set(asked.sections)],
          coverNote: asked.coverNote,
          times: JSON.stringify({ waiting: now.toISOString() }),
          createdAt: now,
        });
        await enqueue(tx, drawReportJob, { agentId, reportId: id }, { key: id });
        return present(tx, await find(tx, agentId, id));
      }),

    cancel: (agentId: string, id: string): Promise<CmaReportRow> =>
      database.asAgent(agentId, async (tx) => {
        const row = await find(tx, agentId, id);
        if (working.includes(row.state)) {
          await createReportsStore(tx, agentId).update(id, { state: 'cancelled' });
          await tellCmaChanged(tx, agentId);
        }
        return present(tx, await find(tx, agentId, id));
      }),

    openLink: (agentId: string, id: string, days: number): Promise<CmaReportRow> =>
      database.asAgent(agentId, async (tx) => {
        const row = await find(tx, agentId, id);
        if (row.state !== 'ready') throw new AppError('conflict');
        await openLink(tx, agentId, row, days);
        return present(tx, await find(tx, agentId, id));
      }),

    closeLink: (agentId: string, id: string): Promise<CmaReportRow> =>
      database.asAgent(agentId, async (tx) => {
        const row = await find(tx, agentId, id);
        await createReportsStore(tx, agentId).update(row.id, { linkExpiresAt: null });
        return present(tx, await find(tx, agentId, id));
      }),

    send: (
      agentId: string,
      id: string,
      {
        message,
        ...letter
      }: { clientIds: readonly string[]; subject: string; message: string; copyToMe: boolean },
    ) =>
      database.asAgent(agentId, async (tx) => {
        const row = await find(tx, agentId, id);
        if (row.state !== 'ready') throw new AppError('conflict');
        const isOpen = row.linkExpiresAt !== null && row.linkExpiresAt > clock.now();
        const link = isOpen
          ? deps.pageUrl(agentId, id, row.linkNumber)
          : await openLink(tx, agentId, row, defaultLinkDays);
        const language = row.language as Language;
        return deps.sendLetters(tx, agentId, {
          ...letter,
          category: 'reports',
          language,
          body: writeReportLetter(message, link, language),
        });
      }),

    /** What somebody with the link sees; null where it was closed, has ended or never was. */
    openPage: (
      agentId: string,
      id: string,
      linkNumber: number,
      isPerson: boolean,
    ): Promise<{ report: CmaReport; fileKey: string | null } | null> =>
      database.asAgent(agentId, async (tx) => {
        const store = createReportsStore(tx, agentId);
        const row = await store.find(id);
        const now = clock.now();
        if (!row || row.linkNumber !== linkNumber || row.linkExpiresAt === null || row.linkExpiresAt <= now)
          return null;
        const report = await store.readPayload(id);
        if (!report) return null;
        if (isPerson) {
          await store.noteOpening(id, now);
          await deps.notifyOpened(tx, agentId, {
            id,
            cmaId: row.cmaId,
            version: row.version,
            address: row.address,
          });
          await tellCmaChanged(tx, agentId);
        }
        return { report, fileKey: row.fileKey };
      }),
  };
}
export type ReportsService = ReturnType<typeof createReportsService>;

/** `CMA-62-Oakwood-Ave-N.pdf` */
export function fileNameOf(address: string): string {
  const plain = address
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);
  return `CMA-${plain || 'report'}.pdf`;
}
