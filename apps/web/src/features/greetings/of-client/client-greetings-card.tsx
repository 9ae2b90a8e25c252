import type { GreetingWishes } from '@hearthline/contract/greetings';
import { parseIsoDate } from '@hearthline/domain/calendar';
import { isLeapDay, leapDayRules } from '@hearthline/domain/client/yearly-date';
import type { Occasion } from '@hearthline/domain/greeting/occasions';
import { chosenOccasions } from '@hearthline/domain/greeting/occasions';
import type { HoldReason } from '@hearthline/domain/greeting/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Gift, Pause, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clientWishesQuery } from '../../../shared/api/greeting-queries.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Card, CardHeader } from '../../../shared/ui/card.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { labelClass } from '../../../shared/ui/field.tsx';
import { FormModal } from '../../../shared/ui/form-modal.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { RadioGroup } from '../../../shared/ui/radio-group.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import { inputOf, useSaveWishes } from '../api/greeting-actions.ts';
import { categoriesLink } from '../model/greeting-links.ts';
import { useEventWords } from '../model/use-greeting-words.ts';
import { HoldFields, useUntilProblem } from '../parts/hold-form.tsx';
import { KindMark } from '../parts/kind-mark.tsx';
import { StateTag } from '../parts/state-tag.tsx';

interface ClientGreetingsCardProps {
  client: { id: string; birthday: string | null; moveInDate: string | null };
  clientName: string;
}

/** What the record of a client says about greetings, and which comes next. */
export function ClientGreetingsCard({ client, clientName }: ClientGreetingsCardProps) {
  const { t } = useTranslation('greetings');
  const query = useQuery(clientWishesQuery(client.id));
  const [isEditing, setEditing] = useState(false);
  return (
    <Card isPadded aria-labelledby="client-greetings" className="min-w-0">
      <CardHeader
        isPlain
        id="client-greetings"
        title={t('ofClient.title')}
        actions={
          query.data ? (
            <IconButton
              size="sm"
              label={t('ofClient.edit')}
              icon={<Pencil aria-hidden="true" strokeWidth={1.75} />}
              className="-my-1.5 -mr-2"
              onClick={() => setEditing(true)}
            />
          ) : undefined
        }
      />
      <div className="text-sm">
        <QueryBoundary
          query={query}
          pending={<Skeleton className="h-16 w-full" />}
          error={(failure) => <QueryError layout="line" failure={failure} text={t('ofClient.failed')} />}
        >
          {(wishes) => <Wishes wishes={wishes} client={client} />}
        </QueryBoundary>
      </div>
      {query.data ? (
        <WishesDialog
          isOpen={isEditing}
          onClose={() => setEditing(false)}
          client={client}
          clientName={clientName}
          wishes={query.data}
        />
      ) : null}
    </Card>
  );
}

interface WishesProps extends Pick<ClientGreetingsCardProps, 'client'> {
  wishes: GreetingWishes;
}

function Wishes({ wishes, client }: WishesProps) {
  const { t } = useTranslation('greetings');
  const format = useFormat();
  const { feasts, hold, wantsNoPaper, greeted } = wishes;
  const own = [
    greeted.birthday && client.birthday !== null ? ('birthday' as const) : null,
    greeted.homeDay && client.moveInDate !== null ? ('homeDay' as const) : null,
    greeted.clientSince ? ('clientSince' as const) : null,
  ].filter((day) => day !== null);
  const nameAll = (occasions: readonly Occasion[]) =>
    occasions.map((occasion) => t(`words.occasion.${occasion}`)).join(', ');
  const days = [...own, ...greeted.feasts];
  const notGreeted = feasts.filter((feast) => !greeted.feasts.includes(feast));
  return (
    <div className="grid gap-2.5">
      {hold ? (
        <p className="flex gap-2 font-medium">
          <Pause aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-4 flex-none text-ink-3" />
          {hold.until === null
            ? t('ofClient.held', { reason: t(`words.holdReason.${hold.reason}`) })
            : t('ofClient.heldUntil', {
                reason: t(`words.holdReason.${hold.reason}`),
                day: format.dateText(hold.until),
              })}
        </p>
      ) : null}
      <Next wishes={wishes} />
      <p className="text-ink-2">
        {days.length > 0 ? (
          format.labelled(t('ofClient.days'), nameAll(days))
        ) : (
          <>
            {t('ofClient.noDays')}{' '}
            <Link {...categoriesLink} className="text-link">
              {t('events.categories')}
            </Link>
          </>
        )}
      </p>
      {notGreeted.length > 0 ? (
        <p className="text-ink-2">{format.labelled(t('ofClient.notGreeted'), nameAll(notGreeted))}</p>
      ) : null}
      {wantsNoPaper ? <p className="text-ink-2">{t('ofClient.noPaper')}</p> : null}
    </div>
  );
}

