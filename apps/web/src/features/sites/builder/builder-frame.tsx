import { Link } from '@tanstack/react-router';
import { ArrowLeft, Globe, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { HeaderActions } from '../../../shared/ui/header-actions.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { Skeleton, SkeletonFrame } from '../../../shared/ui/skeleton.tsx';
import { setBuilderView, useBuilderView } from '../model/builder-view-store.ts';
import { previewAddress, readableAddress } from '../model/preview-address.ts';
import { useBuilderLanguage } from '../model/use-builder-language.ts';
import { usePreviewWidth } from '../model/use-preview-width.ts';
import type { SiteState } from '../model/use-site.ts';
import { useSite } from '../model/use-site.ts';
import { useWantedField } from '../model/use-wanted-field.ts';
import { ConflictDialog, DraftTools, useUndoKeys } from './draft-tools.tsx';
import { PreviewFrame } from './preview-frame.tsx';
import { LanguageSwitch, WidthSwitch } from './view-switches.tsx';

const frameHeight = 'lg:h-[calc(100dvh-64px)]';

interface LoadedSiteProps {
  title: string;
  children: (state: SiteState) => ReactNode;
}

/** The agent's site once it is there; what every screen of the builder has to itself. */
export function LoadedSite({ title, children }: LoadedSiteProps) {
  const { t } = useTranslation('sites');
  const { state, failure } = useSite();
  if (state)
    return (
      <>
        {children(state)}
        <ConflictDialog state={state} />
        <UndoKeys state={state} />
      </>
    );
  if (failure)
    return (
      <QueryError layout="page" headingLevel={1} failure={failure} text={t('failed')} className="flex-1" />
    );
  return (
    <SkeletonFrame className="grid flex-1 gap-6 p-4 md:p-6 lg:grid-cols-[328px_1fr]">
      <h1 className="sr-only">{title}</h1>
      <Skeleton className="h-96 w-full rounded-lg!" />
      <Skeleton className="h-120 w-full rounded-lg!" />
    </SkeletonFrame>
  );
}

function UndoKeys({ state }: { state: SiteState }) {
  useUndoKeys(state);
  return null;
}

/** In the header: what was before, and what comes after. */
export function BuilderActions() {
  const { t } = useTranslation('sites');
  return (
    <HeaderActions>
      <Link
        to="/site-builder"
        search={{ part: 'versions' }}
        className={classNames(buttonClass({ variant: 'ghost' }), 'max-md:hidden')}
      >
        {t('versions.title')}
      </Link>
      <Link to="/site-builder" search={{ part: 'publish' }} className={buttonClass()}>
        <Globe aria-hidden="true" strokeWidth={1.75} className="max-md:hidden" />
        {t('publish.action')}
      </Link>
    </HeaderActions>
  );
}

interface BuilderFrameProps {
  state: SiteState;
  /** What is worked on; the hub has none. */
  section?: string | undefined;
  /** Head of the column on the left. */
  head: ReactNode;
  /** The head has the switch of languages, because something is written in them. */
  isWritten?: boolean;
  children: ReactNode;
}

/** What is written on the left, what comes of it on the right; on a phone one of the two. */
export function BuilderFrame({ state, section, head, isWritten = false, children }: BuilderFrameProps) {
  const { t } = useTranslation('sites');
  const pane = useBuilderView((view) => view.pane);
  useWantedField(true);
  return (
    <div className={classNames('flex min-h-0 flex-1 flex-col lg:flex-none', frameHeight)}>
      <BuilderActions />
      <div className="flex items-center gap-2 border-b border-line px-4 py-2 lg:hidden">
        <Segmented
          label={t('view.pane')}
          items={[
            { id: 'edit', label: t('view.edit') },
            { id: 'preview', label: t('view.preview') },
          ]}
          value={pane}
          onChange={(next) => setBuilderView({ pane: next })}
        />
        <DraftTools state={state} className="ml-auto min-w-0" />
      </div>
      <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] lg:grid-cols-[368px_minmax(0,1fr)]">
        <section
          aria-label={t('view.edit')}
          className={classNames(
            'flex min-h-0 min-w-0 flex-col border-line bg-surface lg:border-r',
            pane === 'preview' && 'max-lg:hidden',
          )}
        >
          <div className="flex-none border-b border-line px-4 py-3.5 md:px-5">{head}</div>
          <div className="flex min-h-0 flex-1 flex-col gap-4.5 px-4 py-4.5 md:px-5 lg:overflow-y-auto">
            {children}
          </div>
        </section>
        <section
          aria-label={t('view.preview')}
          className={classNames(
            'flex min-h-0 min-w-0 flex-col bg-canvas px-3 pt-3 md:px-6 md:pt-4',
            pane === 'edit' && 'max-lg:hidden',
          )}
        >
          <div className="mb-3 flex flex-wrap items-center gap-2">
            <WidthSwitch />
            <div className={isWritten ? 'lg:hidden' : undefined}>
              <LanguageSwitch />
            </div>
            <DraftTools state={state} className="ml-auto max-lg:hidden" />
          </div>
          <PreviewWindow state={state} section={section} />
        </section>
      </div>
    </div>
  );
}

function PreviewWindow({ state, section }: { state: SiteState; section: string | undefined }) {
  const { t } = useTranslation('sites');
  const { language } = useBuilderLanguage();
  const width = usePreviewWidth();
  const { site } = state;
  const address =
    site.host.state === 'proven' ? site.host.name : readableAddress(site.liveUrl ?? site.previewUrl);
  const src = previewAddress(site.previewUrl, { language });
  return (
    <div className="flex min-h-[70dvh] flex-1 flex-col overflow-hidden rounded-t-[12px] border border-b-0 border-line-strong bg-inset lg:min-h-0">
      <div
        aria-hidden="true"
        className="flex h-9 flex-none items-center gap-[7px] border-b border-line bg-raised px-3.5"
      >
        <i className="size-[9px] rounded-full bg-line-control" />
        <i className="size-[9px] rounded-full bg-line-control" />
        <i className="size-[9px] rounded-full bg-line-control" />
        <span className="mx-auto flex min-w-0 items-center gap-1.5 rounded-[7px] bg-inset px-3.5 py-1 text-xs text-ink-2">
          <Lock size={12} strokeWidth={1.75} className="flex-none" />
          <span className="truncate">
            {site.liveUrl || site.host.state === 'proven' ? address : t('view.draft')}
          </span>
        </span>
        <span className="w-10" />
      </div>
      <PreviewFrame
        title={t('view.frame')}
        src={src}
        section={section}
        version={`${site.revision} ${language}`}
        width={width}
        className="flex-1"
      />
    </div>
  );
}

interface PartHeadProps {
  title: string;
  hasLanguages?: boolean;
}

/** Leads back to the parts. */
export function PartHead({ title, hasLanguages = false }: PartHeadProps) {
  const { t } = useTranslation('sites');
  return (
    <div className="flex items-center gap-2">
      <Link
        to="/site-builder"
        search={{}}
        aria-label={t('parts.back')}
        title={t('parts.back')}
        className="touch-target -ml-2 grid size-8 flex-none place-items-center rounded-[8px] text-ink-2 transition-control hovered:bg-hover hovered:text-ink"
      >
        <ArrowLeft aria-hidden="true" size={16} strokeWidth={1.75} />
      </Link>
      <h1 className="min-w-0 flex-1 text-lg/[26px]">{title}</h1>
      {hasLanguages ? <LanguageSwitch size="sm" /> : null}
    </div>
  );
}
