import type { PostalCard, PostalCardInput } from '@hearthline/contract/postal-cards';
import type { IsoDate } from '@hearthline/domain/calendar';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, isPassingFailure } from '../../../../shared/api/api-error.ts';
import { request } from '../../../../shared/api/client.ts';
import { useAutosave } from '../../../../shared/hooks/use-autosave.ts';
import { createAutosave, fitsKeepalive } from '../../../../shared/lib/autosave.ts';
import { cardQuery, useRefetchPostal } from '../api/postal-api.ts';
import type { CardValues } from './card-values.ts';
import { inputOf, savedInputOf, valuesOf } from './card-values.ts';

const delayMs = 700;
const retryMs = 8_000;

export type CardDraft = ReturnType<typeof useCardDraft>;

/** The fields of a card, saved a moment after every change. */
export function useCardDraft(card: PostalCard, today: IsoDate) {
  const client = useQueryClient();
  const refetch = useRefetchPostal();
  const [values, setValues] = useState(() => valuesOf(card));
  const { queryKey } = cardQuery(card.id);

  const [autosave] = useState(() => {
    let { revision } = card;
    const take = (saved: PostalCard): string => {
      revision = saved.revision;
      client.setQueryData(queryKey, saved);
      return saved.savedAt;
    };
    return createAutosave<PostalCardInput>({
      saved: savedInputOf(card),
      savedAt: card.savedAt,
      save: async (input) => {
        const body = { ...input, revision };
        const keepalive = fitsKeepalive(body);
        const { result } = await request('PUT /postal-cards/{id}', {
          params: { id: card.id },
          body,
          keepalive,
        });
        const savedAt = take(result);
        void refetch();
        return savedAt;
      },
      isSame: (one, other) => JSON.stringify(one) === JSON.stringify(other),
      delayMs,
      retryMs,
      isPassing: isPassingFailure,
      // What was changed elsewhere gives way to what stands on this screen.
      fetchNewest: async (error) => {
        if (!(error instanceof ApiError) || error.code !== 'conflict') return null;
        const { result } = await request('GET /postal-cards/{id}', { params: { id: card.id } });
        take(result);
        return { saved: savedInputOf(result), merge: (mine) => mine };
      },
    });
  });
  const { status, savedAt } = useAutosave(autosave);

  return {
    values,
    set: (changes: Partial<CardValues>) => {
      const next = { ...values, ...changes };
      setValues(next);
      autosave.edit(inputOf(next, autosave.getValue(), today));
    },
    saveState: { status, savedAt },
    retry: () => void autosave.flush(),
    /** Resolves with the card as it is saved then. */
    flush: async (): Promise<PostalCard | undefined> => {
      await autosave.flush();
      return client.getQueryData<PostalCard>(queryKey);
    },
  };
}
