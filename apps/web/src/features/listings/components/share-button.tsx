import { Copy, Mail, Share2 } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMediaQuery } from '../../../shared/hooks/use-media-query.ts';
import { config } from '../../../shared/lib/config.ts';
import { Button, buttonClass } from '../../../shared/ui/button.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { Popover } from '../../../shared/ui/popover.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { toast } from '../../../shared/ui/toast.tsx';
import { useAgentCard } from './prepared-by.tsx';

export interface Shared {
  /** The whole address, or a path of this app. */
  url: string;
  /** The subject of a mail. */
  title: string;
  /** What is told of it in a mail, one line a fact; who lists a home among them. */
  text: string;
}

/** Two sentences want more time than one. */
const copiedMs = 4_000;

interface TriggerAttributes {
  ref: Ref<HTMLButtonElement>;
  'aria-haspopup': 'dialog';
  'aria-expanded': boolean;
  onClick: () => void;
}

interface ShareButtonProps extends Shared {
  /** Draws the button; spread the attributes on it. */
  trigger?: (attributes: TriggerAttributes, label: string) => ReactNode;
}

const drawTrigger = (attributes: TriggerAttributes, label: string) => (
  <IconButton {...attributes} variant="outline" label={label} icon={<Share2 strokeWidth={1.75} />} />
);

/** The address of a home, without the search it was found by. */
export function listingPath(id: string): string {
  return `/property-search/result/view?id=${encodeURIComponent(id)}`;
}

/** Hands a link on: by the phone's own means, or as a text to copy and by mail. It always says who can open it. */
export function ShareButton({ trigger = drawTrigger, ...shared }: ShareButtonProps) {
  const { t } = useTranslation('listings');
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isPhone = useMediaQuery('(width < 768px)');
  const url = wholeAddress(shared.url);
  const message = useMessage(shared.text);

  async function handleClick(): Promise<void> {
    if (isPhone && 'share' in navigator) {
      try {
        return await navigator.share({ title: shared.title, text: message, url });
      } catch (error) {
        // Turned away by the person; everything else leaves the link to be copied.
        if (error instanceof DOMException && error.name === 'AbortError') return;
      }
    }
    setOpen(!isOpen);
  }

  return (
    <>
      {trigger(
        {
          ref: triggerRef,
          'aria-haspopup': 'dialog',
          'aria-expanded': isOpen,
          onClick: () => void handleClick(),
        },
        t('share.button'),
      )}
      <Popover
        label={t('share.title')}
        triggerRef={triggerRef}
        isOpen={isOpen}
        onOpenChange={setOpen}
        isSheetOnPhones
        className="w-90"
      >
        <SharePanel url={url} title={shared.title} message={message} onCopied={() => setOpen(false)} />
      </Popover>
    </>
  );
}

interface SharePanelProps {
  url: string;
  title: string;
  message: string;
  onCopied: () => void;
}

function SharePanel({ url, title, message, onCopied }: SharePanelProps) {
  const { t } = useTranslation('listings');
  const copy = useCopyLink();
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${message}\n\n${url}`)}`;
  return (
    <div className="flex flex-col gap-3 p-2.5">
      <TextField label={t('share.link')} readOnly value={url} onFocus={(event) => event.target.select()} />
      <p className="text-xs text-ink-2">{t('share.note', { brand: config().brand })}</p>
      <div className="flex gap-2 *:flex-1">
        <Button
          icon={<Copy strokeWidth={1.75} />}
          onClick={() => void copy(url).then((isCopied) => isCopied && onCopied())}
        >
          {t('share.copy')}
        </Button>
        <a href={mail} className={buttonClass({ variant: 'secondary' })}>
          <Mail aria-hidden="true" strokeWidth={1.75} />
          {t('share.mail')}
        </a>
      </div>
    </div>
  );
}

/** Copies a link, and says who can open it; tells whether that worked. */
export function useCopyLink(): (url: string) => Promise<boolean> {
  const { t } = useTranslation('listings');
  return async (url) => {
    try {
      await navigator.clipboard.writeText(wholeAddress(url));
      toast.success(t('share.copied', { brand: config().brand }), { duration: copiedMs });
      return true;
    } catch {
      toast.error(t('share.failed'));
      return false;
    }
  };
}

function wholeAddress(url: string): string {
  return new URL(url, window.location.origin).href;
}

/** What goes with the link: the facts, who can open it, and who sends it. */
function useMessage(text: string): string {
  const { t } = useTranslation('listings');
  const agent = useAgentCard();
  const signature = agent
    ? [agent.name, agent.brokerage, agent.phone, agent.email].filter(Boolean).join('\n')
    : '';
  return [text, t('share.note', { brand: config().brand }), signature].filter(Boolean).join('\n\n');
}
