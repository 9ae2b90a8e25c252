import './detail.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../shared/api/api-error.ts';
import { config } from '../../../shared/lib/config.ts';
import { Button, buttonClass } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { SearchIllustration, ServerIllustration } from '../../../shared/ui/illustrations.tsx';
import { AgreementNotice, isAgreementMissing } from '../components/agreement-notice.tsx';
import { markSeen } from '../map/model/seen-listings.ts';
import { useDetailAddress } from './detail-address.ts';
import { detailQuery } from './detail-queries.ts';
import { DetailSkeleton } from './detail-skeleton.tsx';
import { DetailView } from './detail-view.tsx';
import { ClientSwitch } from './side/client-switch.tsx';
import { BackLink } from './top/back-link.tsx';
import { TopLine } from './top/top-line.tsx';

interface DetailScreenProps {
  /** The name of the result screen, on the link back to it. */
  backLabel: string;
}

/** An address that was cut off or altered need not be asked for. */
const idForm = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export function DetailScreen({ backLabel }: DetailScreenProps) {
  const { id } = useDetailAddress();
  useStartAtTop(id);
  if (!id || !idForm.test(id)) return <Missing backLabel={backLabel} />;
  return <Listing key={id} id={id} backLabel={backLabel} />;
}

function Listing({ id, backLabel }: DetailScreenProps & { id: string }) {
  const { t } = useTranslation('listings');
  const { t: common } = useTranslation('common');
  const { as } = useDetailAddress();
  const { data, error, refetch } = useQuery(detailQuery(id, as ?? 'agent'));
  useTitle(data?.address);

  useEffect(() => markSeen(id), [id]);

  if (data) return <DetailView listing={data} backLabel={backLabel} />;
  if (!error) return <DetailSkeleton top={<TopLine id={id} backLabel={backLabel} />} />;
  if (isNotThere(error)) return <Missing backLabel={backLabel} isHidden={as === 'client'} />;
  return (
    <>
      <BackLink label={backLabel} />
      {isAgreementMissing(error) ? (
        <AgreementNotice className="mt-3" />
      ) : (
        <EmptyState
          illustration={<ServerIllustration />}
          title={t('detail.failed')}
          headingLevel={1}
          actions={<Button onClick={() => void refetch()}>{common('tryAgain')}</Button>}
        />
      )}
    </>
  );
}

/** Nobody knows this home, the address was cut off, or the seller keeps it from clients. */
function Missing({ backLabel, isHidden = false }: DetailScreenProps & { isHidden?: boolean }) {
  const { t } = useTranslation('listings');
  return (
    <>
      <div className="flex">
        <BackLink label={backLabel} />
      </div>
      <EmptyState
        illustration={<SearchIllustration />}
        title={t(isHidden ? 'detail.client.hidden' : 'detail.notFound')}
        text={t(isHidden ? 'detail.client.hiddenText' : 'detail.notFoundText')}
        headingLevel={1}
        actions={
          isHidden ? (
            <ClientSwitch isClient />
          ) : (
            <Link to="/property-search" className={buttonClass({ variant: 'primary' })}>
              {t('detail.search')}
            </Link>
          )
        }
      />
    </>
  );
}

function isNotThere(error: Error): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Windows and tabs carry the address, so that several open homes can be told apart. */
function useTitle(address: string | undefined): void {
  const { t } = useTranslation('listings');
  const title = address && t('detail.documentTitle', { address, brand: config().brand });
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
}

/** Another home on the same path begins at its top. */
function useStartAtTop(id: string | undefined): void {
  const shown = useRef(id);
  useEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [id]);
}