function Next({ wishes: { next } }: { wishes: GreetingWishes }) {
  const { t } = useTranslation('greetings');
  const format = useFormat();
  const { whatOf } = useEventWords();
  if (next === null) return <p className="text-ink-2">{t('ofClient.noNext')}</p>;
  return (
    <p className="flex items-center gap-2.5">
      <Gift aria-hidden="true" strokeWidth={1.75} className="size-4.5 flex-none text-ink-3" />
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-2 font-medium">
          {format.dateText(next.day)}
          <KindMark kind={next.kind} />
        </span>
        <span className="block text-xs text-ink-2">{whatOf(next)}</span>
      </span>
      <StateTag state={next.state} />
    </p>
  );
}

interface WishesDialogProps {
  isOpen: boolean;
  onClose: () => void;
  client: { id: string; birthday: string | null; moveInDate: string | null };
  clientName: string;
  wishes: GreetingWishes;
}

function WishesDialog(props: WishesDialogProps) {
  // What was kept last is what it begins with each time.
  return props.isOpen ? <OpenDialog {...props} /> : null;
}

/** Feasts, leap day, rest and paper: asked of the client, never guessed. */
function OpenDialog({ onClose, client, clientName, wishes }: WishesDialogProps) {
  const { t } = useTranslation('greetings');
  const [values, setValues] = useState(() => inputOf(wishes));
  const [until, setUntil] = useState(wishes.hold?.until ?? '');
  const save = useSaveWishes(client.id);
  const problem = useUntilProblem(until);
  const { feasts, leapDayRule, hold, wantsNoPaper } = values;
  const hasLeapDay = [client.birthday, client.moveInDate].some((day) => day !== null && isLeapDay(day));
  const set = (change: Partial<typeof values>) => setValues({ ...values, ...change });
  const setReason = (reason: HoldReason) => set({ hold: { reason, until: null } });

  function handleSubmit() {
    if (hold && problem) return;
    save.mutate(
      { ...values, hold: hold && { ...hold, until: parseIsoDate(until) ?? null } },
      { onSuccess: onClose },
    );
  }

  return (
    <FormModal
      size="md"
      title={t('ofClient.dialogTitle', { name: clientName })}
      isDismissable={false}
      onClose={onClose}
      onSubmit={handleSubmit}
      submitLabel={t('ofClient.save')}
      isPending={save.isPending}
      formClassName="grid grid-cols-[minmax(0,1fr)] gap-5"
    >
      <fieldset>
        <legend className={labelClass}>{t('ofClient.feasts')}</legend>
        <p className="mb-2 text-xs text-ink-3">{t('ofClient.feastsHint')}</p>
        <div className="grid gap-x-4 gap-y-2 max-lg:gap-y-0 sm:grid-cols-2 md:grid-cols-3">
          {chosenOccasions.map((occasion) => (
            <Checkbox
              key={occasion}
              isSelected={feasts.includes(occasion)}
              onChange={(isOn) =>
                set({
                  feasts: chosenOccasions.filter((each) =>
                    each === occasion ? isOn : feasts.includes(each),
                  ),
                })
              }
            >
              {t(`words.occasion.${occasion}`)}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      {hasLeapDay ? (
        <RadioGroup
          label={t('ofClient.leapDay')}
          orientation="horizontal"
          items={leapDayRules.map((id) => ({ id, label: t(`words.leapDayRule.${id}`) }))}
          value={leapDayRule}
          onChange={(rule) => set({ leapDayRule: rule })}
        />
      ) : null}
      <div className="grid gap-3.5">
        <Switch
          isSelected={hold !== null}
          onChange={(isOn) => set({ hold: isOn ? { reason: 'bereavement', until: null } : null })}
        >
          {t('ofClient.hold')}
        </Switch>
        {hold ? (
          <HoldFields
            reason={hold.reason}
            until={until}
            problem={problem}
            onReason={setReason}
            onUntil={setUntil}
          />
        ) : null}
      </div>
      <Switch isSelected={wantsNoPaper} onChange={(isOn) => set({ wantsNoPaper: isOn })}>
        {t('ofClient.wantsNoPaper')}
      </Switch>
    </FormModal>
  );
}
