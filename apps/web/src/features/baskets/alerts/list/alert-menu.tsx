import type { AlertRow } from '@hearthline/contract/alerts';
import { addDays } from '@hearthline/domain/calendar';
import { localDay } from '@hearthline/domain/time-zone';
import { useNavigate } from '@tanstack/react-router';
import { CalendarClock, Copy, FolderOpen, HeartPulse, Pause, Pencil, Play, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../../shared/hooks/use-now.ts';
import { DatePickerDialog } from '../../../../shared/ui/date-picker/date-picker-dialog.tsx';
import { MenuItem, MenuSeparator, MoreMenu } from '../../../../shared/ui/menu.tsx';
import {
  useDeleteAlert,
  useDuplicateAlert,
  useKeepAlert,
  usePauseAlert,
  useResumeAlert,
} from '../api/alert-actions.ts';
import { alertFormLink, alertLink } from '../model/alert-links.ts';

interface AlertMenuProps {
  alert: Pick<AlertRow, 'id' | 'name' | 'state' | 'resumesOn' | 'pausesOn'>;
  timeZone: string | undefined;
}

/** What can be done with one alert of the list. */
export function AlertMenu({ alert, timeZone }: AlertMenuProps) {
  const { t } = useTranslation('basketsAlerts');
  const navigate = useNavigate();
  const [isChoosingDay, setIsChoosingDay] = useState(false);
  const { mutate: duplicate } = useDuplicateAlert();
  const { mutate: pause } = usePauseAlert();
  const { mutate: resume } = useResumeAlert();
  const { mutate: keep } = useKeepAlert();
  const { mutate: deleteAlert } = useDeleteAlert();
  const today = localDay(useNow(), timeZone);
  const { id, name, state, resumesOn, pausesOn } = alert;
  return (
    <>
      <MoreMenu label={t('menu.more', { name })} keptFromRow>
        <MenuItem icon={<FolderOpen aria-hidden="true" />} onAction={() => void navigate(alertLink(id))}>
          {t('menu.open')}
        </MenuItem>
        <MenuItem icon={<Pencil aria-hidden="true" />} onAction={() => void navigate(alertFormLink({ id }))}>
          {t('menu.edit')}
        </MenuItem>
        <MenuItem icon={<Copy aria-hidden="true" />} onAction={() => duplicate({ id, name })}>
          {t('menu.duplicate')}
        </MenuItem>
        <MenuSeparator />
        {pausesOn === null ? null : (
          <MenuItem icon={<HeartPulse aria-hidden="true" />} onAction={() => keep({ id, name })}>
            {t('menu.keep')}
          </MenuItem>
        )}
        {state === 'paused' ? (
          <MenuItem icon={<Play aria-hidden="true" />} onAction={() => resume({ id, name, resumesOn })}>
            {t('menu.resume')}
          </MenuItem>
        ) : (
          <MenuItem icon={<Pause aria-hidden="true" />} onAction={() => pause({ id, name, until: null })}>
            {t('menu.pause')}
          </MenuItem>
        )}
        <MenuItem icon={<CalendarClock aria-hidden="true" />} onAction={() => setIsChoosingDay(true)}>
          {t('menu.pauseUntil')}
        </MenuItem>
        <MenuSeparator />
        <MenuItem
          isDestructive
          icon={<Trash2 aria-hidden="true" />}
          onAction={() => deleteAlert({ id, name })}
        >
          {t('menu.delete')}
        </MenuItem>
      </MoreMenu>
      <DatePickerDialog
        mode="date"
        isOpen={isChoosingDay}
        onOpenChange={setIsChoosingDay}
        value={resumesOn}
        min={addDays(today, 1)}
        today={today}
        onApply={(until) => pause({ id, name, until })}
      />
    </>
  );
}
