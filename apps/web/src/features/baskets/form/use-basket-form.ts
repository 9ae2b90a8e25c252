import type { Basket } from '@hearthline/contract/baskets';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { request } from '../../../shared/api/client.ts';
import { basketQuery, basketsKey } from '../api/baskets-api.ts';
import type { BasketField, BasketValues, HomeEntry } from '../model/basket-values.ts';
import {
  adoptHomeIds,
  basketFields,
  findProblems,
  inputOf,
  settleHomes,
  valuesOf,
} from '../model/basket-values.ts';
import { useKeptFormStore } from '../model/kept-form-store.ts';

interface Start {
  /** Null for a new one. */
  basket: Basket | null;
  values: BasketValues;
  /** Others than the values where the form was left for the search and is come back to. */
  savedValues: BasketValues;
}

/** The fields of the form, what is wrong with them, and how they are saved. */
export function useBasketForm(start: Start) {
  const [base, setBase] = useState(start.basket);
  const [values, setValues] = useState(start.values);
  const [savedValues, setSavedValues] = useState(start.savedValues);
  const [wasTried, setWasTried] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<BasketField>>(new Set());
  const form = useRef<HTMLFormElement>(null);
  /** From the moment of saving on, before the screen is drawn again. */
  const isSafe = useRef(start.values === start.savedValues);
  const problems = findProblems(values);
  const isChanged = JSON.stringify(values) !== JSON.stringify(savedValues);

  /** Homes that came in with the save have ids now, so that another try does not add them again. */
  function adoptContents({ basket, homeIdOf }: SavedContents) {
    setBase(basket);
    setValues((before) => ({ ...before, homes: adoptHomeIds(before.homes, homeIdOf) }));
  }

  const save = useSaveBasket(adoptContents);

  function update(change: (before: BasketValues) => Partial<BasketValues>) {
    isSafe.current = false;
    setValues((before) => ({ ...before, ...change(before) }));
  }
  const set = (change: Partial<BasketValues>) => update(() => change);

  /** Undefined where something is wrong: then the focus is on the first such field. */
  async function submit(): Promise<Basket | undefined> {
    setWasTried(true);
    const first = basketFields.find((field) => problems.has(field));
    if (first) {
      form.current?.querySelector<HTMLElement>(`[data-field="${first}"] :is(input, button)`)?.focus();
      return undefined;
    }
    const saved = await save.mutateAsync({ base, values });
    const next = valuesOf(saved);
    setBase(saved);
    setValues(next);
    setSavedValues(next);
    isSafe.current = true;
    useKeptFormStore.getState().forget();
    return saved;
  }

  /** For a walk to the search, from which it is come back to. */
  function keep(key: string, agentId: string) {
    useKeptFormStore.getState().keep({ key, agentId, basket: base, values, savedValues, foundIds: [] });
    isSafe.current = true;
  }

  return {
    base,
    values,
    set,
    /** From what is there by then: for what takes its time. */
    update,
    form,
    submit,
    keep,
    isSaving: save.isPending,
    isChanged,
    /** Whether leaving now would lose something. */
    wouldLose: () => isChanged && !isSafe.current,
    /** Shown after leaving the field, or after a try to save. */
    problemOf: (field: BasketField) => (wasTried || left.has(field) ? problems.get(field) : undefined),
    leave: (field: BasketField) => setLeft((before) => new Set(before).add(field)),
  };
}

export type BasketForm = ReturnType<typeof useBasketForm>;

const listingIdsOf = (entries: readonly HomeEntry[]) =>
  entries.flatMap(({ homeId, listing }) => (homeId === null && listing ? [listing.id] : []));

interface SavedContents {
  basket: Basket;
  /** By the listings that came in. */
  homeIdOf: Record<string, string>;
}

/** The basket itself, and which homes are in it. */
async function saveContents(base: Basket | null, values: BasketValues): Promise<SavedContents> {
  const input = inputOf(values);
  const added = listingIdsOf(values.homes);
  if (base === null) {
    const made = await request('POST /baskets', { body: { ...input, listingIds: added } });
    return { basket: made.result, homeIdOf: made.homeIdOf };
  }
  const params = { id: base.id };
  const saved = (await request('PUT /baskets/{id}', { params, body: { ...input, revision: base.revision } }))
    .result;
  const kept = new Set(values.homes.map(({ homeId }) => homeId));
  const removed = base.homes.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  if (removed.length > 0)
    await request('POST /baskets/{id}/homes/remove', { params, body: { homeIds: removed } });
  if (removed.length === 0 && added.length === 0) return { basket: saved, homeIdOf: {} };
  const homeIdOf =
    added.length > 0
      ? (await request('POST /baskets/{id}/homes', { params, body: { listingIds: added } })).result.homeIdOf
      : {};
  return { basket: (await request('GET /baskets/{id}', { params })).result, homeIdOf };
}

/** In which order the homes stand, and the agent's words about each. */
async function saveOrderAndNotes(basket: Basket, entries: readonly HomeEntry[]): Promise<Basket> {
  const { id } = basket;
  const placed = settleHomes(entries).flatMap(({ homeId, note }) => {
    const home = basket.homes.find((each) => each.id === homeId);
    return home ? [{ home, note }] : [];
  });
  const homeIds = placed.map(({ home }) => home.id);
  const isMoved = homeIds.some((homeId, place) => basket.homes[place]?.id !== homeId);
  const noted = placed.filter(({ home, note }) => note !== home.note);
  if (isMoved) await request('PUT /baskets/{id}/homes/order', { params: { id }, body: { homeIds } });
  for (const { home, note } of noted)
    await request('PUT /baskets/{id}/homes/{homeId}', { params: { id, homeId: home.id }, body: { note } });
  if (!isMoved && noted.length === 0) return basket;
  return (await request('GET /baskets/{id}', { params: { id } })).result;
}

/** Saves what the form holds; what was saved before a failure is not saved twice with the next try. */
function useSaveBasket(onContents: (contents: SavedContents) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ base, values }: { base: Basket | null; values: BasketValues }) => {
      const contents = await saveContents(base, values);
      onContents(contents);
      return saveOrderAndNotes(contents.basket, adoptHomeIds(values.homes, contents.homeIdOf));
    },
    onSuccess: (basket) => client.setQueryData(basketQuery(basket.id).queryKey, basket),
    onSettled: () => client.invalidateQueries({ queryKey: basketsKey }),
  });
}
