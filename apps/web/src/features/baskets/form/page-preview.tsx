import type { Language } from '@hearthline/contract/common';
import type { ListingCard } from '@hearthline/contract/listing-card';
import type { BoardAgreement } from '@hearthline/contract/users';
import { stateOf } from '@hearthline/domain/listing/state-mark';
import type { Format } from '@hearthline/format/format';
import { createFormat } from '@hearthline/format/format';
import { priceText } from '@hearthline/format/listing-words';
import { basketVocabularies } from '@hearthline/format/vocabulary/basket';
import { listingVocabularies } from '@hearthline/format/vocabulary/listing';
import { skipToken, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isClosedBy } from '../../../shared/api/board-access.ts';
import { Card, CardHeader } from '../../../shared/ui/card.tsx';
import { ListingPhoto } from '../../../shared/ui/listing-photo.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { StatusChip } from '../../../shared/ui/status-chip.tsx';
import { basketClientQuery } from '../api/baskets-api.ts';
import { splitName } from '../parts/people.tsx';
import type { BasketForm } from './use-basket-form.ts';

/** The agent as clients see them. */
export interface FormAgent {
  id: string;
  firstName: string;
  name: string;
  brokerage: string;
  avatar: ReactNode;
  boardAgreement: BoardAgreement;
}

interface PagePreviewProps {
  form: BasketForm;
  agent: FormAgent | undefined;
}

const languages = ['en', 'fr'] as const satisfies readonly Language[];
const shownHomes = 2;

/** The top of the client's page as it would look now, in the language in which it would come. */
export function PagePreview({ form, agent }: PagePreviewProps) {
  const { t, i18n } = useTranslation('baskets');
  const { client } = form.values;
  const options = basketClientQuery(client?.id ?? '');
  const { data } = useQuery({ ...options, queryFn: client ? options.queryFn : skipToken });
  const [chosen, setChosen] = useState<Language | null>(null);
  const language = chosen ?? data?.language ?? (i18n.language === 'fr' ? 'fr' : 'en');
  const reader = splitName(client?.name ?? '').firstName;
  return (
    <Card aria-labelledby="basket-page" className="overflow-clip">
      <CardHeader
        id="basket-page"
        title={reader ? t('form.pageOf', { name: reader }) : t('form.page')}
        meta={
          <Segmented
            label={t('form.pageLanguage')}
            size="sm"
            value={language}
            onChange={setChosen}
            items={languages.map((id) => ({
              id,
              name: t(`form.pageLanguages.${id}`),
              label: id.toUpperCase(),
            }))}
          />
        }
      />
      <div className="bg-canvas px-5 pt-4">
        <TopOfPage form={form} agent={agent} language={language} reader={reader} />
      </div>
    </Card>
  );
}

interface TopOfPageProps extends PagePreviewProps {
  language: Language;
  reader: string;
}

function TopOfPage({ form, agent, language, reader }: TopOfPageProps) {
  const { t } = useTranslation('baskets');
  const { homes, message } = form.values;
  const isClosed = isClosedBy(agent?.boardAgreement);
  const rejected = new Set<string | null>(
    form.base?.homes.filter(({ state }) => state === 'rejected').map(({ id }) => id),
  );
  const seen = homes.filter(({ homeId }) => !rejected.has(homeId));
  return (
    <div
      lang={language === 'fr' ? 'fr-CA' : 'en-CA'}
      // In the client's language, whatever the agent's.
      translate="no"
      className="max-h-94 overflow-clip rounded-t-lg border border-b-0 border-line-strong bg-surface shadow-sm"
    >
      <div
        aria-hidden="true"
        className="h-1 bg-linear-to-r from-(--ember-a) via-(--ember-b) to-(--ember-c)"
      />
      <div className="flex items-center gap-2.5 border-b border-line px-3.5 py-2.5">
        {agent?.avatar}
        <p className="min-w-0 text-xs">
          <b className="block truncate font-semibold">{agent?.name}</b>
          <span className="block truncate text-ink-3">{agent?.brokerage}</span>
        </p>
      </div>
      <div className="px-3.5 pt-3">
        <p className="text-md font-semibold tracking-[-0.02em] break-words">
          {basketVocabularies[language].title(seen.length, reader)}
        </p>
        {message.trim() ? (
          <p className="mt-1 line-clamp-2 text-xs whitespace-pre-line text-ink-2">{message.trim()}</p>
        ) : null}
        {isClosed ? <p className="pt-1 pb-6 text-xs text-ink-3">{t('form.pageClosed')}</p> : null}
        {(isClosed ? [] : seen.slice(0, shownHomes)).map(({ key, listing, note }) => (
          <PreviewHome
            key={key}
            listing={listing}
            agent={agent?.firstName ?? ''}
            language={language}
            note={note.trim()}
          />
        ))}
        {seen.length === 0 && !isClosed ? (
          <p className="pt-1 pb-6 text-xs text-ink-3">{t('form.pageEmpty')}</p>
        ) : null}
      </div>
    </div>
  );
}

interface PreviewHomeProps {
  listing: ListingCard | null;
  agent: string;
  language: Language;
  note: string;
}

const formats: Readonly<Record<Language, Format>> = { en: createFormat('en'), fr: createFormat('fr') };

function PreviewHome({ listing, agent, language, note }: PreviewHomeProps) {
  const { answer, askPrice, addressOnRequest } = basketVocabularies[language];
  const { code, status } = listingVocabularies[language];
  const { mark, word } = listing ? stateOf(listing) : { mark: 'off' as const, word: null };
  return (
    <div className="mt-3 overflow-clip rounded-md border border-line">
      <div className="relative h-28">
        <ListingPhoto url={listing?.photoUrl ?? null} alt="" width={640} />
        {word ? (
          <StatusChip mark={mark} isOnPhoto className="absolute top-2 left-2">
            {word === 'active' ? status.active : code[word]}
          </StatusChip>
        ) : null}
      </div>
      <div className="px-3 pt-2.5 pb-3">
        <p className="text-base font-semibold tracking-[-0.03em]">
          {(listing && priceText(listing, formats[language])) ?? askPrice(agent)}
        </p>
        <p className="truncate text-xs">{listing?.address || addressOnRequest}</p>
        {note ? <p className="mt-1 line-clamp-2 text-xs text-ink-2">{note}</p> : null}
        <p aria-hidden="true" className="mt-2 grid grid-cols-3 gap-1.5 text-center text-xs font-medium">
          {(['yes', 'maybe', 'no'] as const).map((each) => (
            <span key={each} className="truncate rounded-md border border-line-control px-1 py-1">
              {answer[each]}
            </span>
          ))}
        </p>
      </div>
    </div>
  );
}
