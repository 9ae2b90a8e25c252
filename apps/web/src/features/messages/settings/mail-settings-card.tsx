import type { MailSettings } from '@hearthline/contract/messages';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../shared/ui/card.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { useSaveMailSettings } from '../api/message-mutations.ts';
import { mailSettingsQuery } from '../api/message-queries.ts';

const limitMost = 10_000;

/** How mails to clients are handled. What is chosen saves itself. */
export function MailSettingsCard() {
  const { t } = useTranslation('messages');
  const query = useQuery(mailSettingsQuery);
  return (
    <Card isPadded aria-labelledby="mail-settings-heading">
      <div className="mb-3 flex items-center gap-3">
        <h2 id="mail-settings-heading" className="min-w-0 flex-1 text-[15px]/[22px]">
          {t('settings.heading')}
        </h2>
        <Link to="/email-log" search={{}} className="text-link text-sm">
          {t('settings.log')}
        </Link>
      </div>
      <QueryBoundary
        query={query}
        pending={<Skeleton className="h-24 w-full rounded-md!" />}
        error={(failure) => <QueryError layout="line" failure={failure} text={t('settings.failed')} />}
      >
        {(settings) => <MailSettingsFields settings={settings} />}
      </QueryBoundary>
    </Card>
  );
}

function MailSettingsFields({ settings }: { settings: MailSettings }) {
  const { t } = useTranslation('messages');
  const save = useSaveMailSettings();
  return (
    <div className="grid gap-x-8 gap-y-4 md:grid-cols-2">
      <div>
        <Switch
          isSelected={settings.watchesReading}
          onChange={(watchesReading) => save.mutate({ ...settings, watchesReading })}
        >
          {t('settings.watch')}
        </Switch>
        <p className="mt-1.5 text-xs text-ink-2">{t('settings.watchText')}</p>
      </div>
      <LimitField
        // What the server holds wins over what was typed and refused.
        key={settings.dailyLimit}
        limit={settings.dailyLimit}
        onChange={(dailyLimit) => save.mutate({ ...settings, dailyLimit })}
      />
      <p role="status" className="sr-only">
        {save.isSuccess ? t('settings.saved') : null}
      </p>
    </div>
  );
}

interface LimitFieldProps {
  limit: number;
  onChange: (limit: number) => void;
}

/** Counts when the field is left, so that 5 on the way to 500 is not a limit. */
function LimitField({ limit, onChange }: LimitFieldProps) {
  const { t } = useTranslation('messages');
  const [text, setText] = useState(String(limit));
  const [isRefused, setRefused] = useState(false);

  function handleLeave() {
    const typed = text.replace(/[\s,\u00A0\u202F]/g, '');
    const number = /^\d{1,5}$/.test(typed) ? Number(typed) : 0;
    const isRight = number >= 1 && number <= limitMost;
    setRefused(!isRight);
    if (isRight && number !== limit) onChange(number);
  }

  return (
    <TextField
      label={t('settings.dailyLimit')}
      inputMode="numeric"
      autoComplete="off"
      maxLength={7}
      hint={t('settings.dailyLimitHint')}
      error={isRefused ? t('settings.limitError') : undefined}
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        setRefused(false);
      }}
      onBlur={handleLeave}
      onKeyDown={(event) => {
        if (event.key === 'Enter') handleLeave();
      }}
      className="max-w-80"
    />
  );
}
