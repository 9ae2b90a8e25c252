import type { ReportState } from '@hearthline/contract/cma-endpoints';
import type { CmaReport, ReportSection } from '@hearthline/contract/cma-report';
import type { Language } from '@hearthline/contract/common';
import type { ListingCard } from '@hearthline/contract/listing-card';
import { fromDayNumber } from '@hearthline/domain/calendar';
import { calculate } from '@hearthline/domain/valuation/calculation';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { CmasService } from '../analyses/cmas.service.ts';
import type { ComparablesService } from '../comparables/comparables.service.ts';
import type { SubjectsService } from '../comparables/subjects.service.ts';
import type { SalesStore } from '../market/sales.store.ts';
import { publishCmaChanged } from '../publish-changed.ts';
import type { ReportAgent } from './gather-report.ts';
import { agentPhoto, gatherReport, listingPhoto } from './gather-report.ts';
import type { ReportMaker } from './report.jobs.ts';
import type { ReportEngine } from './report-engine.ts';
import type { ReportRecord } from './reports.store.ts';
import { createReportsStore } from './reports.store.ts';

export interface MakeReportDeps {
  database: Pick<Database, 'asAgent'>;
  clock: Clock;
  storage: Pick<Storage, 'put'>;
  engine: Pick<ReportEngine, 'draw'>;
  cmas: Pick<CmasService, 'get' | 'getVersion'>;
  sales: Pick<SalesStore, 'countByMonth' | 'findHidden'>;
  comparables: Pick<ComparablesService, 'find'>;
  subjects: Pick<SubjectsService, 'findOrigin'>;
  findCards(agentId: string, ids: readonly string[]): Promise<ListingCard[]>;
  brandName: string;
  /** The agent's own page, with the picture where there is one. */
  loadAgent(
    agentId: string,
    language: Language,
  ): Promise<{ agent: Omit<ReportAgent, 'photo'>; photo: Uint8Array | null }>;
  /** The first picture of a listing as print wants it; null where there is none. */
  loadPicture(listingId: string): Promise<Uint8Array | null>;
  /** A drawing of the streets around a place; null where nobody has one. */
  loadMap(
    place: { latitude: number; longitude: number },
    marks: { number: number; latitude: number; longitude: number }[],
    radiusMetres: number,
  ): Promise<CmaReport['map']>;
  notifyReady(tx: Tx, agentId: string, report: ReportRecord): Promise<void>;
}

class CalledOff extends Error {}

/** Where each state begins, as a share of the whole. */
const starts: Record<'preparing' | 'almostThere' | 'finalizing', number> = {
  preparing: 0.05,
  almostThere: 0.6,
  finalizing: 0.9,
};

