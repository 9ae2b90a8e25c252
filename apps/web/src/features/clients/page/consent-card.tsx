import type { ConsentStanding } from '@hearthline/contract/client-consent';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { Card, CardHeader } from '../../../shared/ui/card.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';
import type { ClientPartProps } from './client-detail.ts';
import { ConsentDialog } from './consent-dialog.tsx';
import { ConsentRecords } from './consent-records.tsx';
import { ConsentRing } from './consent-ring.tsx';
import { useConsentWords } from './consent-words.ts';

export function ConsentCard({ client, timeZone }: ClientPartProps) {
  const { t } = useTranslation('clients');
  const words = useConsentWords(client.consent);
  return (
    <Card aria-labelledby="consent-heading" className="px-5 py-4">
      <CardHeader
        isPlain
        id="consent-heading"
        title={t('page.consent.heading')}
        actions={<Tag tone={words.tone}>{words.tag}</Tag>}
        className="mb-3!"
      />
      <ConsentBody client={client} timeZone={timeZone} />
    </Card>
  );
}

/** The ring, the words and what can be done; without the frame, for a sheet. */
export function ConsentBody({ client, timeZone }: ClientPartProps) {
  const { t } = useTranslation('clients');
  const words = useConsentWords(client.consent);
  const [open, setOpen] = useState<'record' | 'list' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <div className="flex items-center gap-4">
        <ConsentRing words={words} />
        <div className="min-w-0 flex-1">
          <p className="text-sm font-medium">{words.title}</p>
          <p className="mt-0.5 text-xs text-ink-3">{words.text}</p>
          <LeftCategories standing={client.consent} />
        </div>
      </div>
      <div className="mt-3.5 flex flex-wrap gap-2">
        <Button variant="secondary" className="min-h-9! flex-auto" onClick={() => setOpen('record')}>
          {t('page.consent.record')}
        </Button>
        <Button variant="ghost" className="min-h-9! flex-auto" onClick={() => setOpen('list')}>
          {t('page.consent.records')}
        </Button>
      </div>
      {open === 'record' && <ConsentDialog clientId={client.id} timeZone={timeZone} onClose={close} />}
      {open === 'list' && <ConsentRecords clientId={client.id} timeZone={timeZone} onClose={close} />}
    </>
  );
}

function LeftCategories({ standing }: { standing: ConsentStanding }) {
  const { t } = useTranslation('clients');
  if (standing.leftCategories.length === 0) return null;
  const names = standing.leftCategories.map((category) => t(`page.consent.categories.${category}`));
  return <p className="mt-1 text-xs text-ink-2">{t('page.consent.left', { names: names.join(', ') })}</p>;
}
