import type { Badge, NamedQuery } from '@hearthline/contract/badges';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../shared/ui/toast.tsx';
import { useSaveBadge } from '../api/badge-actions.ts';
import type { Placing } from '../components/use-add-to-dashboard.tsx';
import { bodyOf, draftOf } from '../model/badge-draft.ts';
import type { DraftState } from '../model/use-badge-draft.ts';

interface SavingOptions {
  badge: Badge | null;
  query: NamedQuery;
  state: DraftState;
  isAdmin: boolean;
  placing: Placing;
}

export const badgeNameId = 'badge-name';

/** Saving, and putting what was saved on a dashboard. */
export function useSaving({ badge, query, state, isAdmin, placing }: SavingOptions) {
  const { t } = useTranslation('badges');
  const navigate = useNavigate();
  const save = useSaveBadge();
  const [isNameMissing, setIsNameMissing] = useState(false);
  // What an admin shares is theirs to change; everybody else saves a copy.
  const isForeign = badge !== null && !badge.isOwn && !isAdmin;

  async function saveDraft(): Promise<Badge | null> {
    if (state.draft.name.trim() === '') {
      setIsNameMissing(true);
      document.getElementById(badgeNameId)?.focus();
      return null;
    }
    const body = bodyOf(state.draft);
    const badgeId = isForeign ? undefined : badge?.badgeId;
    const saved = await save.mutateAsync({
      badgeId,
      body: { ...body, isShared: isForeign ? false : body.isShared },
    });
    state.settle(draftOf(saved, query));
    if (saved.badgeId !== badge?.badgeId)
      await navigate({ to: '/badge-builder/preview', search: { id: saved.badgeId }, replace: true });
    return saved;
  }

  /** A failure has told itself in a toast. */
  async function handleSave(): Promise<void> {
    const saved = await saveDraft().catch(() => null);
    if (saved) toast.success(t('builder.saved', { name: saved.badgeName }));
  }

  async function handleAdd(itemType: 'Badge' | 'Chart'): Promise<void> {
    const isSaved = badge !== null && !state.hasChanges && !isForeign;
    const saved = isSaved ? badge : await saveDraft().catch(() => null);
    if (saved) await placing.add(saved, itemType);
  }

  return {
    isForeign,
    isSaving: save.isPending,
    isAdding: placing.isAdding,
    canSave: badge === null || state.hasChanges || isForeign,
    nameError: isNameMissing && state.draft.name.trim() === '' ? t('builder.nameMissing') : undefined,
    clearNameError: () => setIsNameMissing(false),
    save: () => void handleSave(),
    add: (itemType: 'Badge' | 'Chart') => void handleAdd(itemType),
  };
}

export type Saving = ReturnType<typeof useSaving>;
