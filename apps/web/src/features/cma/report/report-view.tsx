import type { Cma, VersionRow } from '@hearthline/contract/cma';
import type { CmaReportRow } from '@hearthline/contract/cma-endpoints';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Ring } from '../../../shared/ui/loaders.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { cmaClientQuery } from '../api/client-queries.ts';
import { useMakeReport } from '../api/report-api.ts';
import { chooseReport, listTwins } from './model/choose-report.ts';
import type { ReportChoice } from './model/report-choice.ts';
import { choiceOf, chosenSections, firstChoice } from './model/report-choice.ts';
import { isWorking } from './model/report-steps.ts';
import { useReportAddress } from './model/use-report-address.ts';
import { PaperPreview } from './pages/paper-preview.tsx';
import { PdfPages } from './pages/pdf-pages.tsx';
import { usePdf } from './pages/use-pdf.ts';
import { ReportPanel } from './panel/report-panel.tsx';
import { reportGridClass } from './report-grid.ts';
import type { LeftOutGroup } from './send/send-queries.ts';

interface ReportViewProps {
  cma: Cma;
  version: VersionRow;
  reports: readonly CmaReportRow[];
  agentName: string;
  timeZone: string | undefined;
}

const SendDialog = lazy(async () => {
  const { SendDialog: dialog } = await import('./send/send-dialog.tsx');
  return { default: dialog };
});

export function ReportView({ cma, version, reports, agentName, timeZone }: ReportViewProps) {
  const { language: appLanguage } = useFormat();
  const address = useReportAddress();
  const report = chooseReport(reports, version.number, address.report);
  const { data: client } = useQuery(cmaClientQuery(cma.client?.id));
  const [choice, setChoice] = useState<ReportChoice>(firstChoice);
  const [isSending, setSending] = useState(false);
  const [leftOut, setLeftOut] = useState<{ reportId: string; groups: LeftOutGroup[] } | null>(null);
  const make = useMakeReport(cma.id);
  const { pdf, hasFailed, retry } = usePdf(report?.state === 'ready' ? report : null);
  const usualLanguage = client?.language ?? appLanguage;
  const { subject } = cma.draft;

  function makeOf(asked: ReportChoice): void {
    const body = {
      version: version.number,
      language: asked.language ?? usualLanguage,
      sections: chosenSections(asked),
      coverNote: asked.coverNote.trim(),
    };
    make.mutate(body, { onSuccess: ({ id }) => address.show(id) });
  }

  function handleAnother(): void {
    if (report) setChoice(choiceOf(report));
    address.show('new');
  }

  return (
    <div className={reportGridClass}>
      <ReportPanel
        cma={cma}
        version={version}
        missingVersion={address.version === version.number ? undefined : address.version}
        report={report}
        reports={reports}
        pdf={pdf}
        options={{
          choice,
          usualLanguage,
          onChange: setChoice,
          onMake: () => makeOf(choice),
          isMaking: make.isPending,
          onBack: address.report === 'new' && reports.length > 0 ? () => address.show(undefined) : undefined,
        }}
        leftOut={leftOut?.reportId === report?.id ? (leftOut?.groups ?? []) : []}
        onAgain={() => makeOf(report ? choiceOf(report) : choice)}
        onAnother={handleAnother}
        onSend={() => setSending(true)}
        timeZone={timeZone}
      />
      {pdf ? (
        <PdfPages key={report?.id} pdf={pdf} />
      ) : report?.state === 'ready' ? (
        <OpeningPages hasFailed={hasFailed} onRetry={retry} />
      ) : (
        <PaperPreview
          address={subject.address}
          municipality={subject.municipality}
          photoUrl={cma.listing?.photoUrl ?? null}
          version={version}
          progress={report && isWorking(report) ? report.progress : null}
        />
      )}
      {isSending && report ? (
        <Suspense>
          <SendDialog
            report={report}
            twins={listTwins(reports, report)}
            address={subject.address}
            agentName={agentName}
            firstRecipients={client ? [client] : []}
            onClose={() => setSending(false)}
            onSent={(groups) => {
              setSending(false);
              setLeftOut({ reportId: report.id, groups });
            }}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

function OpeningPages({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
  const { t } = useTranslation('cmaReport');
  return (
    <>
      <div className="border-r border-line bg-chrome max-xl:hidden" />
      <div className="grid min-h-80 place-items-center bg-inset p-8">
        {hasFailed ? (
          <QueryError
            failure={{ kind: 'failed', error: null, message: undefined, retry: onRetry }}
            text={t('pages.failed')}
          />
        ) : (
          <Ring size="lg" label={t('pages.opening')} />
        )}
      </div>
    </>
  );
}
