import type { Alert, WhyNot } from '@hearthline/contract/alerts';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import type { CriterionField } from '@hearthline/domain/criteria/fields';
import { allCriterionFields } from '@hearthline/domain/criteria/fields';
import { Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { useSendToWanters } from '../api/alert-actions.ts';
import type { CriteriaVoice, CriteriaWords } from '../model/criteria-voice.ts';
import { useWidenAlert } from './use-widen-alert.ts';

interface WaysOutProps {
  why: WhyNot;
  alert: Alert;
  Words: CriteriaWords;
}

/** What would bring the home to the client. */
export function WaysOut({ why, alert, Words }: WaysOutProps) {
  const { t } = useTranslation('basketsAlerts');
  const send = useSendToWanters(why.listing.id);
  const { widening } = why;
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        icon={<Send aria-hidden="true" />}
        className="flex-1"
        disabled={why.block !== null || !why.isShown}
        isLoading={send.isPending}
        onClick={() => send.mutate([alert.id])}
      >
        {t('why.send')}
      </Button>
      {widening ? (
        <Words criteria={widening.criteria}>
          {(voice) => <WidenButton alert={alert} widening={widening} voice={voice} />}
        </Words>
      ) : null}
    </div>
  );
}

const changedField = (before: Criteria, after: Criteria): CriterionField | undefined =>
  allCriterionFields.find((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));

interface WidenButtonProps {
  alert: Alert;
  widening: NonNullable<WhyNot['widening']>;
  voice: CriteriaVoice;
}

/** The least change by which the home would have matched, and what else that would have brought. */
function WidenButton({ alert, widening: { criteria, homes, messages }, voice }: WidenButtonProps) {
  const { t } = useTranslation('basketsAlerts');
  const format = useFormat();
  const widen = useWidenAlert();
  const field = changedField(alert.criteria, criteria);

  function labelOf(): string {
    const [before, after] = [alert.criteria.price, criteria.price];
    if (field === 'price' && after?.max !== undefined && after.max !== before?.max)
      return t('why.raiseTo', { price: format.roundPrice(after.max) });
    if (field === 'price' && after?.min !== undefined && after.min !== before?.min)
      return t('why.lowerTo', { price: format.roundPrice(after.min) });
    const asked = field === undefined ? [] : voice.askedOf(field);
    return asked.length > 0 ? t('why.widen', { criterion: asked.join(', ') }) : t('why.widenWithout');
  }

  return (
    <>
      <Button
        variant="secondary"
        isLoading={widen.isPending}
        onClick={() => widen.mutate({ alert, criteria })}
      >
        {labelOf()}
      </Button>
      <p className="basis-full text-xs text-ink-3">
        {t('why.effect', {
          homes: t('why.homes', { count: homes }),
          messages: t('why.messages', { count: messages }),
        })}
      </p>
    </>
  );
}
