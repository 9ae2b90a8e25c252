import { gradeSignal } from '@hearthline/domain/message/open-grade';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { FollowedLink, PageKind } from '../../../platform/pages/page-kind.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { agentPhoto, listingPhoto } from './gather-report.ts';
import { listReferences } from './photo-references.ts';
import type { ReportsService } from './reports.service.ts';
import { fileNameOf } from './reports.service.ts';

export interface ReportPageDeps {
  clock: Clock;
  reports: Pick<ReportsService, 'openPage'>;
  storage: Pick<Storage, 'read'>;
  loadPicture(listingId: string): Promise<Uint8Array | null>;
  findAvatarKey(agentId: string): Promise<string | null>;
  requireBoardAccess(agentId: string): Promise<void>;
}

const photoFolder = 'photo/';
const pdfFile = 'report.pdf';
const fileSeconds = 300;

/** The private page of a report: the same payload as the file, for whoever has its address. */
export function createReportPage({
  clock,
  reports,
  storage,
  loadPicture,
  findAvatarKey,
  requireBoardAccess,
}: ReportPageDeps): PageKind {
  /** Words and numbers were drawn while the agreement held; pictures are read from the board anew every time. */
  const hasBoardAccess = (agentId: string): Promise<boolean> =>
    requireBoardAccess(agentId).then(
      () => true,
      () => false,
    );

  /** Only what the report itself shows. */
  async function loadPhoto({ agentId, subjectId }: FollowedLink, reference: string): Promise<Buffer | null> {
    const found = await reports.openPage(agentId, subjectId, false);
    if (!found || !listReferences(found.report).has(reference)) return null;
    if (reference === agentPhoto) {
      const key = await findAvatarKey(agentId);
      return key
        ? storage.read(key).then(
            ({ bytes }) => bytes,
            () => null,
          )
        : null;
    }
    if (!(await hasBoardAccess(agentId))) return null;
    const bytes = await loadPicture(reference.slice(listingPhoto('').length));
    return bytes ? Buffer.from(bytes) : null;
  }

  return {
    kind: 'report',

    open: async ({ agentId, subjectId, path }, { userAgent, isLooking }) => {
      const now = clock.now();
      const isPerson =
        isLooking && gradeSignal({ kind: 'viewed', at: now, userAgent }, now).grade === 'confirmed';
      const found = await reports.openPage(agentId, subjectId, isPerson);
      if (!found) return null;
      const isOfBoard = await hasBoardAccess(agentId);
      const references = [...listReferences(found.report)].filter(
        (reference) => isOfBoard || reference === agentPhoto,
      );
      const photos = Object.fromEntries(
        references.map((reference) => [reference, `${path}/${photoFolder}${encodeURIComponent(reference)}`]),
      );
      return { page: { name: 'report', report: found.report, photos, pdf: `${path}/${pdfFile}` } };
    },

    openFile: async (link, file) => {
      if (file.startsWith(photoFolder)) {
        const bytes = await loadPhoto(link, file.slice(photoFolder.length));
        return bytes && { bytes, type: 'image/webp', maxAgeSeconds: fileSeconds };
      }
      const found = file === pdfFile ? await reports.openPage(link.agentId, link.subjectId, false) : null;
      if (!found?.fileKey) return null;
      const { bytes } = await storage.read(found.fileKey);
      const fileName = fileNameOf(found.report.subject.address);
      return { bytes, type: 'application/pdf', fileName, maxAgeSeconds: fileSeconds };
    },
  };
}
