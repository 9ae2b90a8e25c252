import { Check, Copy, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../shared/api/api-error.ts';
import { Button } from '../../shared/ui/button.tsx';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { ServerIllustration } from '../../shared/ui/illustrations.tsx';
import { reloadPage } from './reload-page.ts';
import { StatePage } from './state-page.tsx';

/** One text in two sizes: what happened, then what to do. */
function splitMessage(message: string): [string, string] {
  const end = message.lastIndexOf('! ');
  return end < 0 ? [message, ''] : [message.slice(0, end + 1), message.slice(end + 2)];
}

function Reference({ requestId }: { requestId: string }) {
  const { t } = useTranslation('shell');
  const [isCopied, setCopied] = useState(false);

  async function handleCopy() {
    await navigator.clipboard.writeText(requestId);
    setCopied(true);
  }

  return (
    <p className="mt-7 flex items-center gap-2 rounded-md border border-line bg-surface py-2 pr-2 pl-3.5 text-sm text-ink-3">
      {t('serverError.reference')}
      <b className="font-medium break-all text-ink">{requestId}</b>
      <IconButton
        size="sm"
        label={t(isCopied ? 'serverError.copied' : 'serverError.copyReference')}
        icon={isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
        onClick={handleCopy}
      />
    </p>
  );
}

export function ServerErrorPage({ error }: { error?: unknown }) {
  const { t } = useTranslation('common');
  const [what, whatToDo] = splitMessage(t('error500Message'));
  const requestId = error instanceof ApiError ? error.requestId : undefined;
  return (
    <StatePage
      illustration={<ServerIllustration />}
      title={
        <>
          {what}{' '}
          <span className="mt-2 block text-base font-normal tracking-normal text-ink-2">{whatToDo}</span>
        </>
      }
      actions={
        <Button size="lg" icon={<RotateCw strokeWidth={1.75} aria-hidden />} onClick={reloadPage}>
          {t('tryAgain')}
        </Button>
      }
    >
      {requestId && <Reference requestId={requestId} />}
    </StatePage>
  );
}
