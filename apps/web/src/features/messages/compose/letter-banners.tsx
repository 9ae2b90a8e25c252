import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import type { AutosaveState } from '../../../shared/lib/autosave.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { useMomentText } from '../model/use-moment-text.ts';

interface DraftLineProps {
  draft: AutosaveState;
  timeZone: string | undefined;
}

export function DraftLine({ draft, timeZone }: DraftLineProps) {
  const { t } = useTranslation('messages');
  const format = useFormat(timeZone);
  // A draft is one agent's own: nobody saves it meanwhile.
  const shown = draft.status === 'conflict' ? 'saved' : draft.status;
  return (
    <p className={draft.status === 'failed' ? 'text-sm text-danger' : 'text-sm text-ink-2'}>
      {t(`compose.draft.${shown}`, { time: draft.savedAt ? format.time(draft.savedAt) : '' })}
    </p>
  );
}

interface RestoredBannerProps {
  at: string;
  isForOthers: boolean;
  timeZone: string | undefined;
  onStartOver: () => void;
}

export function RestoredBanner({ at, isForOthers, timeZone, onStartOver }: RestoredBannerProps) {
  const { t } = useTranslation('messages');
  const momentText = useMomentText(timeZone);
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed) return null;
  const when = momentText(at, 'inSentence');
  return (
    <Banner tone={isForOthers ? 'warning' : 'info'} onDismiss={() => setDismissed(true)}>
      <span className="mr-3">
        {t(isForOthers ? 'compose.draft.restoredElsewhere' : 'compose.draft.restored', { when })}
      </span>
      <Button
        variant="link"
        onClick={() => {
          onStartOver();
          setDismissed(true);
        }}
      >
        {t('compose.draft.startOver')}
      </Button>
    </Banner>
  );
}

export function SenderBanner() {
  const { t } = useTranslation('messages');
  return (
    <Banner tone="warning" title={t('compose.senderMissing.title')}>
      {t('compose.senderMissing.text')}{' '}
      <Link to="/user/profile" className="text-link">
        {t('compose.senderMissing.link')}
      </Link>
    </Banner>
  );
}
