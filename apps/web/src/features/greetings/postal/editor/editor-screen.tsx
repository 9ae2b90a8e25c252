import type { PostalCard, PostalSettings } from '@hearthline/contract/postal-cards';
import type { Language } from '@hearthline/domain/language';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, MapPinHouse } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQueryBoundary } from '../../../../shared/api/use-query-boundary.ts';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { usePageName } from '../../../../shared/stores/page-name-store.ts';
import { buttonClass } from '../../../../shared/ui/button.tsx';
import { QueryBoundary } from '../../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../../shared/ui/query-error.tsx';
import { SaveState } from '../../../../shared/ui/save-state.tsx';
import { Skeleton, SkeletonFrame } from '../../../../shared/ui/skeleton.tsx';
import { cardQuery, readinessQuery, settingsQuery, useMakeBatch, useProof } from '../api/postal-api.ts';
import { AddressTable } from '../parts/address-table.tsx';
import type { PostalView } from '../postal-view.ts';
import { CardFields } from './card-fields.tsx';
import { contentOf } from './card-values.ts';
import { PreviewColumn } from './preview-column.tsx';
import { ReadinessPanel } from './readiness-panel.tsx';
import type { CardDraft } from './use-card-draft.ts';
import { useCardDraft } from './use-card-draft.ts';

interface EditorScreenProps {
  id: string;
  view: PostalView;
  timeZone?: string | undefined;
}

/** One card: its words, how it looks, its days and its addresses. */
export function EditorScreen({ id, view, timeZone }: EditorScreenProps) {
  const { t } = useTranslation('greetingsPostal');
  const card = useQuery(cardQuery(id));
  const settings = useQuery(settingsQuery);
  const failure = useQueryBoundary(card, settings);
  if (failure && !(card.data && settings.data))
    return (
      <QueryError
        layout="page"
        className="flex-1"
        failure={failure}
        text={t('failed')}
        notFound={{ text: t('editor.notFound'), action: <ToCards /> }}
      />
    );
  if (!card.data || !settings.data) return <PendingEditor />;
  return <Editor card={card.data} settings={settings.data} view={view} timeZone={timeZone} />;
}

export function ToCards() {
  const { t } = useTranslation('greetingsPostal');
  return (
    <Link to="/events/postal-card" className={buttonClass()}>
      {t('editor.toCards')}
    </Link>
  );
}

interface EditorProps extends Omit<EditorScreenProps, 'id'> {
  card: PostalCard;
  settings: PostalSettings;
}

function Editor({ card, settings, view, timeZone }: EditorProps) {
  const { t } = useTranslation('greetingsPostal');
  const { language } = useFormat();
  const draft = useCardDraft(card, settings.today);
  const [writing, setWriting] = useState<Language>(language);
  const [position, setPosition] = useState(0);
  const [wasAsked, setWasAsked] = useState(false);
  usePageName(draft.values.name || card.name);

  /** Then the card is shown as those get it who read that language. */
  function handleWriting(language: Language) {
    setWriting(language);
    setPosition(0);
  }

  function showAddresses(areShown: boolean) {
    setWasAsked(areShown);
    view.showAddresses(areShown);
  }

  return (
    <div className={editorGridClass}>
      <div className="relative border-line px-4 py-5 md:px-6 lg:overflow-y-auto lg:border-r lg:bg-chrome">
        <header className="mb-5">
          <h1 className="text-xl wrap-anywhere">{draft.values.name || card.name}</h1>
          <p className="text-sm text-ink-2">{t('editor.clients', { count: card.clientCount })}</p>
          <SaveState {...draft.saveState} timeZone={timeZone} onRetry={draft.retry} />
        </header>
        <CardFields draft={draft} settings={settings} writing={writing} onWriting={handleWriting} />
      </div>
      <div className="relative px-4 py-5 md:px-8 lg:overflow-y-auto">
        {view.hasAddresses ? (
          <Addresses card={card} draft={draft} wasAsked={wasAsked} onBack={() => showAddresses(false)} />
        ) : (
          <PreviewColumn
            cardId={card.id}
            content={contentOf(draft.values)}
            design={settings.designs.find(({ id }) => id === draft.values.designId)}
            language={writing}
            position={position}
            onPosition={setPosition}
          />
        )}
      </div>
      <div className="relative border-line max-lg:border-t lg:overflow-y-auto lg:border-l lg:bg-chrome">
        <Way
          card={card}
          settings={settings}
          draft={draft}
          view={{ ...view, showAddresses }}
          writing={writing}
          position={position}
        />
      </div>
    </div>
  );
}

