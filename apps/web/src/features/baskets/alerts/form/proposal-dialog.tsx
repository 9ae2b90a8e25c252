import type { Proposal } from '@hearthline/contract/alert-fit';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { withoutField } from '@hearthline/domain/criteria/criteria';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../../shared/ui/checkbox.tsx';
import { EmptyState } from '../../../../shared/ui/empty-state.tsx';
import { FormModal } from '../../../../shared/ui/form-modal.tsx';
import { QueryBoundary } from '../../../../shared/ui/query-boundary.tsx';
import { SkeletonRow } from '../../../../shared/ui/skeleton.tsx';
import { showUndo } from '../../../../shared/ui/undo-toast.tsx';
import { proposalQuery } from '../api/alerts-api.ts';
import type { AlertCriteriaParts } from './criteria-parts.ts';
import type { AlertForm } from './use-alert-form.ts';

type Change = Proposal['changes'][number];

interface ProposalDialogProps {
  form: AlertForm;
  parts: AlertCriteriaParts;
  client: { id: string; name: string };
  onClose: () => void;
}

/** The criteria with these fields as they are proposed. */
function accept(criteria: Criteria, changes: readonly Change[]): Criteria {
  const gone = changes.filter(({ field, criteria: proposed }) => proposed[field] === undefined);
  const kept = gone.reduce((before, { field }) => withoutField(before, field), criteria);
  const values = changes.flatMap(({ field, criteria: proposed }) =>
    proposed[field] === undefined ? [] : [[field, proposed[field]]],
  );
  return { ...kept, ...Object.fromEntries(values) };
}

/** What the answers of a client say about the criteria: each change with its reason and its effect, taken or left. */
export function ProposalDialog({ form, parts, client, onClose }: ProposalDialogProps) {
  const { t } = useTranslation('basketsAlerts');
  const { criteria } = form.values;
  const query = useQuery({ ...proposalQuery({ clientId: client.id, criteria }), staleTime: 0 });
  const { data } = query;
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const accepted = data?.changes.filter(({ field }) => !refused.has(field)) ?? [];

  function handleAccept() {
    form.set({ criteria: accept(criteria, accepted) });
    showUndo({
      id: 'alert-suggestion',
      text: t('proposal.applied', { count: accepted.length }),
      onUndo: () => form.set({ criteria }),
    });
    onClose();
  }

  function toggle(field: string, isOn: boolean) {
    setRefused((before) => new Set([...before].filter((each) => each !== field).concat(isOn ? [] : field)));
  }

  return (
    <FormModal
      size="md"
      title={t('proposal.title')}
      description={t('proposal.text', { name: client.name })}
      submitLabel={t('proposal.apply', { count: accepted.length })}
      isBlocked={accepted.length === 0}
      onClose={onClose}
      onSubmit={handleAccept}
    >
      <QueryBoundary
        query={query}
        pending={<SkeletonRow />}
        isEmpty={(proposal) => proposal === null || proposal.changes.length === 0}
        empty={<EmptyState title={t('proposal.none')} text={t('proposal.noneText')} headingLevel={3} />}
      >
        {(proposal) =>
          proposal ? (
            <>
              <p className="text-sm text-ink-2">
                {t('proposal.effect', { dropped: proposal.dropped, rejected: proposal.rejected })}{' '}
                <KeptText kept={proposal.kept} liked={proposal.liked} />
              </p>
              <ul className="flex flex-col">
                {proposal.changes.map((change) => (
                  <li key={change.field} className="border-b border-line py-3 last:border-b-0">
                    <Checkbox
                      isSelected={!refused.has(change.field)}
                      onChange={(isOn) => toggle(change.field, isOn)}
                      className="w-full items-start! gap-3"
                    >
                      <span className="min-w-0 flex-1">
                        <span className="block font-medium">
                          <parts.Change from={criteria} to={accept(criteria, [change])} />
                        </span>{' '}
                        <span className="block text-xs text-ink-2">
                          {t(`proposal.reasons.${change.reason}`, { count: change.homes })}
                        </span>{' '}
                        <span className="block text-xs text-ink-3">
                          {t('proposal.effect', { dropped: change.dropped, rejected: proposal.rejected })}{' '}
                          <KeptText kept={change.kept} liked={proposal.liked} />
                        </span>
                      </span>
                    </Checkbox>
                  </li>
                ))}
              </ul>
            </>
          ) : null
        }
      </QueryBoundary>
    </FormModal>
  );
}

function KeptText({ kept, liked }: { kept: number; liked: number }) {
  const { t } = useTranslation('basketsAlerts');
  if (liked === 0) return null;
  return kept === liked
    ? t('proposal.keptAll', { count: liked })
    : t('proposal.keptSome', { kept, count: liked });
}
