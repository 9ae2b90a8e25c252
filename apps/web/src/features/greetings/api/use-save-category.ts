import type { BodyOf } from '@hearthline/contract';
import type { GreetingCategoryRow } from '@hearthline/contract/greetings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../shared/api/client.ts';
import { greetingCategoriesQuery, greetingsKey } from '../../../shared/api/greeting-queries.ts';

type CategoryChange = Partial<BodyOf<'PUT /greetings/categories/{category}'>>;

/** Each change is saved at once and shows before the answer; a failure takes it back. */
export function useSaveCategory(row: GreetingCategoryRow) {
  const client = useQueryClient();
  const { category, isOn, occasions, designId, approvesBeforeSending } = row;
  return useMutation({
    mutationFn: async (change: CategoryChange) =>
      (
        await request('PUT /greetings/categories/{category}', {
          params: { category },
          body: { isOn, occasions, designId, approvesBeforeSending, ...change },
        })
      ).result,
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey: greetingCategoriesQuery.queryKey });
      client.setQueryData(greetingCategoriesQuery.queryKey, (rows) =>
        rows?.map((each) => (each.category === category ? { ...each, ...change } : each)),
      );
    },
    onSettled: () => client.invalidateQueries({ queryKey: greetingsKey }),
  });
}
