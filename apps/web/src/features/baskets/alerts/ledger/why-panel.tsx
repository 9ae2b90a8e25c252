import { CircleHelp } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HomeSearch } from '../../../../shared/homes/home-search.tsx';
import { Button } from '../../../../shared/ui/button.tsx';
import { Card } from '../../../../shared/ui/card.tsx';
import { Drawer } from '../../../../shared/ui/drawer.tsx';
import { Select } from '../../../../shared/ui/select.tsx';
import type { CriteriaWords } from '../model/criteria-voice.ts';
import { WhyAnswers } from './why-answers.tsx';

interface WhyProps {
  alerts: readonly { id: string; name: string }[];
  listingId: string | undefined;
  onListing: (id: string | undefined) => void;
  Words: CriteriaWords;
  timeZone: string | undefined;
}

/** Beside the ledger: asks for any home, matched or not. */
export function WhyPanel(props: WhyProps) {
  const { t } = useTranslation('basketsAlerts');
  return (
    <Card
      aria-labelledby="why-title"
      className="sticky top-[calc(var(--header-h)+20px)] max-h-[calc(100dvh-var(--header-h)-40px)] w-84 flex-none self-start overflow-y-auto p-5"
    >
      <h2 id="why-title">{t('why.title')}</h2>
      <p className="mb-3 text-sm text-ink-2">{t('why.text')}</p>
      <WhyBody {...props} />
    </Card>
  );
}

/** The same where there is no room beside the ledger: it opens when a home is asked for. */
export function WhyDrawer(props: WhyProps) {
  const { t } = useTranslation('basketsAlerts');
  const { listingId, onListing } = props;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        icon={<CircleHelp aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {t('why.ask')}
      </Button>
      <Drawer
        isOpen={isOpen || listingId !== undefined}
        onOpenChange={(next) => {
          setIsOpen(next);
          if (!next) onListing(undefined);
        }}
        title={t('why.title')}
        header={<p className="text-sm text-ink-2">{t('why.text')}</p>}
      >
        <div className="px-2 py-3">
          <WhyBody {...props} />
        </div>
      </Drawer>
    </>
  );
}

function WhyBody({ alerts, listingId, onListing, Words, timeZone }: WhyProps) {
  const { t } = useTranslation('basketsAlerts');
  const [chosen, setChosen] = useState<string>();
  const alert = alerts.find(({ id }) => id === chosen) ?? alerts[0];
  return (
    <div className="flex flex-col gap-3">
      {alerts.length > 1 && alert ? (
        <Select
          label={t('why.alert')}
          items={alerts.map(({ id, name }) => ({ id, label: name }))}
          value={alert.id}
          onChange={setChosen}
        />
      ) : null}
      <HomeSearch
        known={new Set(listingId === undefined ? [] : [listingId])}
        onAdd={([listing]) => {
          if (listing) onListing(listing.id);
        }}
      />
      {listingId === undefined || !alert ? (
        <p className="text-sm text-ink-3">{t('why.hint')}</p>
      ) : (
        <WhyAnswers
          key={`${alert.id} ${listingId}`}
          alertId={alert.id}
          listingId={listingId}
          Words={Words}
          timeZone={timeZone}
        />
      )}
    </div>
  );
}
