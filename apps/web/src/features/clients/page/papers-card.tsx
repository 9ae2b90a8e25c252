import { Link } from '@tanstack/react-router';
import { FileCheck2, FileWarning } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { Card, CardHeader } from '../../../shared/ui/card.tsx';
import { clientFormLink } from '../parts/client-links.ts';
import type { ClientDetail } from './client-detail.ts';

const papers = ['recoGuideOn', 'representationOn'] as const;

/** When the guide was handed over and the agreement signed, which Ontario asks for; each leads to its field. */
export function PapersCard({ client }: { client: ClientDetail }) {
  const { t } = useTranslation('clients');
  const format = useFormat();
  // Where nobody has written a province, the board's own counts.
  if (client.province !== 'ON' && client.province !== '') return null;
  return (
    <Card aria-labelledby="papers-heading" className="px-5 pt-3.5 pb-2.5">
      <CardHeader isPlain id="papers-heading" title={t('page.papers.heading')} className="mb-1!" />
      <ul>
        {papers.map((paper) => {
          const day = client[paper];
          const Icon = day ? FileCheck2 : FileWarning;
          const action = t(day ? 'page.papers.change' : 'page.papers.record');
          const label = t(`form.fields.${paper}`);
          return (
            <li key={paper} className="flex items-center gap-3 py-1.5 text-sm">
              <Icon
                aria-hidden="true"
                strokeWidth={1.75}
                className={classNames('size-4.5 flex-none', day ? 'text-success' : 'text-warning')}
              />
              <span className="min-w-0 flex-1">
                {label}
                <span className={classNames('block text-xs', day ? 'text-ink-3' : 'text-warning')}>
                  {day ? format.dateText(day) : t('page.papers.lacking')}
                </span>
              </span>
              <Link
                {...clientFormLink(client.id, paper)}
                aria-label={format.labelled(action, label)}
                className={classNames(buttonClass({ variant: 'ghost', size: 'sm' }), '-mr-2 flex-none')}
              >
                {action}
              </Link>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
