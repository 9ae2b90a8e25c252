import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BottomSheet } from '../../../shared/ui/bottom-sheet.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { CadenceMenu } from './cadence-menu.tsx';
import type { ClientPartProps } from './client-detail.ts';
import { touchbaseQuery } from './client-page-api.ts';
import { ConsentBody } from './consent-card.tsx';
import { ConsentRing } from './consent-ring.tsx';
import { useConsentWords } from './consent-words.ts';
import { TouchbaseBody, TouchbaseTile } from './touchbase-card.tsx';
import { useNextWords } from './touchbase-words.ts';

/** Consent and touchbase in short; a tap opens the whole of each. */
export function PhoneCards(props: ClientPartProps) {
  return (
    <div className="grid gap-3 min-[360px]:grid-cols-2">
      <ConsentTile {...props} />
      <TouchbaseTileCard {...props} />
    </div>
  );
}

function ConsentTile({ client, timeZone }: ClientPartProps) {
  const { t } = useTranslation('clients');
  const words = useConsentWords(client.consent);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <TileButton
        mark={<ConsentRing words={words} size={50} />}
        title={t('page.consent.short')}
        text={words.short}
        onOpen={() => setIsOpen(true)}
      />
      <BottomSheet isOpen={isOpen} onOpenChange={setIsOpen} title={t('page.consent.heading')}>
        <ConsentBody client={client} timeZone={timeZone} />
      </BottomSheet>
    </>
  );
}

function TouchbaseTileCard({ client, timeZone }: ClientPartProps) {
  const { t } = useTranslation('clients');
  const query = useQuery(touchbaseQuery(client.id));
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <TileButton
        mark={<TouchbaseTile />}
        title={t('page.touchbase.heading')}
        text={query.data && <NextTitle client={client} timeZone={timeZone} touchbase={query.data} />}
        onOpen={() => setIsOpen(true)}
      />
      <BottomSheet isOpen={isOpen} onOpenChange={setIsOpen} title={t('page.touchbase.heading')}>
        <QueryBoundary query={query} error={(failure) => <QueryError layout="line" failure={failure} />}>
          {(touchbase) => (
            <>
              <div className="mb-2 flex justify-end">
                <CadenceMenu client={client} touchbase={touchbase} />
              </div>
              <TouchbaseBody client={client} timeZone={timeZone} touchbase={touchbase} />
            </>
          )}
        </QueryBoundary>
      </BottomSheet>
    </>
  );
}

function NextTitle({ client, timeZone, touchbase }: Parameters<typeof TouchbaseBody>[0]) {
  return useNextWords(client, touchbase, timeZone).title;
}

interface TileButtonProps {
  mark: ReactNode;
  title: string;
  text: ReactNode;
  onOpen: () => void;
}

function TileButton({ mark, title, text, onOpen }: TileButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="flex min-h-21 min-w-0 items-center gap-2 rounded-lg border border-line bg-surface px-2 py-2.5 text-left shadow-[var(--hairline),var(--shadow-xs)] transition-control hovered:border-line-strong"
    >
      {mark}
      <span className="min-w-0">
        <span className="block text-xs font-medium tracking-[-0.01em]">{title}</span>
        <span className="block text-xs text-ink-3">{text}</span>
      </span>
    </button>
  );
}
