import type { ListingDetail } from '@hearthline/contract/listing-detail';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FactsCard } from './facts/facts-card.tsx';
import { Remarks } from './remarks.tsx';

/** What the listing agent wrote, and the facts. */
export function Overview({ listing }: { listing: ListingDetail }) {
  const { t } = useTranslation('listings');
  const { remarks, privateRemarks } = listing;
  return (
    <>
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
          <p className="mt-0.5 whitespace-pre-line">{privateRemarks}</p>
        </section>
      ) : null}
      <FactsCard listing={listing} />
    </>
  );
}
