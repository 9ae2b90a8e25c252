import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../shared/ui/card.tsx';
import { PersonAvatar } from '../../../shared/ui/person-avatar.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';
import { CategoryTag } from '../parts/category-tag.tsx';
import { ClientBand } from '../parts/client-band.tsx';
import { useClientWords } from '../parts/use-client-words.ts';
import { useClientFormContext } from './use-client-form-context.ts';

/** Who is being typed, as the lists will show them. */
export function PersonCard({ warnings }: { warnings: ReactNode }) {
  const { t } = useTranslation('clients');
  const { wordOf } = useClientWords();
  const { control, setValue } = useClientFormContext();
  const [firstName, lastName, type, city, category, timeline, isOptedOut] = useWatch({
    control,
    name: ['firstName', 'lastName', 'type', 'city', 'category', 'timeline', 'isOptedOut'],
  });
  const name = `${firstName} ${lastName}`.trim();
  return (
    <Card aria-label={t('form.cards.person')} className="overflow-hidden">
      <ClientBand className="h-18 opacity-90" />
      <div className="relative -mt-8 px-5 pb-5">
        <PersonAvatar
          firstName={firstName}
          lastName={lastName}
          size="xl"
          className="shadow-[0_0_0_4px_var(--surface)]"
        />
        <p className="mt-2 text-md font-semibold tracking-tight wrap-anywhere">
          {name || <span className="text-ink-3">{t('form.noName')}</span>}
        </p>
        <p className="min-h-5 text-sm text-ink-2">
          {[wordOf('type', type), city.trim()].filter(Boolean).join(', ')}
        </p>
        <p className="mt-2.5 flex flex-wrap gap-1.5">
          <CategoryTag category={category} />
          {timeline && <Tag>{wordOf('timeline', timeline)}</Tag>}
        </p>
        {warnings && <div className="mt-4 border-t border-line pt-4">{warnings}</div>}
        <Switch
          isSelected={!isOptedOut}
          onChange={(isReceiving) => setValue('isOptedOut', !isReceiving)}
          className="mt-4 w-full flex-row-reverse justify-between border-t border-line pt-4"
        >
          <span>
            <span className="block font-medium">{t('form.receives')}</span>
            <span className="block text-xs text-ink-3">{t('form.receivesWhat')}</span>
          </span>
        </Switch>
      </div>
    </Card>
  );
}
