import type { CmaReport } from '@hearthline/contract/cma-report';
import { gradeSignal } from '@hearthline/domain/message/reading';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { agentPhoto, listingPhoto } from './report/gather-report.ts';
import { listReferences } from './report/photo-references.ts';
import type { ReportsService } from './reports.service.ts';
import { fileNameOf } from './reports.service.ts';

/** Which report, and by which of its links. */
export interface ReportLink {
  agentId: string;
  messageId: string;
  position: number;
}

/** Where the page finds what it shows beside its words. */
export interface ReportPageLinks {
  /** By the references of the report. */
  photos: Record<string, string>;
  pdf: string;
}

export type RenderReport = (report: CmaReport, links: ReportPageLinks) => Promise<string> | string;

export interface ReportPageDeps {
  clock: Clock;
  reports: Pick<ReportsService, 'openPage'>;
  storage: Pick<Storage, 'read'>;
  render: RenderReport;
  readPicture(listingId: string): Promise<Uint8Array | null>;
  findAvatarKey(agentId: string): Promise<string | null>;
  requireBoardAccess(agentId: string): Promise<void>;
}

/** The private page of a report: the same payload as the file, for whoever has its address. */
export function createReportPage({
  clock,
  reports,
  storage,
  render,
  readPicture,
  findAvatarKey,
  requireBoardAccess,
}: ReportPageDeps) {
  const open = ({ agentId, messageId, position }: ReportLink, isPerson: boolean) =>
    reports.openPage(agentId, messageId, position, isPerson);

  /** Words and numbers were drawn while the agreement held; pictures are read from the board anew every time. */
  const mayReadBoard = (agentId: string): Promise<boolean> =>
    requireBoardAccess(agentId).then(
      () => true,
      () => false,
    );

  return {
    /** The whole page; null where the link was closed, has ended or never was. */
    show: async (
      link: ReportLink,
      { token, userAgent, isLooking }: { token: string; userAgent: string; isLooking: boolean },
    ): Promise<string | null> => {
      const now = clock.now();
      const isPerson =
        isLooking && gradeSignal({ kind: 'viewed', at: now, userAgent }, now).grade === 'confirmed';
      const found = await open(link, isPerson);
      if (!found) return null;
      const isOfBoard = await mayReadBoard(link.agentId);
      const references = [...listReferences(found.report)].filter(
        (reference) => isOfBoard || reference === agentPhoto,
      );
      const photos = Object.fromEntries(
        references.map((reference) => [reference, `/c/${token}/photo/${encodeURIComponent(reference)}`]),
      );
      return render(found.report, { photos, pdf: `/c/${token}/report.pdf` });
    },

    /** Only what the report itself shows. */
    readPhoto: async (link: ReportLink, reference: string): Promise<Buffer | null> => {
      const found = await open(link, false);
      if (!found || !listReferences(found.report).has(reference)) return null;
      if (reference === agentPhoto) {
        const key = await findAvatarKey(link.agentId);
        return key
          ? storage.read(key).then(
              ({ bytes }) => bytes,
              () => null,
            )
          : null;
      }
      if (!(await mayReadBoard(link.agentId))) return null;
      const bytes = await readPicture(reference.slice(listingPhoto('').length));
      return bytes ? Buffer.from(bytes) : null;
    },

    readFile: async (link: ReportLink): Promise<{ bytes: Buffer; fileName: string } | null> => {
      const found = await open(link, false);
      if (!found?.fileKey) return null;
      const { bytes } = await storage.read(found.fileKey);
      return { bytes, fileName: fileNameOf(found.report.subject.address) };
    },
  };
}
