import type { GreetingCategoryRow, GreetingDesign } from '@hearthline/contract/greetings';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import { useSaveCategory } from '../api/use-save-category.ts';
import { DesignPicture } from '../parts/design-picture.tsx';
import { KindMark } from '../parts/kind-mark.tsx';

interface CategoryCardProps {
  row: GreetingCategoryRow;
  today: string;
  onOpen: () => void;
}

/** A category with three of its designs like cards in a hand. The name opens it, and so does the picture. */
export function CategoryCard({ row, today, onOpen }: CategoryCardProps) {
  const { t } = useTranslation('greetings');
  const format = useFormat();
  const save = useSaveCategory(row);
  const { category, kind, isOn, nextDay, clientCount, designs } = row;
  const name = t(`words.category.${category}`);
  const when =
    nextDay === null
      ? t('categories.noDay')
      : nextDay === today
        ? t('coming.today')
        : t('categories.next', { day: format.shortDate(nextDay, today) });
  return (
    <Card className="relative flex h-full flex-col overflow-hidden transition-control has-[.card-name:hover]:border-line-strong">
      <Fan designs={fanOf(designs, row.designId)} />
      <div className="flex flex-1 flex-col justify-end gap-1.5 border-t border-line px-4 py-3">
        <div className="flex items-center gap-2.5">
          <KindMark kind={kind} />
          <h2 className="min-w-0 flex-1 text-base font-medium">
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={onOpen}
              className="card-name text-left after:absolute after:inset-0 after:rounded-lg"
            >
              {name}
            </button>
          </h2>
          <Switch
            aria-label={t('categories.switch', { name })}
            isSelected={isOn}
            onChange={(isNowOn) => save.mutate({ isOn: isNowOn })}
            className="z-1"
          />
        </div>
        <p className="flex justify-between gap-3 text-xs text-ink-2">
          <span>
            {t('categories.designs', { count: designs.length })} ·{' '}
            {t('event.clients', { count: clientCount })}
          </span>
          <span className={classNames('text-right', isOn && 'font-medium text-ink')}>
            {isOn ? when : t('categories.off')}
          </span>
        </p>
      </div>
    </Card>
  );
}

/** The chosen one in the middle, with a neighbour on either side. */
function fanOf(designs: readonly GreetingDesign[], chosenId: string): GreetingDesign[] {
  const chosen = designs.find(({ id }) => id === chosenId) ?? designs[0];
  if (!chosen) return [];
  const [left, right] = designs.filter((design) => design !== chosen);
  return [left, right, chosen].filter((design) => design !== undefined);
}

/** Of one, two and three, the chosen one last and on top. */
const places = [
  ['left-[26%] top-4 w-[48%]! shadow-md'],
  ['left-[9%] top-7 w-[43%]! -rotate-6', 'left-[43%] top-4 w-[46%]! shadow-md'],
  [
    'left-[5%] top-9 w-[43%]! -rotate-6',
    'right-[5%] top-9 w-[43%]! rotate-6',
    'left-[28.5%] top-4 w-[43%]! shadow-md',
  ],
];

function Fan({ designs }: { designs: readonly GreetingDesign[] }) {
  return (
    <div aria-hidden="true" className="relative h-31 overflow-hidden bg-inset/40">
      {designs.map((design, index) => (
        <DesignPicture
          key={design.id}
          design={design}
          isDecorative
          className={classNames('absolute rounded-[5px]', places[designs.length - 1]?.[index])}
        />
      ))}
    </div>
  );
}