interface WayProps extends Pick<EditorProps, 'card' | 'settings' | 'view'> {
  draft: CardDraft;
  writing: Language;
  position: number;
}

/** What is left to do, and the two ways to paper. */
function Way({ card, settings, draft, view, writing, position }: WayProps) {
  const { t } = useTranslation('greetingsPostal');
  const readiness = useQuery(readinessQuery(card.id, card.revision));
  const make = useMakeBatch();
  const proof = useProof(card.id, card.name);

  async function handleMake() {
    const saved = await draft.flush();
    if (saved) make.mutate(saved, { onSuccess: ({ id }) => view.openBatch(id) });
  }

  async function handleProof() {
    await draft.flush();
    proof.mutate({ position: String(position), language: writing });
  }

  return (
    <>
      <div className="flex justify-end px-6 pt-4">
        <button
          type="button"
          className={buttonClass({ variant: 'link', size: 'sm' })}
          onClick={() => view.showAddresses(!view.hasAddresses)}
        >
          {view.hasAddresses ? <ArrowLeft /> : <MapPinHouse />}
          {t(view.hasAddresses ? 'editor.backToCard' : 'editor.addresses')}
        </button>
      </div>
      <QueryBoundary
        query={readiness}
        previous="keep"
        pending={
          <div className="grid gap-3 p-6">
            {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
              <Skeleton key={key} className="h-8 w-full" />
            ))}
          </div>
        }
        error={(failure) => <QueryError failure={failure} text={t('failed')} className="m-6" />}
      >
        {(data) => (
          <ReadinessPanel
            readiness={data}
            today={settings.today}
            onAddresses={() => view.showAddresses(true)}
            onMake={() => void handleMake()}
            isMaking={make.isPending}
            onProof={() => void handleProof()}
            isProving={proof.isPending}
          />
        )}
      </QueryBoundary>
    </>
  );
}

interface AddressesProps {
  card: PostalCard;
  draft: CardDraft;
  /** A button of this page asked for them, which on a phone stands far below: whoever tapped it is taken here. */
  wasAsked: boolean;
  onBack: () => void;
}

function Addresses({ card, draft, wasAsked, onBack }: AddressesProps) {
  const { t } = useTranslation('greetingsPostal');
  const { values, set } = draft;
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (wasAsked) back.current?.focus();
  }, [wasAsked]);
  return (
    <div className="mx-auto max-w-200">
      <button
        ref={back}
        type="button"
        className={`mb-3 ${buttonClass({ variant: 'link' })}`}
        onClick={onBack}
      >
        <ArrowLeft />
        {t('editor.backToCard')}
      </button>
      <AddressTable
        of="card"
        id={card.id}
        onChoose={({ clientIds }, isChosen) => {
          const others = values.leftOut.filter((each) => !clientIds.includes(each));
          set({ leftOut: isChosen ? others : [...others, ...clientIds] });
        }}
      />
    </div>
  );
}

/** Each column scrolls by itself, with all that stands in it: what is placed freely would lengthen the page. */
const editorGridClass =
  'flex flex-1 flex-col lg:grid lg:h-[calc(100dvh-4rem)] lg:flex-none lg:grid-cols-[300px_minmax(0,1fr)_300px] lg:grid-rows-[minmax(0,1fr)] xl:grid-cols-[316px_minmax(0,1fr)_332px]';

function PendingEditor() {
  return (
    <SkeletonFrame className={editorGridClass}>
      <div className="grid content-start gap-4 p-6">
        <Skeleton className="h-7 w-48" />
        <Skeleton className="h-10 w-full" />
        <Skeleton className="h-60 w-full rounded-md!" />
      </div>
      <div className="p-8">
        <Skeleton className="mx-auto h-150 w-full max-w-140 rounded-none!" />
      </div>
      <div className="grid content-start gap-4 p-6">
        <Skeleton className="h-6 w-40" />
        <Skeleton className="h-80 w-full rounded-md!" />
      </div>
    </SkeletonFrame>
  );
}
