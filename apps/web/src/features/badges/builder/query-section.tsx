import type { Badge, NamedQuery } from '@hearthline/contract/badges';
import { useNavigate } from '@tanstack/react-router';
import { Database, Replace } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../../../shared/lib/lazy-component.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import type { BadgeDraft } from '../model/badge-draft.ts';
import { draftWithQuery } from '../model/badge-draft.ts';
import type { DraftState } from '../model/use-badge-draft.ts';
import { forgetDraft, keepDraft } from '../model/use-badge-draft.ts';
import { useCategoryTitle } from '../model/use-category-title.ts';
import { BuilderPart } from './builder-part.tsx';

const QueryChoice = lazyComponent(async () => (await import('./query-choice.tsx')).QueryChoice);

interface QuerySectionProps {
  badge: Badge | null;
  query: NamedQuery;
  state: DraftState;
  agentId: string;
  footerText: string;
  onChanged: () => void;
}

export function QuerySection({ badge, query, state, agentId, footerText, onChanged }: QuerySectionProps) {
  const { t } = useTranslation('badges');
  const navigate = useNavigate();
  const category = useCategoryTitle(query.category);
  const [isChoosing, setIsChoosing] = useState(false);

  function handleChoose(chosen: NamedQuery): void {
    setIsChoosing(false);
    if (chosen.key === query.key) return;
    onChanged();
    const next = draftWithQuery(state.draft, query, chosen, footerText);
    if (badge) state.change(() => next);
    else moveTo(chosen.key, next);
  }

  /** The address names the query of a new badge, so the work moves along to the other one. */
  function moveTo(key: string, next: BadgeDraft): void {
    forgetDraft(`${agentId}.new.${query.key}`);
    keepDraft(`${agentId}.new.${key}`, '', next);
    void navigate({ to: '/badge-builder/preview', search: { key }, replace: true });
  }

  return (
    <BuilderPart title={t('builder.query')}>
      <div className="flex items-center gap-3 rounded-[12px] border border-line bg-inset px-3 py-2.5">
        <span
          aria-hidden="true"
          className="grid size-9 flex-none place-items-center rounded-[10px] bg-brand-soft text-brand-ink"
        >
          <Database size={18} strokeWidth={1.75} />
        </span>
        <div className="min-w-0 flex-1">
          <p className="text-sm font-medium">{query.title}</p>
          <p className="text-xs text-ink-3">
            {t('builder.queryLine', { category, count: query.parameters.length })}
          </p>
        </div>
        <IconButton
          size="sm"
          label={t('builder.changeQuery')}
          icon={<Replace aria-hidden="true" strokeWidth={1.75} />}
          className="-mr-1.5"
          onClick={() => setIsChoosing(true)}
        />
      </div>
      {isChoosing ? (
        <QueryChoice chosenKey={query.key} onChoose={handleChoose} onClose={() => setIsChoosing(false)} />
      ) : null}
    </BuilderPart>
  );
}
