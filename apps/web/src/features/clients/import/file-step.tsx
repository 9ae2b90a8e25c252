import type { ClientImport } from '@hearthline/contract/client-import';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { ProgressBar } from '../../../shared/ui/progress-bar.tsx';
import { DropZone } from './drop-zone.tsx';
import type { FileProblem } from './import-file.ts';
import { RecentImports } from './recent-imports.tsx';
import type { FileUpload } from './use-file-upload.ts';
import { useFileUpload } from './use-file-upload.ts';

interface FileStepProps {
  /** An import whose file did not arrive or cannot be read. */
  broken: ClientImport | undefined;
  timeZone: string | undefined;
  onRead: (found: ClientImport) => void;
}

export function FileStep({ broken, timeZone, onRead }: FileStepProps) {
  const { t } = useTranslation('clients');
  const { state, start, stop } = useFileUpload(onRead);
  const isBusy = state.kind === 'sending' || state.kind === 'reading';
  return (
    <div className="grid items-start gap-4 pb-8 lg:grid-cols-[minmax(0,1fr)_368px]">
      <div className="grid gap-4">
        <Card isPadded className="grid gap-4">
          <FileError state={state} broken={broken} />
          {isBusy ? (
            <UploadProgress state={state} onStop={stop} />
          ) : (
            <DropZone onFile={(file) => void start(file)} />
          )}
        </Card>
        <RecentImports timeZone={timeZone} />
      </div>
      <Card isPadded aria-labelledby="how-to-export">
        <h3 id="how-to-export">{t('import.file.howTo')}</h3>
        <dl className="mt-3 grid gap-3 text-sm">
          {(['google', 'outlook', 'followUpBoss'] as const).map((program) => (
            <div key={program}>
              <dt className="font-medium">{programNames[program]}</dt>
              <dd className="text-ink-2">{t(`import.file.${program}`)}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </div>
  );
}

const programNames = { google: 'Google Contacts', outlook: 'Outlook', followUpBoss: 'Follow Up Boss' };

function FileError({ state, broken }: { state: FileUpload; broken: ClientImport | undefined }) {
  const { t } = useTranslation('clients');
  if (state.kind === 'refused') return <Banner tone="danger">{problemText(state.problem)}</Banner>;
  if (state.kind !== 'idle' || !broken) return null;
  return (
    <Banner tone="danger" title={`${broken.fileName}.`}>
      {broken.failure ? t(`import.failures.${broken.failure}`) : t('import.file.unfinished')}
    </Banner>
  );

  function problemText(problem: FileProblem): string {
    switch (problem) {
      case 'tooLarge':
      case 'spreadsheet':
      case 'failed':
        return t(`import.file.problems.${problem}`);
      default:
        return t(`import.failures.${problem}`);
    }
  }
}

function UploadProgress({
  state,
  onStop,
}: {
  state: Extract<FileUpload, { kind: 'sending' | 'reading' }>;
  onStop: () => void;
}) {
  const { t } = useTranslation('clients');
  const format = useFormat();
  const isSending = state.kind === 'sending';
  const sent = isSending ? format.bytes(state.sentBytes) : '';
  const total = isSending ? format.bytes(state.totalBytes) : '';
  return (
    <div role="status" className="grid gap-4 rounded-lg border border-line bg-inset px-5 py-10">
      <ProgressBar
        label={t(isSending ? 'import.file.sending' : 'import.file.reading', { file: state.fileName })}
        value={isSending ? (state.sentBytes / state.totalBytes) * 100 : 100}
        valueText={isSending ? t('import.file.sent', { sent, total }) : ''}
      />
      <Button variant="secondary" size="sm" className="justify-self-end" onClick={onStop}>
        {t('import.file.stop')}
      </Button>
    </div>
  );
}
