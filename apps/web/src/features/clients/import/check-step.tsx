import type { ClientImport } from '@hearthline/contract/client-import';
import { useQueryClient } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { PlanRoomBanner } from '../../../shared/plan/plan-room-banner.tsx';
import { usePlanRoom } from '../../../shared/plan/plans-query.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { RadioGroup } from '../../../shared/ui/radio-group.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { CheckingCard, MissingColumns } from './checking-card.tsx';
import { importQuery, useStartImport } from './import-api.ts';
import { ImportBar } from './import-bar.tsx';
import { IssueList } from './issue-list.tsx';
import type { Plan } from './plan.ts';
import type { PlanAutosave } from './use-plan.ts';

interface CheckStepProps {
  found: ClientImport;
  autosave: PlanAutosave;
  onBack: () => void;
}

const tagLength = 30;

export function CheckStep({ found, autosave, onBack }: CheckStepProps) {
  const { t } = useTranslation('clients');
  const { plan, change, flush, isSaving } = autosave;
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const start = useStartImport(found.id, () => setIsBusy(true));
  const { added, changed, left } = useFitting(found, plan);
  const rows = added + changed;
  const isChecked = found.state === 'checked';

  async function handleStart() {
    const isSaved = await flush();
    // A plan that reads the rows otherwise is checked before anything is written by it.
    const current = client.getQueryData(importQuery(found.id).queryKey);
    if (isSaved && current?.state === 'checked') start.mutate();
  }

  return (
    <>
      <div className="grid items-start gap-4 pb-6 xl:grid-cols-[minmax(0,1fr)_368px]">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 max-xl:order-2">
          {isBusy ? <Banner tone="warning">{t('import.check.busy')}</Banner> : null}
          {left > 0 ? <OverLimit added={added} left={left} /> : <PlanRoomBanner of="clients" />}
          <IssueList found={found} />
        </div>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
          <CheckingCard found={found} isSaving={false}>
            <MissingColumns found={found} />
          </CheckingCard>
          <RulesCard found={found} plan={plan} onChange={change} />
        </div>
      </div>
      <ImportBar>
        <Button variant="secondary" onClick={onBack}>
          {t('import.back')}
        </Button>
        <Button
          className="max-md:flex-1"
          // What was changed a moment ago may have every row checked anew.
          disabled={!isChecked || isSaving || rows === 0}
          isLoading={start.isPending}
          onClick={() => void handleStart()}
        >
          {isChecked && rows === 0 ? t('import.check.nothing') : t('import.check.start', { count: rows })}
          <ArrowRight aria-hidden="true" />
        </Button>
      </ImportBar>
    </>
  );
}

interface Fitting {
  /** New people for whom the agent's plan has room, and those for whom it has none. */
  added: number;
  left: number;
  /** People who are known. */
  changed: number;
}

function useFitting({ counts }: ClientImport, { known, likely }: Plan): Fitting {
  const room = usePlanRoom('clients');
  const fresh = counts.ready + counts.incomplete + (likely === 'skip' ? 0 : counts.likely);
  const added = Math.min(fresh, room?.left ?? fresh);
  return { added, left: fresh - added, changed: known === 'skip' ? 0 : counts.known };
}

/** Said before anything is written: how many of the file fit, and what becomes of the others. */
function OverLimit({ added, left }: Pick<Fitting, 'added' | 'left'>) {
  const { t } = useTranslation('clients');
  const { t: tPlan } = useTranslation('plan');
  const format = useFormat();
  const room = usePlanRoom('clients');
  if (!room) return null;
  const values = { plan: tPlan(`names.${room.plan}`), limit: format.number(room.limit) };
  return (
    <Banner tone="warning" title={t('import.check.overLimit', { ...values, count: left })}>
      {added > 0 ? t('import.check.overLimitSome', { count: added }) : t('import.check.overLimitNone')}
    </Banner>
  );
}

function RulesCard({
  found,
  plan,
  onChange,
}: {
  found: ClientImport;
  plan: Plan;
  onChange: PlanAutosave['change'];
}) {
  const { t } = useTranslation('clients');
  return (
    <Card isPadded aria-labelledby="import-rules" className="grid gap-5">
      <h3 id="import-rules">{t('import.check.rules')}</h3>
      <RadioGroup
        label={t('import.check.knownRule')}
        items={(['update', 'fill', 'skip'] as const).map((id) => ({
          id,
          label: t(`import.check.${id}`),
          description: t(`import.check.${id}Text`),
        }))}
        value={plan.known}
        onChange={(known) => onChange({ known })}
      />
      {found.counts.likely > 0 ? (
        <RadioGroup
          label={t('import.check.likelyRule')}
          items={[
            { id: 'add', label: t('import.check.add'), description: t('import.check.addText') },
            { id: 'skip', label: t('import.check.skip'), description: t('import.check.skipLikelyText') },
          ]}
          value={plan.likely}
          onChange={(likely) => onChange({ likely })}
        />
      ) : null}
      <TextField
        label={t('import.check.tag')}
        hint={t('import.check.tagHint')}
        value={plan.tag}
        maxLength={tagLength}
        onChange={({ target }) => onChange({ tag: target.value })}
      />
    </Card>
  );
}
