import type { ClientImport, ImportIssue, ImportIssueKind } from '@hearthline/contract/client-import';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { Chip } from '../../../shared/ui/chip.tsx';
import { Pagination } from '../../../shared/ui/pagination.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';
import { issuePageSize, issuesQuery, isWorking } from './import-api.ts';
import { useReasonWords } from './reason-words.ts';

const kinds: ImportIssueKind[] = ['refused', 'incomplete', 'likely', 'known'];

/** The rows that need a look, one kind at a time. */
export function IssueList({ found }: { found: ClientImport }) {
  const { t } = useTranslation('clients');
  const format = useFormat();
  const { counts } = found;
  const there = kinds.filter((kind) => counts[kind] > 0);
  const [chosen, setChosen] = useState<ImportIssueKind | null>(null);
  const kind = chosen && counts[chosen] > 0 ? chosen : there[0];
  return (
    <Card aria-labelledby="rows-to-look-at" className="min-w-0 overflow-hidden">
      <header className="flex flex-wrap items-center gap-2 border-b border-line px-5 py-3">
        <h3 id="rows-to-look-at" className="mr-2 min-w-0 flex-auto max-md:basis-full">
          {t('import.check.rows')}
        </h3>
        {there.map((each) => (
          <Chip
            key={each}
            isSelected={each === kind}
            count={format.number(counts[each])}
            onClick={() => setChosen(each)}
          >
            {t(`import.check.${each}`)}
          </Chip>
        ))}
      </header>
      {kind ? (
        <IssuePages key={kind} found={found} kind={kind} />
      ) : (
        <p className="px-5 py-10 text-center text-sm text-ink-2">
          {t(isWorking(found) ? 'import.check.wait' : 'import.check.allFine')}
        </p>
      )}
    </Card>
  );
}

function IssuePages({ found, kind }: { found: ClientImport; kind: ImportIssueKind }) {
  const { t } = useTranslation('clients');
  const [page, setPage] = useState(1);
  const query = useQuery(issuesQuery(found.id, kind, page));
  const listed = query.data?.totalRows ?? 0;
  const pageCount = Math.max(1, Math.ceil(listed / issuePageSize));
  const isCut = found.counts[kind] > listed;
  return (
    <QueryBoundary
      query={query}
      pending={<Skeleton className="m-5 h-40" />}
      error={(failure) => (
        <QueryError layout="line" failure={failure} className="justify-center px-5 py-10" />
      )}
    >
      {({ result }) => (
        <>
          <ul className="divide-y divide-line">
            {result.map((issue) => (
              <IssueRow key={issue.rowNumber} issue={issue} />
            ))}
          </ul>
          {pageCount > 1 || isCut ? (
            <footer className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-5 py-3 text-xs text-ink-3">
              <span>{isCut ? t('import.check.shown', { count: listed }) : ''}</span>
              <Pagination page={Math.min(page, pageCount)} pageCount={pageCount} onPageChange={setPage} />
            </footer>
          ) : null}
        </>
      )}
    </QueryBoundary>
  );
}

function IssueRow({ issue: { rowNumber, kind, reasons, text } }: { issue: ImportIssue }) {
  const { t } = useTranslation('clients');
  const reasonText = useReasonWords();
  return (
    <li className="grid gap-x-4 gap-y-1 px-5 py-3 text-sm md:grid-cols-[88px_minmax(0,1fr)]">
      <span className="text-xs/5 text-ink-3">{t('import.check.row', { row: rowNumber })}</span>
      <div className="min-w-0">
        <p className="line-clamp-2 break-words text-ink">{text}</p>
        <p className="mt-1.5 flex flex-wrap gap-1.5">
          {reasons.map((reason) => (
            <Tag
              key={reason}
              tone={kind === 'refused' ? 'danger' : kind === 'incomplete' ? 'warning' : 'info'}
              className="h-auto! min-h-5 whitespace-normal!"
            >
              {reasonText(reason)}
            </Tag>
          ))}
        </p>
      </div>
    </li>
  );
}
