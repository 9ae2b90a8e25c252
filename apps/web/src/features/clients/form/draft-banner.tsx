import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { inSentence } from '../parts/in-sentence.ts';
import { useDayText } from '../parts/use-day-text.ts';
import type { ClientValues } from './client-values.ts';
import { useClientFormContext } from './use-client-form-context.ts';

interface DraftBannerProps {
  savedAt: string;
  timeZone?: string;
  base: ClientValues;
  onReplaced: () => void;
}

/** Says that the form goes on where it was left, and lets one begin anew. */
export function DraftBanner({ savedAt, timeZone, base, onReplaced }: DraftBannerProps) {
  const { t } = useTranslation('clients');
  const form = useClientFormContext();
  const format = useFormat(timeZone);
  const { dayText } = useDayText(timeZone);
  const [thrownAway, setThrownAway] = useState<ClientValues | null>(null);
  const [isDismissed, setIsDismissed] = useState(false);
  if (isDismissed) return null;

  function replaceWith(values: ClientValues) {
    form.reset(values);
    onReplaced();
  }

  function handleStartOver() {
    setThrownAway(structuredClone(form.getValues()));
    replaceWith(base);
  }

  function handleUndo() {
    if (thrownAway) replaceWith(thrownAway);
    setThrownAway(null);
  }

  const when = t('form.draft.when', { day: inSentence(dayText(savedAt)), time: format.time(savedAt) });
  return (
    <Banner tone="info" className="mb-4" onDismiss={() => setIsDismissed(true)}>
      <span className="mr-3">
        {thrownAway ? t('form.draft.startedOver') : t('form.draft.continued', { when })}
      </span>
      <Button variant="link" onClick={thrownAway ? handleUndo : handleStartOver}>
        {thrownAway ? t('undo') : t('form.draft.startOver')}
      </Button>
    </Banner>
  );
}
