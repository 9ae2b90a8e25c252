import type { SiteTemplate } from '@hearthline/domain/site/vocabulary';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { ModalLayer } from '../../../shared/ui/modal-layer.tsx';
import { PreviewFrame } from '../builder/preview-frame.tsx';
import { LanguageSwitch, WidthSwitch } from '../builder/view-switches.tsx';
import { previewAddress } from '../model/preview-address.ts';
import { useBuilderLanguage } from '../model/use-builder-language.ts';
import { usePreviewWidth } from '../model/use-preview-width.ts';
import type { SiteState } from '../model/use-site.ts';

interface TryOnDialogProps {
  state: SiteState;
  /** Null while none is tried. */
  template: SiteTemplate | null;
  onClose: () => void;
  onUse: () => void;
}

/** The draft in another template, large; nothing of it is changed by looking. */
export function TryOnDialog({ state, template, onClose, onUse }: TryOnDialogProps) {
  const { t } = useTranslation('sites');
  // The last one stays to be seen while the layer goes.
  const [shown, setShown] = useState(template);
  if (template !== null && template !== shown) setShown(template);
  return (
    <ModalLayer
      isOpen={template !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      label={shown ? t('template.trying', { name: t(`templates.${shown}.name`) }) : undefined}
      frameClassName="items-center justify-center md:p-6"
      panelClassName="modal-panel flex h-full w-full max-w-400 overflow-hidden border-line-strong bg-surface shadow-lg md:rounded-xl md:border"
      dialogClassName="flex min-h-0 w-full flex-col"
    >
      {shown ? <TriedOn state={state} template={shown} onClose={onClose} onUse={onUse} /> : null}
    </ModalLayer>
  );
}

function TriedOn({ state, template, onClose, onUse }: TryOnDialogProps & { template: SiteTemplate }) {
  const { t } = useTranslation('sites');
  const { language } = useBuilderLanguage();
  const width = usePreviewWidth();
  const { site, draft } = state;
  const name = t(`templates.${template}.name`);
  return (
    <>
      <header className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-3 md:px-6">
        <h2 className="min-w-0 flex-1">{t('template.trying', { name })}</h2>
        <div className="flex flex-wrap gap-2 max-md:order-last max-md:w-full">
          <WidthSwitch />
          <LanguageSwitch />
        </div>
        {template === draft.template ? null : <Button onClick={onUse}>{t('template.use', { name })}</Button>}
        <IconButton label={t('template.close')} icon={<X />} className="-mr-2" onClick={onClose} />
      </header>
      <PreviewFrame
        title={t('template.frame', { name })}
        src={previewAddress(site.previewUrl, { language, template })}
        version={`${site.revision} ${language} ${template}`}
        width={width}
        isWithoutKeys
        className="min-h-0 flex-1 bg-inset"
      />
    </>
  );
}
