import type { ListingDetail } from '@hearthline/contract/listing-detail';
import { Lock, Rotate3d } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Button, buttonClass } from '../../../shared/ui/button.tsx';
import { FactsCard } from './facts/facts-card.tsx';
import { StatedText } from './stated-text.tsx';

/** What the listing agent wrote, and the facts. */
export function Overview({ listing }: { listing: ListingDetail }) {
  const { t } = useTranslation('listings');
  const { tourUrl, remarks, privateRemarks } = listing;
  return (
    <>
      {tourUrl ? (
        <a
          href={tourUrl}
          target="_blank"
          rel="noopener noreferrer"
          className={classNames(buttonClass({ variant: 'secondary' }), 'self-start')}
        >
          <Rotate3d aria-hidden="true" strokeWidth={1.75} />
          {t('detail.tour')}
        </a>
      ) : null}
      {remarks ? <Remarks text={remarks} /> : null}
      {privateRemarks ? (
        <section
          aria-labelledby="private-title"
          className="max-w-[72ch] rounded-md border border-warning-line bg-warning-soft px-3.5 py-3 text-sm"
        >
          <h3 id="private-title" className="flex items-center gap-1.5 text-sm text-warning">
            <Lock aria-hidden="true" size={14} strokeWidth={1.75} />
            {t('detail.privateRemarks')}
          </h3>
          <StatedText text={privateRemarks} className="mt-0.5 whitespace-pre-line" />
        </section>
      ) : null}
      <FactsCard listing={listing} />
    </>
  );
}

/** More than this pushes the facts out of sight; about nine lines. */
const shownAtOnce = 640;

/** What the listing agent wrote; long texts open on demand. */
function Remarks({ text }: { text: string }) {
  const { t } = useTranslation('listings');
  const [isWhole, setWhole] = useState(false);
  const isLong = text.length > shownAtOnce;
  return (
    <div className="max-w-[72ch]">
      <StatedText
        text={text}
        className={classNames('whitespace-pre-line text-ink-2', isLong && !isWhole && 'line-clamp-8')}
      />
      {isLong ? (
        <Button variant="link" aria-expanded={isWhole} className="mt-1.5" onClick={() => setWhole(!isWhole)}>
          {t(isWhole ? 'detail.showFewer' : 'detail.readOn')}
        </Button>
      ) : null}
    </div>
  );
}
