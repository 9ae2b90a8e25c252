import type { NamedQuery } from '@hearthline/contract/badges';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Modal } from '../../../shared/ui/modal.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { SearchField } from '../../../shared/ui/search-field.tsx';
import { categoriesQuery } from '../api/badge-queries.ts';
import { BadgeError } from '../components/badge-error.tsx';

interface QueryChoiceProps {
  chosenKey: string;
  onChoose: (query: NamedQuery) => void;
  onClose: () => void;
}

/** Another query for the badge, by category or by word. */
export function QueryChoice({ chosenKey, onChoose, onClose }: QueryChoiceProps) {
  const { t, i18n } = useTranslation('badges');
  const [term, setTerm] = useState('');
  const query = useQuery(categoriesQuery(term, i18n.language));
  return (
    <Modal
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="md"
      title={t('builder.chooseQuery')}
      className="h-[min(720px,100%)]"
    >
      <SearchField
        hasSlashKey
        maxLength={100}
        label={t('builder.searchQueries')}
        text={term}
        onChange={setTerm}
        className="sticky top-0 z-1 mb-4 bg-surface"
      />
      <QueryBoundary
        query={query}
        error={(failure) => <BadgeError failure={failure} />}
        isEmpty={(groups) => groups.length === 0}
        empty={<p className="text-sm text-ink-2">{t('builder.noQuery')}</p>}
      >
        {(groups) =>
          groups.map((group) => (
            <section key={group.key} aria-label={group.title} className="mb-4">
              <h3 className="mb-1 text-xs font-medium text-ink-3">{group.title}</h3>
              <ul className="-mx-2">
                {group.queries.map((each) => (
                  <li key={each.key}>
                    <button
                      type="button"
                      aria-current={each.key === chosenKey ? 'true' : undefined}
                      onClick={() => onChoose(each)}
                      className="flex min-h-12 w-full items-center gap-3 rounded-[8px] px-2 py-1.5 text-left transition-control hovered:bg-hover focused:-outline-offset-2"
                    >
                      <span className="min-w-0 flex-1">
                        <span className="block text-sm font-medium">{each.title}</span>
                        <span className="block text-xs text-ink-3">{each.description}</span>
                      </span>
                      {each.key === chosenKey ? (
                        <Check aria-hidden="true" size={18} strokeWidth={1.75} className="text-brand-ink" />
                      ) : null}
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          ))
        }
      </QueryBoundary>
    </Modal>
  );
}
