import { siteColours } from '@hearthline/domain/site/looks';
import type { SiteTemplate } from '@hearthline/domain/site/vocabulary';
import { siteTemplates } from '@hearthline/domain/site/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Eye, LayoutTemplate } from 'lucide-react';
import type { Ref } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLostFocus } from '../../../shared/hooks/use-lost-focus.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button, buttonClass } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';
import { showUndo } from '../../../shared/ui/undo-toast.tsx';
import { useSetTemplate, versionsQuery } from '../api/sites-api.ts';
import { BuilderActions, LoadedSite } from '../builder/builder-frame.tsx';
import { PreviewFrame } from '../builder/preview-frame.tsx';
import { LanguageSwitch, WidthSwitch } from '../builder/view-switches.tsx';
import { previewAddress } from '../model/preview-address.ts';
import { useBuilderLanguage } from '../model/use-builder-language.ts';
import { usePreviewWidth } from '../model/use-preview-width.ts';
import type { SiteState } from '../model/use-site.ts';
import { Swatches } from '../parts/swatches.tsx';
import { TryOnDialog } from './try-on-dialog.tsx';

/** The four templates, each with the agent's own draft in it. */
export function TemplateScreen() {
  const { t } = useTranslation('sites');
  return (
    <LoadedSite title={t('template.title')}>
      {(state) => (
        <div className="flex flex-1 flex-col px-4 pt-4.5 pb-6 md:px-8 md:pt-6 md:pb-8">
          <Templates state={state} />
        </div>
      )}
    </LoadedSite>
  );
}

function Templates({ state }: { state: SiteState }) {
  const { t } = useTranslation('sites');
  const { draft } = state;
  // What opened the question goes with the switch.
  const chosen = useLostFocus<HTMLAnchorElement>(draft.template, { preventScroll: true });
  const [asked, setAsked] = useState<SiteTemplate | null>(null);
  const [tried, setTried] = useState<SiteTemplate | null>(null);
  const { data: versions } = useQuery(versionsQuery);
  const current = t(`templates.${draft.template}.name`);
  const set = useSetTemplate((_site, template) => {
    setAsked(null);
    setTried(null);
    showUndo({
      id: 'site-template',
      text: t('template.isSet', { name: t(`templates.${template}.name`) }),
      onUndo: state.undo,
    });
  });
  const nextVersion = (versions?.[0]?.number ?? 0) + 1;
  return (
    <>
      <BuilderActions />
      <header className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <div className="min-w-60 flex-1">
          <h1>{t('template.title')}</h1>
          <p className="text-sm text-ink-2">{t('template.text')}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <WidthSwitch />
          <LanguageSwitch />
        </div>
      </header>
      <ul className="mt-5 grid gap-4 xl:grid-cols-2">
        {siteTemplates.map((template) => (
          <li key={template}>
            <TemplateCard
              state={state}
              template={template}
              chosen={chosen}
              onUse={() => setAsked(template)}
              onTry={() => setTried(template)}
            />
          </li>
        ))}
      </ul>
      <Banner tone="info" className="mt-4">
        {t('template.keeps', { name: current, number: nextVersion })}
      </Banner>
      <TryOnDialog
        state={state}
        template={tried}
        onClose={() => setTried(null)}
        onUse={() => setAsked(tried)}
      />
      <ConfirmDialog
        isOpen={asked !== null}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        icon={<LayoutTemplate aria-hidden="true" strokeWidth={1.75} />}
        title={t('template.confirmTitle', { name: asked ? t(`templates.${asked}.name`) : '' })}
        text={t('template.confirmText', { name: current, number: nextVersion })}
        confirmLabel={t('template.confirm')}
        cancelLabel={t('template.cancel')}
        isLoading={set.isPending}
        onConfirm={() => asked && set.mutate(asked)}
      />
    </>
  );
}

interface TemplateCardProps {
  state: SiteState;
  template: SiteTemplate;
  /** What can be done with the one in use. */
  chosen: Ref<HTMLAnchorElement>;
  onUse: () => void;
  onTry: () => void;
}

function TemplateCard({ state, template, chosen, onUse, onTry }: TemplateCardProps) {
  const { t } = useTranslation('sites');
  const { language } = useBuilderLanguage();
  const width = usePreviewWidth();
  const { site, draft } = state;
  const isUsed = draft.template === template;
  const name = t(`templates.${template}.name`);
  return (
    <article
      aria-labelledby={`template-${template}`}
      className={classNames(
        'flex h-full flex-col overflow-hidden rounded-lg border bg-surface shadow-xs sm:flex-row',
        isUsed ? 'border-brand ring-1 ring-brand' : 'border-line',
      )}
    >
      <PreviewFrame
        title={t('template.frame', { name })}
        src={previewAddress(site.previewUrl, { language, template })}
        version={`${site.revision} ${language} ${template} ${width}`}
        width={width}
        isStill
        className="h-72 flex-none bg-inset sm:h-auto sm:min-h-76 sm:w-[54%]"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-3 px-5 py-5">
        <div>
          <div className="flex items-center gap-2">
            <h2 id={`template-${template}`} className="min-w-0 flex-1">
              {name}
            </h2>
            {isUsed ? <Tag tone="brand">{t('template.inUse')}</Tag> : null}
          </div>
          <p className="mt-1 text-sm text-ink-2">{t(`templates.${template}.about`)}</p>
        </div>
        <Swatches colours={siteColours[template].first} />
        <p className="text-xs/[18px] text-ink-3">
          {t(`templates.${template}.fonts.first`)}
          <br />
          {t('template.suits', { what: t(`templates.${template}.suits`) })}
        </p>
        <div className="mt-auto flex flex-wrap gap-y-2">
          {isUsed ? (
            <Link
              ref={chosen}
              to="/site-builder"
              search={{}}
              className={buttonClass({ variant: 'secondary', size: 'sm' })}
            >
              {t('template.editSections')}
            </Link>
          ) : (
            <Button variant="secondary" size="sm" onClick={onUse}>
              {t('template.use', { name })}
            </Button>
          )}
          <Button
            variant="ghost"
            size="sm"
            icon={<Eye aria-hidden="true" strokeWidth={1.75} />}
            aria-label={t('template.tryOnName', { name })}
            onClick={onTry}
          >
            {t('template.tryOn')}
          </Button>
        </div>
      </div>
    </article>
  );
}
