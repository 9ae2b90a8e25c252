import type { ClientImport } from '@hearthline/contract/client-import';
import { useMutation } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UploadOptions } from '../../../shared/api/client.ts';
import { request, upload } from '../../../shared/api/client.ts';
import { libraryDefaults } from '../../../shared/api/query-client.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button, buttonClass } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { ProgressBar } from '../../../shared/ui/progress-bar.tsx';
import type { FileProblem } from './import-file.ts';
import { acceptedFiles, countParts, cutPart, findFileProblem, partBytes } from './import-file.ts';
import { RecentImports } from './recent-imports.tsx';

interface FileStepProps {
  /** An import whose file did not arrive or cannot be read. */
  broken: ClientImport | undefined;
  timeZone: string | undefined;
  onParsed: (found: ClientImport) => void;
}

export function FileStep({ broken, timeZone, onParsed }: FileStepProps) {
  const { t } = useTranslation('clients');
  const { state, start, stop } = useFileUpload(onParsed);
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

interface DropZoneProps {
  onFile: (file: File) => void;
}

/** The native file input lies over all of it, so a file is dropped on it or chosen by a click anywhere. */
function DropZone({ onFile }: DropZoneProps) {
  const { t } = useTranslation('clients');
  const [isOver, setIsOver] = useState(false);
  const kindsId = useId();
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) onFile(file);
  };
  return (
    <div
      className={classNames(
        'group relative grid justify-items-center gap-2.5 rounded-lg border-[1.5px] border-dashed px-5 py-12 text-center transition-control max-md:py-8',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        isOver ? 'border-brand bg-brand-soft' : 'border-line-control bg-inset hover:bg-hover',
      )}
    >
      <span className="mb-1 grid size-12 place-items-center rounded-full bg-surface text-brand-ink shadow-xs">
        <Upload aria-hidden="true" size={22} strokeWidth={1.75} />
      </span>
      <p aria-hidden="true" className="text-md font-semibold tracking-tight max-md:hidden">
        {t('import.file.drop')}
      </p>
      <p aria-hidden="true" className="text-sm text-ink-3 max-md:hidden">
        {t('import.file.or')}
      </p>
      <span aria-hidden="true" className={buttonClass({ variant: 'primary' })}>
        {t('import.file.choose')}
      </span>
      <p id={kindsId} className="mt-1 text-xs text-ink-2">
        {t('import.file.kinds')}
      </p>
      <input
        type="file"
        accept={acceptedFiles}
        aria-label={t('import.file.choose')}
        aria-describedby={kindsId}
        className="absolute inset-0 cursor-pointer opacity-0"
        onDragEnter={() => setIsOver(true)}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          // By itself the browser would take no notice of a file of another kind.
          event.preventDefault();
          setIsOver(false);
          take(event.dataTransfer.files);
        }}
        onChange={({ target }) => {
          take(target.files);
          target.value = '';
        }}
      />
    </div>
  );
}

type FileUpload =
  | { kind: 'idle' }
  | { kind: 'sending'; fileName: string; sentBytes: number; totalBytes: number }
  | { kind: 'reading'; fileName: string }
  | { kind: 'refused'; problem: FileProblem };

const nameLength = 200;

/** Sends a file in parts and has it read; what comes of it is handed on. */
function useFileUpload(onParsed: (found: ClientImport) => void) {
  const [state, setState] = useState<FileUpload>({ kind: 'idle' });
  const running = useRef<AbortController>(null);
  const { mutateAsync: sendPart } = useMutation({
    mutationFn: ({ file, ...options }: UploadOptions & { file: File }) =>
      upload('POST /clients/imports/{id}/parts/{part}', file, options),
    ...libraryDefaults,
    meta: { handlesErrors: true },
  });

  useEffect(() => () => running.current?.abort(), []);

  async function send(file: File, signal: AbortSignal): Promise<ClientImport> {
    const body = { fileName: file.name.slice(-nameLength), bytes: file.size };
    const { id } = (await request('POST /clients/imports', { body, signal })).result;
    const forget = () => void request('DELETE /clients/imports/{id}', { params: { id } }).catch(() => {});
    signal.addEventListener('abort', forget, { once: true });
    const note = (sentBytes: number) => {
      if (!signal.aborted)
        setState({ kind: 'sending', fileName: file.name, sentBytes, totalBytes: file.size });
    };
    for (let part = 0; part < countParts(file.size); part += 1) {
      const piece = cutPart(file, part);
      const onProgress = (percent: number) => note(part * partBytes + (piece.size * percent) / 100);
      await sendPart({ file: piece, params: { id, part }, signal, onProgress });
    }
    setState({ kind: 'reading', fileName: file.name });
    const found = (await request('POST /clients/imports/{id}/read', { params: { id }, signal })).result;
    signal.removeEventListener('abort', forget);
    return found;
  }

  async function start(file: File): Promise<void> {
    const problem = findFileProblem(file);
    if (problem) return setState({ kind: 'refused', problem });
    running.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setState({ kind: 'sending', fileName: file.name, sentBytes: 0, totalBytes: file.size });
    try {
      const found = await send(file, signal);
      if (signal.aborted) return;
      setState(found.failure ? { kind: 'refused', problem: found.failure } : { kind: 'idle' });
      if (!found.failure) onParsed(found);
    } catch {
      if (!signal.aborted) setState({ kind: 'refused', problem: 'failed' });
    }
  }

  function stop(): void {
    running.current?.abort();
    setState({ kind: 'idle' });
  }

  return { state, start, stop };
}
