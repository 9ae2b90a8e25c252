import { lowerFirst } from '@hearthline/format/intl-writers';
import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import type { LeftOutGroup } from '../../api/report-api.ts';
import { isKnownReason } from '../../api/report-api.ts';

interface LeftOutNotesProps {
  groups: readonly LeftOutGroup[];
  /** Before sending it says what will be, after it what was. */
  isSent?: boolean;
}

/** Who gets nothing and why, a line for each reason. */
export function LeftOutNotes({ groups, isSent = false }: LeftOutNotesProps) {
  const { t } = useTranslation('cmaReport');
  const format = useFormat();
  if (groups.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1.5 text-xs">
      {groups.map(({ reason, names, more }) => {
        const shownNames =
          more > 0 ? t('send.more', { names: names.join(', '), count: more }) : format.list(names);
        const why = isKnownReason(reason) ? lowerFirst(t(`send.reasons.${reason}`)) : t('send.otherReason');
        return (
          <li key={reason} className="flex gap-2 text-warning">
            <TriangleAlert aria-hidden="true" strokeWidth={1.75} className="mt-px size-4 flex-none" />
            <span>
              {t(isSent ? 'send.leftOut' : 'send.willLeaveOut', { names: shownNames, reason: why })}{' '}
              {reason === 'senderIncomplete' ? (
                <Link to="/user/profile" className="font-medium underline underline-offset-2">
                  {t('send.toProfile')}
                </Link>
              ) : null}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
