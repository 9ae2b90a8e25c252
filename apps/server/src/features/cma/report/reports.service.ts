import type { CmaReportRow, ReportState } from '@hearthline/contract/cma-endpoints';
import type { CmaReport, ReportSection } from '@hearthline/contract/cma-report';
import type { Language } from '@hearthline/contract/common';
import type { LoadSite } from '@hearthline/contract/site';
import { foldAccents } from '@hearthline/domain/fold-accents';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { createId } from '../../../platform/ids.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import type { OpenLink, PageLinks } from '../../../platform/pages/page-kind.ts';
import type { SignedLinks } from '../../../platform/storage/signed-links.ts';
import { createCmasStore } from '../analyses/cmas.store.ts';
import { publishCmaChanged } from '../publish-changed.ts';
import { drawReportJob } from './report.jobs.ts';
import type { ReportRecord } from './reports.store.ts';
import { createReportsStore } from './reports.store.ts';

export interface ReportsDeps {
  database: Pick<Database, 'asAgent'>;
  clock: Clock;
  fileLinks: Pick<SignedLinks, 'sign'>;
  /** To the private pages of reports. */
  pageLinks: PageLinks;
  loadSite: LoadSite;
  /** Writes to clients; who may not be written to is told back with the reason. */
  sendMails(
    tx: Tx,
    agentId: string,
    mail: {
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
const defaultLinkDays = 90;
const working: ReportState[] = ['waiting', 'preparing', 'almostThere', 'finalizing'];

export function createReportsService(deps: ReportsDeps) {
  const { database, clock, pageLinks } = deps;

  async function present(tx: Tx, row: ReportRecord, link: OpenLink | undefined): Promise<CmaReportRow> {
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
      link: link
        ? {
            url: link.url,
            expiresAt: link.expiresAt.toISOString(),
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

  const findLink = async (tx: Tx, agentId: string, id: string): Promise<OpenLink | undefined> =>
    (await pageLinks.listOpen(tx, agentId, [id])).get(id);

  const get = async (tx: Tx, agentId: string, id: string): Promise<CmaReportRow> =>
    present(tx, await find(tx, agentId, id), await findLink(tx, agentId, id));

  return {
    get: (agentId: string, id: string): Promise<CmaReportRow> =>
      database.asAgent(agentId, (tx) => get(tx, agentId, id)),

    list: (agentId: string, cmaId: string): Promise<CmaReportRow[]> =>
      database.asAgent(agentId, async (tx) => {
        if (!(await createCmasStore(tx, agentId).find(cmaId))) throw new AppError('not_found');
        const rows = await createReportsStore(tx, agentId).list(cmaId);
        const links = await pageLinks.listOpen(
          tx,
          agentId,
          rows.map(({ id }) => id),
        );
        return Promise.all(rows.map((row) => present(tx, row, links.get(row.id))));
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
        await enqueue(tx, drawReportJob, { agentId, reportId: id }, { key: id, agentId });
        return get(tx, agentId, id);
      }),

    cancel: (agentId: string, id: string): Promise<CmaReportRow> =>
      database.asAgent(agentId, async (tx) => {
        const row = await find(tx, agentId, id);
        if (working.includes(row.state)) {
          await createReportsStore(tx, agentId).update(id, { state: 'cancelled' });
          await publishCmaChanged(tx, agentId);
        }
        return get(tx, agentId, id);
      }),

    openLink: (agentId: string, id: string, days: number): Promise<CmaReportRow> =>
      database.asAgent(agentId, async (tx) => {
        const row = await find(tx, agentId, id);
        if (row.state !== 'ready') throw new AppError('conflict');
        await pageLinks.open(tx, agentId, id, days);
        await publishCmaChanged(tx, agentId);
        return get(tx, agentId, id);
      }),

    closeLink: (agentId: string, id: string): Promise<CmaReportRow> =>
      database.asAgent(agentId, async (tx) => {
        await find(tx, agentId, id);
        await pageLinks.close(tx, id);
        await publishCmaChanged(tx, agentId);
        return get(tx, agentId, id);
      }),

    send: (
      agentId: string,
      id: string,
      {
        message,
        ...mail
      }: { clientIds: readonly string[]; subject: string; message: string; copyToMe: boolean },
    ) =>
      database.asAgent(agentId, async (tx) => {
        const row = await find(tx, agentId, id);
        if (row.state !== 'ready') throw new AppError('conflict');
        const { url } =
          (await findLink(tx, agentId, id)) ?? (await pageLinks.open(tx, agentId, id, defaultLinkDays));
        const language = row.language as Language;
        const { renderReportMail } = await deps.loadSite();
        return deps.sendMails(tx, agentId, {
          ...mail,
          category: 'reports',
          language,
          body: renderReportMail({ message, url, language }),
        });
      }),

    /** What somebody with a link sees; null where there is nothing to see any more. */
    openPage: (
      agentId: string,
      id: string,
      isPerson: boolean,
    ): Promise<{ report: CmaReport; fileKey: string | null } | null> =>
      database.asAgent(agentId, async (tx) => {
        const store = createReportsStore(tx, agentId);
        const row = await store.find(id);
        const report = row && (await store.findPayload(id));
        if (!report) return null;
        if (isPerson) {
          await store.noteOpening(id, clock.now());
          await deps.notifyOpened(tx, agentId, {
            id,
            cmaId: row.cmaId,
            version: row.version,
            address: row.address,
          });
          await publishCmaChanged(tx, agentId);
        }
        return { report, fileKey: row.fileKey };
      }),
  };
}
export type ReportsService = ReturnType<typeof createReportsService>;

/** `CMA-62-Oakwood-Ave-N.pdf` */
export function fileNameOf(address: string): string {
  const plain = foldAccents(address)
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80);
  return `CMA-${plain || 'report'}.pdf`;
}
