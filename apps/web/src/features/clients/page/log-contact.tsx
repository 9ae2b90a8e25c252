import type { ContactKind } from '@hearthline/domain/client/vocabulary';
import { contactKinds } from '@hearthline/domain/client/vocabulary';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { ContactDialog } from './contact-dialog.tsx';
import { contactIcons } from './entry-looks.ts';
import { useContacts } from './use-contacts.ts';

const tileClass =
  'grid min-h-11 flex-1 content-center justify-items-center gap-0.5 rounded-md border border-line bg-inset px-1 py-1.5 text-[11.5px]/[16px] font-medium text-ink-2 transition-control hovered:border-line-strong hovered:text-ink [&_svg]:size-4.5';

/** One tap says that there was contact; the dots open what else can be said about it. */
export function LogContact({ clientId }: { clientId: string }) {
  const { t } = useTranslation('clients');
  const { log } = useContacts(clientId);
  const [isDetailed, setIsDetailed] = useState(false);
  const logOne = (contact: ContactKind) => log.mutate({ contact, minutes: null, text: '' });
  return (
    <div className="mt-3.5 border-t border-line pt-3">
      <div className="mb-2 flex items-center justify-between">
        <h4 id="log-heading" className="text-xs font-medium text-ink-2">
          {t('page.log.heading')}
        </h4>
        <IconButton
          size="sm"
          label={t('page.log.details')}
          aria-haspopup="dialog"
          icon={<Ellipsis aria-hidden="true" />}
          className="-my-1.5 -mr-2"
          onClick={() => setIsDetailed(true)}
        />
      </div>
      <fieldset aria-labelledby="log-heading" className="flex gap-2">
        {contactKinds.map((kind) => {
          const Icon = contactIcons[kind];
          return (
            <button
              key={kind}
              type="button"
              disabled={log.isPending}
              aria-label={t(`page.log.one.${kind}`)}
              onClick={() => logOne(kind)}
              className={tileClass}
            >
              <Icon aria-hidden="true" />
              {t(`contactKinds.${kind}`)}
            </button>
          );
        })}
      </fieldset>
      {isDetailed && <ContactDialog clientId={clientId} onClose={() => setIsDetailed(false)} />}
    </div>
  );
}
