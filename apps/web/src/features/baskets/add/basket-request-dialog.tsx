import type { BasketRow } from '@hearthline/contract/baskets';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { Plus, Search, Send, ShoppingBasket } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQueryBoundary } from '../../../shared/api/use-query-boundary.ts';
import { useSettled } from '../../../shared/hooks/use-settled.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import type { BasketRequest } from '../../../shared/stores/basket-request-store.ts';
import { useBasketRequestStore } from '../../../shared/stores/basket-request-store.ts';
import { Button, buttonClass } from '../../../shared/ui/button.tsx';
import { ComboList } from '../../../shared/ui/combo-list.tsx';
import { Modal } from '../../../shared/ui/modal.tsx';
import type { PickedPerson } from '../../../shared/ui/person-search.tsx';
import { nameOf, PersonSearch } from '../../../shared/ui/person-search.tsx';
import { itemClass } from '../../../shared/ui/popover-class.ts';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { toast } from '../../../shared/ui/toast.tsx';
import { showUndo } from '../../../shared/ui/undo-toast.tsx';
import { useAddHomes, useCreateBasket, useSendHome } from '../api/add-actions.ts';
import { basketPageQuery } from '../api/baskets-api.ts';
import { basketFormLink } from '../model/basket-links.ts';
import type { KeptForm } from '../model/kept-form-store.ts';
import { addedToastOf, useKeptForm, useKeptFormStore } from '../model/kept-form-store.ts';
import { joinPeople, PeopleAvatars, splitName } from '../parts/people.tsx';
import { useMomentText } from '../parts/use-moment-text.ts';

interface BasketRequestDialogProps {
  agentId: string | undefined;
  timeZone: string | undefined;
}

/** Answers what any place that shows homes has asked for. */
export function BasketRequestDialog({ agentId, timeZone }: BasketRequestDialogProps) {
  const { request, close } = useBasketRequestStore();
  const { basket } = useSearch({ strict: false }) as { basket?: string };
  const kept = useKeptForm(basket, agentId);
  if (request === null) return null;
  if (request.kind === 'send')
    return <SendHomeDialog request={request} timeZone={timeZone} onClose={close} />;
  // Whoever looks for homes on behalf of a basket need not be asked for which.
  if (kept) return <AddToKeptForm request={request} kept={kept} onClose={close} />;
  return <AddDialog request={request} timeZone={timeZone} onClose={close} />;
}

interface AddToKeptFormProps {
  request: BasketRequest;
  kept: KeptForm;
  onClose: () => void;
}

/** Nothing to see: they are in the form that is waiting, and the toast takes them out again. */
function AddToKeptForm({ request, kept, onClose }: AddToKeptFormProps) {
  const { t } = useTranslation('baskets');
  const { addFound, removeFound } = useKeptFormStore();
  const add = useEffectEvent(() => {
    const { name, client } = kept.values;
    const added = addFound(request.listingIds);
    if (added.length === 0) toast(t('searchStrip.known', { count: request.listingIds.length }));
    else
      showUndo({
        id: addedToastOf(kept.key),
        text: t('add.added', {
          count: added.length,
          name: name.trim() || client?.name || t('form.newTitle'),
        }),
        onUndo: () => removeFound(added),
      });
    request.onDone?.();
    onClose();
  });
  useEffect(() => add(), []);
  return null;
}

interface RequestDialogProps {
  request: BasketRequest;
  timeZone: string | undefined;
  onClose: () => void;
}

/** One press puts the homes into a basket that is there; another way makes one for a client. */
function AddDialog({ request, timeZone, onClose }: RequestDialogProps) {
  const { t } = useTranslation('baskets');
  const [isNew, setIsNew] = useState(false);
  const count = request.listingIds.length;
  const done = () => {
    request.onDone?.();
    onClose();
  };
  return (
    <Modal
      isOpen
      onOpenChange={onClose}
      icon={<ShoppingBasket aria-hidden="true" strokeWidth={1.75} />}
      title={isNew ? t('add.newFor') : t('add.title', { count })}
      description={request.address ?? t('homes', { count })}
    >
      {isNew ? (
        <NewBasketPart
          request={request}
          timeZone={timeZone}
          onDone={done}
          onBack={() => setIsNew(false)}
          onClose={onClose}
        />
      ) : (
        <>
          <BasketChoice request={request} onDone={done} />
          <Button
            variant="secondary"
            fullWidth
            icon={<Plus aria-hidden="true" />}
            className="mt-3"
            onClick={() => setIsNew(true)}
          >
            {t('add.newFor')}
          </Button>
        </>
      )}
    </Modal>
  );
}

const typingMs = 250;
const shownMost = '8';

interface BasketChoiceProps {
  request: BasketRequest;
  onDone: () => void;
}

