import type { GreetingCategoryRow } from '@hearthline/contract/greetings';
import type { GreetingCategory, GreetingGroup } from '@hearthline/domain/greeting/vocabulary';
import { greetingCategories, greetingGroups, groupOfCategory } from '@hearthline/domain/greeting/vocabulary';
import { useNavigate, useSearch } from '@tanstack/react-router';

interface CategoriesAddress {
  group?: string | undefined;
  q?: string | undefined;
  mine?: string | undefined;
  category?: string | undefined;
}

/** Which categories are shown and which is open; all of it stands in the address. */
export function useCategoriesView() {
  const address = useSearch({ strict: false }) as CategoriesAddress;
  const navigate = useNavigate();
  const go = (change: CategoriesAddress, isReplaced = true) =>
    void navigate({
      to: '.',
      search: (previous: object) => ({ ...previous, ...change }),
      replace: isReplaced,
      resetScroll: false,
    });
  return {
    group: greetingGroups.find((group) => group === address.group) ?? ('all' as const),
    search: address.q ?? '',
    isMine: address.mine === 'true',
    open: greetingCategories.find((category) => category === address.category),
    setGroup: (group: GreetingGroup | 'all') => go({ group: group === 'all' ? undefined : group }),
    setSearch: (text: string) => go({ q: text || undefined }),
    setMine: (isMine: boolean) => go({ mine: isMine ? 'true' : undefined }),
    setOpen: (category: GreetingCategory | undefined) => go({ category }, category === undefined),
    clear: () => go({ group: undefined, q: undefined, mine: undefined }),
  };
}

export type CategoriesView = ReturnType<typeof useCategoriesView>;

/** By the name of the category, or of one of its designs and what stands on it. */
export function findCategories(
  rows: readonly GreetingCategoryRow[],
  { group, search, isMine }: Pick<CategoriesView, 'group' | 'search' | 'isMine'>,
  nameOf: (category: GreetingCategory) => string,
): GreetingCategoryRow[] {
  const wanted = search.toLocaleLowerCase();
  return rows.filter(({ category, isOn, designs }) => {
    if (group !== 'all' && groupOfCategory[category] !== group) return false;
    if (isMine && !isOn) return false;
    const words = [nameOf(category), ...designs.flatMap(({ name, line }) => [name, line])];
    return words.some((word) => word.toLocaleLowerCase().includes(wanted));
  });
}