export function createReportMaker(deps: MakeReportDeps): ReportMaker {
  const { database, clock } = deps;

  async function advance(agentId: string, id: string, state: ReportState, progress: number): Promise<void> {
    const goesOn = await database.asAgent(agentId, async (tx) => {
      const isWanted = await createReportsStore(tx, agentId).advance(id, state, progress, clock.now());
      if (isWanted) await publishCmaChanged(tx, agentId);
      return isWanted;
    });
    if (!goesOn) throw new CalledOff();
  }

  async function gather(
    agentId: string,
    row: ReportRecord,
  ): Promise<{ report: CmaReport; photos: Map<string, Uint8Array> }> {
    const [version, { client, listing }, { agent, photo }] = await Promise.all([
      deps.cmas.getVersion(agentId, row.cmaId, row.version),
      deps.cmas.get(agentId, row.cmaId),
      deps.loadAgent(agentId, row.language as Language),
    ]);
    const { subject, conditions, edits } = version.draft;
    const result = calculate(version.found.grid, edits);
    if (result.state !== 'calculated')
      throw new Error(`A saved version cannot be calculated: ${result.state}`);
    const { source } = await deps.subjects.findOrigin(subject.listingId);
    const hidden = await deps.sales.findHidden(version.found.grid.sales.map(({ id }) => id));
    const { market, grid } = version.found;
    const sources = {
      hidden,
      salesByMonth: await deps.sales.countByMonth(
        { source, kind: subject.facts.kind },
        { fromMonth: market.trend[0]?.month ?? market.asOf, toDate: fromDayNumber(grid.day) },
      ),
      version,
      calculation: result.calculation,
      language: row.language as Language,
      sections: row.sections as ReportSection[],
      coverNote: row.coverNote,
      brandName: deps.brandName,
      agent: { ...agent, photo: photo ? agentPhoto : null },
      preparedFor: client?.name ?? null,
      subjectListing: listing,
      surroundings: await deps.comparables.find(
        agentId,
        { subject, conditions },
        source,
        fromDayNumber(version.found.grid.day),
      ),
      map: null,
    };
    const report = gatherReport(sources);
    report.map = await mapOf(report, conditions.radiusMetres);
    const photos = await loadPhotos(agentId, row.id, report, listing?.id ?? null);
    if (photo) photos.set(agentPhoto, photo);
    return { report, photos };
  }

  /** One a home, which takes most of the time. */
  async function loadPhotos(
    agentId: string,
    reportId: string,
    report: CmaReport,
    subjectId: string | null,
  ): Promise<Map<string, Uint8Array>> {
    const photos = new Map<string, Uint8Array>();
    const shown = report.comparables.filter((each) => each.photo !== null).map(({ id }) => id);
    const wanted = subjectId === null ? shown : [subjectId, ...shown];
    for (const [place, id] of wanted.entries()) {
      const picture = await deps.loadPicture(id);
      if (picture) photos.set(listingPhoto(id), picture);
      const share = (place + 1) / wanted.length;
      const progress = starts.preparing + (starts.almostThere - starts.preparing) * share;
      await advance(agentId, reportId, 'preparing', progress);
    }
    return photos;
  }

  async function mapOf({ subject, comparables }: CmaReport, radiusMetres: number): Promise<CmaReport['map']> {
    const { latitude, longitude } = subject.facts;
    if (latitude === null || longitude === null) return null;
    const marks = comparables.flatMap(({ number, facts }) =>
      facts.latitude === null || facts.longitude === null
        ? []
        : [{ number, latitude: facts.latitude, longitude: facts.longitude }],
    );
    return deps.loadMap({ latitude, longitude }, marks, radiusMetres);
  }

  return {
    make: async (agentId, reportId) => {
      const row = await database.asAgent(agentId, (tx) => createReportsStore(tx, agentId).find(reportId));
      if (!row || row.state === 'ready' || row.state === 'cancelled') return;
      try {
        await advance(agentId, reportId, 'preparing', starts.preparing);
        const { report, photos } = await gather(agentId, row);
        await advance(agentId, reportId, 'almostThere', starts.almostThere);
        const { bytes, pages } = await deps.engine.draw(report, photos);
        await advance(agentId, reportId, 'finalizing', starts.finalizing);
        checkFile(bytes, pages);
        const fileKey = `reports/${agentId}/${reportId}.pdf`;
        await deps.storage.put(fileKey, Buffer.from(bytes), 'application/pdf');
        await database.asAgent(agentId, async (tx) => {
          const store = createReportsStore(tx, agentId);
          await store.update(reportId, { payload: report, fileKey, pages, bytes: bytes.byteLength });
          if (!(await store.advance(reportId, 'ready', 1, clock.now()))) throw new CalledOff();
          await publishCmaChanged(tx, agentId);
          await deps.notifyReady(tx, agentId, row);
        });
      } catch (error) {
        if (!(error instanceof CalledOff)) throw error;
      }
    },

    giveUp: (agentId, reportId) =>
      database.asAgent(agentId, async (tx) => {
        await createReportsStore(tx, agentId).advance(reportId, 'failed', 0, clock.now());
        await publishCmaChanged(tx, agentId);
      }),
  };
}

const beginning = '%PDF-';
const ending = '%%EOF';

/** A file that was cut off is worse than none. */
function checkFile(bytes: Uint8Array, pages: number): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isWhole =
    file.subarray(0, beginning.length).toString('latin1') === beginning &&
    file.subarray(-32).toString('latin1').includes(ending);
  if (!isWhole || pages < 1) throw new Error('The drawn report is no whole file');
}
