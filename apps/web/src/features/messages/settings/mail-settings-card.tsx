import type { MailSettings } from '@hearthline/contract/messages';
import { dailyLimits } from '@hearthline/domain/message/sending-limit';
import { parseNumber } from '@hearthline/format/parse-number';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { NumberField } from '../../../shared/ui/number-field.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import { mailSettingsQuery, useSaveMailSettings } from '../api/messages-api.ts';

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

/** Counts when the field is left, so that 5 on the way to 500 is not a limit. */
function LimitField({ limit, onChange }: { limit: number; onChange: (limit: number) => void }) {
  const { t } = useTranslation('messages');
  const { language } = useFormat();

  function parse(text: string): number | null {
    const typed = parseNumber(text, language, { decimals: 0 });
    return Number.isInteger(typed) && typed && typed >= 1 && typed <= dailyLimits.approved ? typed : null;
  }

  return (
    <NumberField
      label={t('settings.dailyLimit')}
      maxLength={7}
      hint={t('settings.dailyLimitHint')}
      invalidText={t('settings.limitError')}
      value={limit}
      onChange={(next) => {
        if (next) onChange(next);
      }}
      parse={parse}
      commit="leave"
      className="max-w-80"
    />
  );
}