/** Baskets, the newest first; a few letters find the others. */
function BasketChoice({ request, onDone }: BasketChoiceProps) {
  const { t } = useTranslation('baskets');
  const format = useFormat();
  const [text, setText] = useState('');
  const search = useSettled(text.trim(), typingMs);
  const query = useQuery(
    basketPageQuery({ basketType: 'Manual', search, sort: 'created', page: '1', pageSize: shownMost }),
  );
  const failure = useQueryBoundary(query);
  const add = useAddHomes();
  const rows = query.data?.result ?? [];

  function handleChoose(basket: BasketRow) {
    if (!add.isPending) add.mutate({ basket, listingIds: request.listingIds }, { onSuccess: onDone });
  }

  return (
    <>
      <ComboList
        label={t('add.baskets')}
        items={rows}
        keyOf={({ id }) => id}
        text={text}
        onTextChange={setText}
        onChoose={handleChoose}
        takesFirst
        className={classNames('mt-2', query.isPlaceholderData && 'opacity-60')}
        rowClassName={(row) =>
          classNames(itemClass, 'min-h-13! cursor-pointer text-ink', row.isActive && 'bg-hover')
        }
        field={(input) => (
          <TextField
            {...input}
            autoFocus
            label={t('add.search')}
            isLabelHidden
            icon={<Search aria-hidden="true" />}
            placeholder={t('list.searchHint')}
          />
        )}
      >
        {(row) => (
          <>
            <span className="flex w-12 flex-none">
              <PeopleAvatars people={row.readers} />
            </span>
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium">{row.name}</span>
              <span className="block truncate text-xs text-ink-3">{joinPeople(row.readers, format)}</span>
            </span>
            <span className="flex-none text-xs text-ink-3">{t('homes', { count: row.matches })}</span>
          </>
        )}
      </ComboList>
      {failure ? <QueryError failure={failure} className="mt-2" /> : null}
      <p role="status" className="px-2.5 py-1 text-sm text-ink-3 empty:hidden">
        {query.data && rows.length === 0 ? t(search ? 'add.noneFound' : 'add.noneYet') : ''}
      </p>
    </>
  );
}

interface NewBasketPartProps {
  request: BasketRequest;
  timeZone: string | undefined;
  onDone: () => void;
  onBack: () => void;
  onClose: () => void;
}

const formLinkOf = ({ listingIds, criteria }: BasketRequest) =>
  basketFormLink({
    listings: listingIds.join(','),
    ...(criteria && { c: JSON.stringify(criteria) }),
  });

function NewBasketPart({ request, timeZone, onDone, onBack, onClose }: NewBasketPartProps) {
  const { t } = useTranslation('baskets');
  const { today } = useMomentText(timeZone);
  const create = useCreateBasket();

  function handleChoose(person: PickedPerson) {
    if (create.isPending) return;
    const name = nameOf(person);
    create.mutate(
      {
        client: { id: person.id, name },
        name: t('add.nameFor', { name: splitName(name).firstName }),
        listingIds: request.listingIds,
        criteria: request.criteria ?? null,
        today,
      },
      { onSuccess: onDone },
    );
  }

  return (
    <>
      <PersonSearch
        label={t('form.client')}
        placeholder={t('form.findClient')}
        exceptId=""
        chosen={null}
        onChoose={handleChoose}
      />
      <div className="mt-2 flex flex-wrap justify-between gap-x-4">
        <Button variant="link" onClick={onBack}>
          {t('add.back')}
        </Button>
        <Link {...formLinkOf(request)} onClick={onClose} className={buttonClass({ variant: 'link' })}>
          {t('add.openForm')}
        </Link>
      </div>
    </>
  );
}

/** One tap on a client makes a basket of this home and puts it into the outbox. */
function SendHomeDialog({ request, timeZone, onClose }: RequestDialogProps) {
  const { t } = useTranslation('baskets');
  const { today } = useMomentText(timeZone);
  const send = useSendHome();
  const address = request.address ?? t('homes', { count: request.listingIds.length });
  return (
    <Modal
      isOpen
      onOpenChange={onClose}
      icon={<Send aria-hidden="true" strokeWidth={1.75} />}
      title={t('add.sendTitle')}
      description={address}
    >
      <PersonSearch
        label={t('add.toWhom')}
        placeholder={t('form.findClient')}
        exceptId=""
        chosen={null}
        onChoose={(person) => {
          if (send.isPending) return;
          send.mutate(
            {
              client: { id: person.id, name: nameOf(person) },
              name: address,
              listingIds: request.listingIds,
              criteria: null,
              today,
            },
            { onSuccess: onClose },
          );
        }}
      />
      <p role="status" className="mt-2 text-xs text-ink-3">
        {t(send.isPending ? 'add.sending' : 'add.sendText')}
      </p>
    </Modal>
  );
}
