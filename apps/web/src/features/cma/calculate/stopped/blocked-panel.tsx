import { Link } from '@tanstack/react-router';
import { Search, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { Button, buttonClass } from '../../../../shared/ui/button.tsx';
import { Card } from '../../../../shared/ui/card.tsx';
import { EmptyState } from '../../../../shared/ui/empty-state.tsx';
import { SearchIllustration } from '../../../../shared/ui/illustrations.tsx';
import type { Stopped } from '../model/use-calculation.ts';

interface BlockedPanelProps {
  cmaId: string;
  reason: Extract<Stopped, { state: 'tooFew' | 'noWeight' }> | { state: 'overAdjusted' };
  /** Undoes what the agent decided, where that is the cause. */
  onRepair?: (() => void) | undefined;
  children?: ReactNode;
}

/** Why there is no value, and the way back to one. */
export function BlockedPanel({ cmaId, reason, onRepair, children }: BlockedPanelProps) {
  const { t } = useTranslation('cmaCalculate');
  const format = useFormat();
  const text =
    reason.state !== 'tooFew'
      ? t(`blocked.${reason.state}.text`)
      : reason.count === 0
        ? t('blocked.tooFew.none')
        : t('blocked.tooFew.text', { count: reason.count, number: format.number(reason.count) });
  return (
    <Card>
      <EmptyState
        illustration={<SearchIllustration />}
        headingLevel={2}
        title={t(`blocked.${reason.state}.title`)}
        text={text}
        actions={
          <>
            {onRepair ? (
              <Button icon={<Undo2 />} onClick={onRepair}>
                {t(`blocked.repairs.${reason.state}`)}
              </Button>
            ) : null}
            <Link
              to="/cma/generate"
              search={{ id: cmaId }}
              className={buttonClass({ variant: onRepair ? 'secondary' : 'primary' })}
            >
              <Search aria-hidden="true" />
              {t('blocked.choose')}
            </Link>
          </>
        }
      />
      {children}
    </Card>
  );
}
