import type { GreetingRunDetail } from '@hearthline/contract/greetings';
import type { OpenGrade } from '@hearthline/domain/message/open-grade';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { greetingCategoriesQuery } from '../../../shared/api/greeting-queries.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { splitName } from '../../../shared/lib/split-name.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { Count } from '../../../shared/ui/count.tsx';
import { PersonAvatar } from '../../../shared/ui/person-avatar.tsx';
import { receiversQuery } from '../api/greetings-api.ts';
import { clientLink } from '../model/greeting-links.ts';
import { useReasonText } from '../model/use-greeting-words.ts';
import { DesignPicture } from '../parts/design-picture.tsx';

interface RunProps {
  run: GreetingRunDetail;
}

/** How it looked, in which languages it went, and who got nothing. */
export function DesignCard({ run }: RunProps) {
  const { t } = useTranslation('greetings');
  const format = useFormat();
  const reasonText = useReasonText();
  const { data: rows } = useQuery(greetingCategoriesQuery);
  const design = rows
    ?.find(({ category }) => category === run.category)
    ?.designs.find(({ id }) => id === run.designId);
  const left = run.leftOutReasons.reduce((sum, { clients }) => sum + clients, 0);
  return (
    <Card className="overflow-hidden">
      {design ? <DesignPicture design={design} /> : null}
      <div className="grid gap-0.5 p-5">
        {design ? <p className="text-base font-medium">{design.name}</p> : null}
        <p className="text-sm text-ink-2">
          {t('recent.languages', {
            english: format.number(run.languages.en),
            french: format.number(run.languages.fr),
          })}
        </p>
        <MailAsSent id={run.id} />
      </div>
      <section aria-labelledby="left-out-title" className="border-t border-line p-5">
        <div className="flex items-center justify-between gap-2">
          <h2 id="left-out-title" className="text-[15px]/[22px]">
            {t('recent.leftOutTitle')}
          </h2>
          <Count value={left} />
        </div>
        {left === 0 ? (
          <p className="mt-2 text-sm text-ink-2">{t('recent.nobodyLeftOut')}</p>
        ) : (
          <ul className="mt-2.5 grid gap-2">
            {run.leftOutReasons.map(({ reason, clients }) => (
              <li key={reason} className="flex justify-between gap-3 text-sm">
                <span>{reasonText(reason) ?? t('recent.otherReason')}</span>
                <b className="font-medium">{format.number(clients)}</b>
              </li>
            ))}
          </ul>
        )}
      </section>
    </Card>
  );
}

/** The one of the first who got it; the log has all of them. */
function MailAsSent({ id }: { id: string }) {
  const { t } = useTranslation('greetings');
  const { data } = useQuery(receiversQuery(id, { page: '1', pageSize: '10' }));
  const messageId = data?.result.find((receiver) => receiver.messageId !== null)?.messageId;
  if (!messageId) return null;
  return (
    <Link
      to="/email-log"
      search={{ category: 'greetings', id: messageId }}
      className="text-link w-fit text-sm"
    >
      {t('recent.seeMail')}
    </Link>
  );
}

const bars: readonly { grade: OpenGrade; color: string }[] = [
  { grade: 'confirmed', color: 'bg-success' },
  { grade: 'likely', color: 'bg-info' },
  { grade: 'machine', color: 'bg-warning' },
  { grade: 'none', color: 'bg-ink-3' },
];

/** To how many it came, and how sure it is that they read it. */
export function ReachedCard({ run }: RunProps) {
  const { t } = useTranslation('greetings');
  const format = useFormat();
  return (
    <Card isPadded aria-labelledby="reached-title">
      <div className="flex justify-between gap-4">
        <div>
          <h2 id="reached-title" className="text-sm font-normal text-ink-2">
            {t('recent.columns.reached')}
          </h2>
          <p className="flex items-baseline gap-2">
            <b className="text-4xl font-semibold tracking-[-0.035em]">{format.number(run.reached)}</b>
            <span className="text-md text-ink-2">{t('recent.of', { count: run.sent })}</span>
          </p>
        </div>
        <div className="text-right">
          <p className="text-sm text-ink-2">{t('recent.columns.answered')}</p>
          <b className="text-2xl font-semibold tracking-[-0.035em]">{format.number(run.answered)}</b>
        </div>
      </div>
      <dl className="mt-5 grid gap-3">
        {bars.map(({ grade, color }) => {
          const count = run.grades[grade];
          return (
            <div key={grade} className="grid grid-cols-[104px_1fr_40px] items-center gap-3 text-sm">
              <dt>{t(`grades.${grade}`)}</dt>
              <dd aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-inset">
                <span
                  className={`block h-full rounded-full ${color}`}
                  style={{ width: `${run.sent === 0 ? 0 : (100 * count) / run.sent}%` }}
                />
              </dd>
              <dd className="text-right font-medium">{format.number(count)}</dd>
            </div>
          );
        })}
      </dl>
      <p className="mt-4 text-xs text-ink-3">{t('recent.gradesText')}</p>
    </Card>
  );
}

export function AnswersCard({ run, timeZone }: RunProps & { timeZone: string | undefined }) {
  const { t } = useTranslation('greetings');
  const format = useFormat(timeZone);
  return (
    <Card isPadded aria-labelledby="answers-title">
      <h2 id="answers-title" className="text-[15px]/[22px]">
        {t('recent.answers')}
      </h2>
      {run.answers.length === 0 ? (
        <p className="mt-2 text-sm text-ink-2">{t('recent.noAnswers')}</p>
      ) : (
        <ul className="mt-3 grid gap-3.5">
          {run.answers.map(({ client, text, at }) => (
            <li key={`${client.id} ${at}`} className="flex gap-3">
              <PersonAvatar {...splitName(client.name)} size="sm" />
              <div className="min-w-0 text-sm">
                <p>
                  <Link {...clientLink(client.id)} className="font-medium underline-offset-3 hover:underline">
                    {client.name}
                  </Link>{' '}
                  <span className="text-xs text-ink-3">{format.relative(at)}</span>
                </p>
                <p className="line-clamp-4 text-ink-2">{t('recent.quote', { text })}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
