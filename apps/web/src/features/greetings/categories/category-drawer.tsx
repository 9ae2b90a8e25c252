import type { GreetingCategoryRow } from '@hearthline/contract/greetings';
import type { Occasion } from '@hearthline/domain/greeting/occasions';
import { definitionOf, isChosen, mayDifferByADay, occasionsOf } from '@hearthline/domain/greeting/occasions';
import { Link } from '@tanstack/react-router';
import { Info, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { Drawer } from '../../../shared/ui/drawer.tsx';
import { RadioDot, RadioGroup } from '../../../shared/ui/radio-group.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import { useSaveCategory } from '../api/use-save-category.ts';
import { taskLink, templateLink } from '../model/greeting-links.ts';
import { DesignPicture } from '../parts/design-picture.tsx';

interface CategoryDrawerProps {
  row: GreetingCategoryRow | undefined;
  today: string;
  onClose: () => void;
}

/** One category whole: its days, its design, and who gets it. */
export function CategoryDrawer({ row, today, onClose }: CategoryDrawerProps) {
  const { t } = useTranslation('greetings');
  // What was open last stays while the drawer slides away.
  const [last, setLast] = useState(row);
  if (row && row !== last) setLast(row);
  if (!last) return null;
  return (
    <Drawer
      isOpen={row !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isWide
      title={t(`words.category.${last.category}`)}
      header={<Head row={last} today={today} />}
    >
      <div className="grid gap-5 px-2 py-3">
        <Days row={last} />
        {last.category === 'customDates' ? (
          <DesignsOfTasks row={last} />
        ) : (
          <>
            <Approval row={last} />
            <Designs row={last} />
          </>
        )}
      </div>
    </Drawer>
  );
}

function Head({ row, today }: { row: GreetingCategoryRow; today: string }) {
  const { t } = useTranslation('greetings');
  const format = useFormat();
  const save = useSaveCategory(row);
  const { isOn, clientCount, nextDay } = row;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 pb-1">
      <p className="text-sm text-ink-2">
        {t('categories.meant', { count: clientCount })}
        {nextDay === null ? '' : ` · ${t('categories.next', { day: format.shortDate(nextDay, today) })}`}
      </p>
      {row.category === 'customDates' ? (
        <Link {...taskLink('new')} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
          {t('categories.addDate')}
        </Link>
      ) : (
        <Switch isSelected={isOn} onChange={(isNowOn) => save.mutate({ isOn: isNowOn })}>
          {t(isOn ? 'categories.on' : 'categories.off')}
        </Switch>
      )}
    </div>
  );
}

/** Of the agent's own dates there is none to choose: each has its task. */
function Days({ row }: { row: GreetingCategoryRow }) {
  const { t } = useTranslation('greetings');
  const save = useSaveCategory(row);
  const offered = occasionsOf(row.category);
  const has = (test: (occasion: Occasion) => boolean) => offered.some(test);
  const notes = [
    has(isChosen) && t('categories.fromRecord'),
    row.category === 'customDates' && t('categories.eachHasTask'),
    row.category === 'homeAnniversaries'
      ? t('categories.homeDay')
      : has((each) => definitionOf(each).day.of === 'client') && t('categories.ownDay'),
    has(mayDifferByADay) && t('drawer.mayDiffer'),
  ].filter((note) => note !== false);
  const toggle = (occasion: Occasion, isOn: boolean) =>
    save.mutate({
      occasions: offered.filter((each) => (each === occasion ? isOn : row.occasions.includes(each))),
    });
  return (
    <section aria-label={t('form.occasions')} className="grid gap-2">
      {offered.length > 1 ? (
        <>
          <h3 className="text-sm">{t('form.occasions')}</h3>
          <div className="grid gap-2 max-lg:gap-0 sm:grid-cols-2">
            {offered.map((occasion) => (
              <Checkbox
                key={occasion}
                isSelected={row.occasions.includes(occasion)}
                // One day at least, or there would be nothing to switch on.
                isDisabled={row.occasions.length === 1 && row.occasions.includes(occasion)}
                onChange={(isOn) => toggle(occasion, isOn)}
              >
                {t(`words.occasion.${occasion}`)}
              </Checkbox>
            ))}
          </div>
        </>
      ) : null}
      {notes.map((note) => (
        <p key={note} className="flex gap-2 text-xs text-ink-2">
          <Info aria-hidden="true" strokeWidth={1.75} className="mt-px size-4 flex-none text-info" />
          {note}
        </p>
      ))}
    </section>
  );
}

function Approval({ row }: { row: GreetingCategoryRow }) {
  const { t } = useTranslation('greetings');
  const save = useSaveCategory(row);
  return (
    <div>
      <Switch
        isSelected={row.approvesBeforeSending}
        onChange={(approvesBeforeSending) => save.mutate({ approvesBeforeSending })}
      >
        {t('form.approves')}
      </Switch>
      <p className="mt-1 text-xs text-ink-3">{t('form.approvesHint')}</p>
    </div>
  );
}

/** Each date has the design of its task; here only their words are changed. */
function DesignsOfTasks({ row: { category, designs } }: { row: GreetingCategoryRow }) {
  const { t } = useTranslation('greetings');
  return (
    <ul aria-label={t('form.design')} className="grid grid-cols-2 gap-3">
      {designs.map((design) => (
        <li key={design.id}>
          <Link {...templateLink(category, design.id)} className="block rounded-[8px] text-sm font-medium">
            <DesignPicture design={design} isDecorative className="mb-2 rounded-[8px]" />
            {t('categories.editWordsOf', { name: design.name })}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Which one goes out, and the way to its words. */
function Designs({ row }: { row: GreetingCategoryRow }) {
  const { t } = useTranslation('greetings');
  const save = useSaveCategory(row);
  return (
    <section className="grid gap-2.5">
      <RadioGroup
        label={t('form.design')}
        items={row.designs.map((design) => ({
          id: design.id,
          label: design.name,
          card: (
            <span className="block">
              <DesignPicture design={design} isDecorative className="rounded-[8px]" />
              <span className="mt-2.5 flex items-center gap-2 text-sm font-medium">
                <RadioDot />
                {design.name}
              </span>
            </span>
          ),
        }))}
        value={row.designId}
        onChange={(designId) => save.mutate({ designId })}
        itemsClassName="grid grid-cols-2 gap-3 [&>label]:p-2.5!"
      />
      <p className="flex flex-wrap gap-x-5 gap-y-2">
        <Link
          {...templateLink(row.category, row.designId)}
          className="touch-target inline-flex items-center gap-1.5 text-sm font-medium text-brand-ink underline-offset-3 hover:underline"
        >
          <Pencil aria-hidden="true" strokeWidth={1.75} className="size-4" />
          {t('categories.editWords')}
        </Link>
      </p>
    </section>
  );
}
