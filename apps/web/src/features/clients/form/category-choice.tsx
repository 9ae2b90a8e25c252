import { clientCategories } from '@hearthline/domain/client/vocabulary';
import { Check } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import { labelClass } from '../../../shared/ui/field.tsx';
import { useClientWords } from '../parts/use-client-words.ts';
import { useClientFormContext } from './use-client-form-context.ts';

/** The three categories side by side: native radios that look like chips. */
export function CategoryChoice({ className }: { className?: string }) {
  const { t } = useTranslation('clients');
  const { wordOf } = useClientWords();
  const { control, setValue } = useClientFormContext();
  const chosen = useWatch({ control, name: 'category' });
  return (
    <fieldset className={classNames('flex min-w-0 flex-col gap-1.5', className)}>
      <legend className={classNames('mb-1.5', labelClass)}>{t('form.fields.category')}</legend>
      <div className="flex flex-wrap gap-2">
        {clientCategories.map((category) => (
          <label
            key={category}
            className={classNames(
              'relative inline-flex h-11 cursor-pointer items-center gap-1.5 rounded-full border px-3.5 text-[12.5px]/[20px] font-medium transition-control lg:h-9 [&_svg]:size-3.5',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              category === chosen
                ? 'border-brand-soft-line bg-brand-soft text-brand-ink'
                : 'border-line-strong bg-surface text-ink-2 hover:bg-hover hover:text-ink',
            )}
          >
            <input
              type="radio"
              name="category"
              value={category}
              checked={category === chosen}
              onChange={() => setValue('category', category)}
              className="absolute inset-0 m-0 cursor-pointer appearance-none rounded-full opacity-0"
            />
            {category === chosen && <Check aria-hidden="true" />}
            {wordOf('category', category)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
