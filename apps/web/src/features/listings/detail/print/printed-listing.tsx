import '../../components/sheet-of-paper.css';
import './printed-listing.css';
import type { ListingDetail } from '@hearthline/contract/listing-detail';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { config } from '../../../../shared/lib/config.ts';
import { ListingPhoto } from '../../../../shared/ui/listing-photo.tsx';
import { OnPaper } from '../../../../shared/ui/on-paper.tsx';
import { stateWord } from '../../components/listing-parts.tsx';
import { PreparedBy } from '../../components/prepared-by.tsx';
import { placeLineOf } from '../../model/listing-words.ts';
import { useFactGroups } from '../facts/facts.ts';
import { useRoomRows } from '../rooms/rooms-card.tsx';
import { PriceBeside, usePriceWords } from '../side.tsx';
import { StatedText } from '../stated-text.tsx';

const mostPictures = 3;

/** The home on paper, as much as an agent or a client may see. It stands ready, because printing does not wait. */
export function PrintedListing({ listing }: { listing: ListingDetail }) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const { price, before, change, ofList, perFoot, beside } = usePriceWords(listing);
  const state = stateWord(listing, t);
  const isClient = listing.projection === 'client';
  const listedBy = [
    listing.agentName,
    listing.officeName,
    listing.agentPhone && format.phone(listing.agentPhone),
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <OnPaper>
      <article className="printed-only sheet-of-paper printed-listing" aria-hidden="true">
        <header>
          <div>
            <h1>{listing.address || t('facts.noAddress')}</h1>
            <p>{placeLineOf(listing)}</p>
            <div className="printed-names">
              {listedBy ? <p>{t('share.listedBy', { names: listedBy })}</p> : null}
              <PreparedBy />
            </div>
          </div>
          <div className="printed-price">
            <b>{price}</b>
            <p>
              <b>{state}</b>
              {before ? (
                <>
                  {' · '}
                  <s>{before}</s> {change}
                </>
              ) : null}
            </p>
            {ofList || perFoot ? <p>{[ofList, perFoot].filter(Boolean).join(' · ')}</p> : null}
            <PriceBeside parts={beside} />
          </div>
        </header>
        {listing.pictures.length > 0 ? (
          <div className="printed-photos">
            {listing.pictures.slice(0, mostPictures).map(({ url }, index) => (
              <ListingPhoto key={url} url={url} alt="" width={index === 0 ? 1200 : 640} isEager />
            ))}
          </div>
        ) : null}
        {listing.remarks ? <StatedText text={listing.remarks} className="printed-remarks" /> : null}
        {listing.privateRemarks ? (
          <div className="printed-private">
            <b>{t('detail.privateRemarks')}</b>
            <StatedText text={listing.privateRemarks} />
          </div>
        ) : null}
        <PrintedFacts listing={listing} />
        <PrintedRooms rooms={listing.rooms} />
        <footer>
          <p>
            {t(isClient ? 'detail.print.client' : 'detail.print.agent', {
              brand: config().brand,
              mls: listing.mlsNumber,
              date: format.dateText(new Date()),
            })}
          </p>
        </footer>
      </article>
    </OnPaper>
  );
}

function PrintedFacts({ listing }: { listing: ListingDetail }) {
  const groups = useFactGroups(listing);
  const facts = groups
    .flatMap((group) => group.facts)
    .filter(({ value, isWide }) => value !== null && !isWide);
  return (
    <dl className="printed-facts">
      {facts.map(({ label, value, isVerbatim }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd translate={isVerbatim ? 'no' : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function PrintedRooms({ rooms }: Pick<ListingDetail, 'rooms'>) {
  const { t } = useTranslation('listings');
  const rows = useRoomRows(rooms, 'ft');
  if (rows.length === 0) return null;
  return (
    <>
      <h2>{t('detail.rooms.title')}</h2>
      <dl className="printed-facts printed-rooms">
        {rows.map(({ id, name, level, size }) => (
          <div key={id}>
            <dt>{[name, level].filter(Boolean).join(' · ')}</dt>
            <dd>{size ? `${size} ${t('detail.rooms.ft')}` : '—'}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
