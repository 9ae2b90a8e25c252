import { isLeapDay } from '@hearthline/domain/client/yearly-date';
import type { GreetingCategory } from '@hearthline/domain/greeting/vocabulary';
import { skipToken, useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { clientWishesQuery, greetingCategoriesQuery } from '../../../shared/api/greeting-queries.ts';
import { useClientFormContext } from './use-client-form-context.ts';

type GreetedField = Extract<GreetingCategory, 'birthdays' | 'homeAnniversaries'>;

/**
 * What becomes of a day: greeted, as the text says, or not while its category is off or the client is left in peace. Until
 * it is known, nothing.
 */
export function useGreetingHint(category: GreetedField, text: string): ReactNode {
  const { t } = useTranslation('clients');
  const { data } = useQuery(greetingCategoriesQuery);
  const { control } = useClientFormContext();
  const clientCategory = useWatch({ control, name: 'category' });
  const row = data?.find((each) => each.category === category);
  if (!row) return undefined;
  if (clientCategory === 'notInterested') return t('form.hints.inPeace');
  if (row.isOn) return text;
  return (
    <>
      {t(`form.hints.off.${category}`)}{' '}
      <Link to="/events/greeting-categories" search={{ category }} className="text-link">
        {t('form.hints.switchOn')}
      </Link>
    </>
  );
}

/** For 29 February, by the rule of this client; for any other day, nothing. */
export function useLeapDayHint(birthday: string): ReactNode {
  const { t } = useTranslation('clients');
  const { id } = useSearch({ strict: false }) as { id?: string };
  const isAsked = isLeapDay(birthday);
  const options = clientWishesQuery(id ?? '');
  const { data } = useQuery({
    ...options,
    queryFn: id !== undefined && isAsked ? options.queryFn : skipToken,
  });
  const hint = useGreetingHint('birthdays', t(`form.hints.leapDay.${data?.leapDayRule ?? 'feb28'}`));
  return isAsked ? hint : undefined;
}
