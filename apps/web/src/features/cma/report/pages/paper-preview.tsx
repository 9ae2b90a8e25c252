import './paper.css';
import type { VersionRow } from '@hearthline/contract/cma';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { BrandMark } from '../../../../shared/ui/brand-mark.tsx';
import { ListingPhoto } from '../../../../shared/ui/listing-photo.tsx';
import { Ring } from '../../../../shared/ui/loaders.tsx';

interface PaperPreviewProps {
  address: string;
  municipality: string;
  photoUrl: string | null;
  version: VersionRow;
  /** Share that is drawn; null where nothing is being drawn. */
  progress: number | null;
}

const thumbCount = 6;
const lineWidths = ['w-[60%]', 'w-full', 'w-[96%]', 'w-[98%]', 'w-[94%]', 'w-2/3'];
const tableRows = ['first', 'second', 'third', 'fourth'];

/** The report as it will be, in place of pages that are not there yet. */
export function PaperPreview({ address, municipality, photoUrl, version, progress }: PaperPreviewProps) {
  const { t } = useTranslation('cmaReport');
  const format = useFormat();
  const drawnThumbs = progress === null ? thumbCount : Math.floor(progress * thumbCount);
  return (
    <>
      <div
        aria-hidden="true"
        className="min-h-0 overflow-hidden border-r border-line bg-chrome px-6 py-4 max-xl:hidden"
      >
        {Array.from({ length: thumbCount }, (_, index) => (
          <PaperThumb key={lineWidths[index]} number={index + 1} isDrawn={index < drawnThumbs} />
        ))}
      </div>
      <div className="min-h-0 overflow-hidden bg-inset px-4 py-4 max-lg:pb-8 lg:px-8 lg:pt-8">
        <div className="paper mx-auto max-w-165">
          <div className="flex items-center gap-4 pb-5">
            <div className="min-w-0 flex-1">
              <p className="paper-eyebrow">{t('pages.eyebrow')}</p>
              <p className="paper-title">{t('pages.heading')}</p>
              <p className="paper-quiet">
                {[address, municipality].filter(Boolean).join(', ')} · {format.dateText(version.savedAt)}
              </p>
            </div>
            <BrandMark sizePx={32} />
          </div>
          <div className="paper-rule flex gap-6 pt-5 max-md:flex-col">
            <div className="min-w-0 flex-1">
              <p className="paper-value">{format.price(version.value)}</p>
              <p className="paper-range">
                {t('pages.between', { low: format.price(version.low), high: format.price(version.high) })}
              </p>
              <div aria-hidden="true" className="mt-4 grid gap-2.25">
                <i className="paper-bar w-[92%]" />
                <i className="paper-bar w-[84%]" />
                <i className="paper-bar w-[58%]" />
              </div>
            </div>
            {photoUrl === null ? (
              <i aria-hidden="true" className="paper-block h-35.5 w-52.5 flex-none max-md:hidden" />
            ) : (
              <div className="h-35.5 w-52.5 flex-none overflow-hidden rounded-[10px] max-md:w-full">
                <ListingPhoto url={photoUrl} alt="" />
              </div>
            )}
          </div>
          <div className="paper-frame mt-6.5 grid h-33 place-items-center">
            {progress === null ? null : (
              <span className="paper-quiet flex items-center gap-2">
                <Ring size="sm" isDecorative className="paper-ring" />
                {t('pages.drawing')}
              </span>
            )}
          </div>
          <div aria-hidden="true" className="mt-6 grid gap-3.5">
            {tableRows.map((row) => (
              <div key={row} className="flex items-center gap-3">
                <i className="paper-block h-8 w-11 flex-none" />
                <i className="paper-bar mr-auto w-[22%]" />
                <i className="paper-bar w-[9%]" />
                <i className="paper-bar w-[11%]" />
                <i className="paper-bar w-[12%]" />
              </div>
            ))}
          </div>
        </div>
      </div>
    </>
  );
}

function PaperThumb({ number, isDrawn }: { number: number; isDrawn: boolean }) {
  return (
    <div className="mb-3.5 text-center text-xs text-ink-2">
      {isDrawn ? (
        <div className="paper-thumb mb-1">
          {lineWidths.map((width) => (
            <i key={width} className={width} />
          ))}
        </div>
      ) : (
        <div className="mb-1 grid h-26 place-items-center rounded-[4px] bg-inset text-ink-3 shadow-[0_0_0_1px_var(--line)]">
          <Ring size="sm" isDecorative />
        </div>
      )}
      {number}
    </div>
  );
}
