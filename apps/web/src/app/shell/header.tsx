import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, Bell, ChevronDown, ChevronRight, Menu, Moon, Search, Sun } from 'lucide-react';
import { Fragment, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { unreadCountQuery } from '../../features/notifications/api/notification-queries.ts';
import { UserAvatar } from '../../features/users/components/user-avatar.tsx';
import { useAppearance } from '../../features/users/model/appearance.ts';
import { classNames } from '../../shared/lib/class-names.ts';
import { usePageNameStore } from '../../shared/stores/page-name-store.ts';
import { useThemeStore } from '../../shared/stores/theme-store.ts';
import { headerActionsId } from '../../shared/ui/header-actions.tsx';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { Kbd } from '../../shared/ui/kbd.tsx';
import { lazyPart } from '../../shared/ui/lazy-part.tsx';
import { isApplePlatform, usePaletteStore } from '../palette/palette-store.ts';
import type { ScreenKey } from '../screens.ts';
import { getScreen, trimPath } from '../screens.ts';
import { BrandLink } from './brand-link.tsx';
import type { Crumb } from './breadcrumbs.ts';
import { backCrumbOf, visibleBreadcrumbsOf } from './breadcrumbs.ts';
import { LiveStatus } from './live-status.tsx';
import { loadNotificationPanel, useNotificationPanelStore } from './notification-panel-store.ts';
import { useCurrentPlace } from './use-current-place.ts';

/** On phones this screen begins with its picture: of the header only the menu stays, beside the way back. */
const picturePath = '/property-search/result/view';
const overPictureClass =
  'max-md:absolute max-md:top-3.5 max-md:left-16 max-md:h-auto max-md:border-0 max-md:bg-transparent max-md:p-0 max-md:backdrop-blur-none';
const pictureDiscClass =
  'max-md:rounded-full max-md:bg-overlay/62 max-md:text-white max-md:backdrop-blur-[8px] max-md:hovered:bg-overlay/80 max-md:hovered:text-white';

/** On phones, pages below the list of clients or of postal cards lead back to it. */
function PhoneBack() {
  const { t } = useTranslation('shell');
  const { path, ...asked } = useCurrentPlace();
  const back = backCrumbOf(path, asked);
  if (!back?.to || !(path.startsWith('/clients/') || back.screen === 'postalCard')) return null;
  return (
    <Link
      to={back.to}
      search={{}}
      aria-label={t('header.back', { screen: t(`screens.${back.screen}`) })}
      className="-mr-1 grid size-11 flex-none place-items-center rounded-md text-ink-2 md:hidden"
    >
      <ArrowLeft aria-hidden="true" size={20} strokeWidth={1.75} />
    </Link>
  );
}

/** Forms that are called by what they change. */
const namedForms: ReadonlySet<ScreenKey> = new Set(['clientForm', 'basketForm', 'alertForm']);

function PhoneTitle() {
  const { t } = useTranslation('shell');
  const { path, ...asked } = useCurrentPlace();
  const name = usePageNameStore((state) => state.name);
  const screen = getScreen(path, asked);
  return (
    <p className="line-clamp-2 min-w-0 text-md/[20px] font-semibold tracking-[-0.02em] md:hidden">
      {namedForms.has(screen) && name ? name : t(`screens.${screen}`)}
    </p>
  );
}

interface HeaderProps {
  hasMenuButton: boolean;
  isMenuOpen: boolean;
  onMenuOpen: () => void;
}

export function Header({ hasMenuButton, isMenuOpen, onMenuOpen }: HeaderProps) {
  const { t } = useTranslation('shell');
  const { path } = useCurrentPlace();
  const isOverPicture = trimPath(path) === picturePath;
  return (
    <header
      data-keep-clear=""
      className={classNames(
        'sticky top-0 z-(--z-header) flex h-14 items-center gap-1 border-b border-line bg-canvas/86 pr-2.5 pl-1.5 backdrop-blur-[10px] md:h-16 md:gap-2 md:pr-8 md:pl-8',
        isOverPicture && overPictureClass,
      )}
    >
      {hasMenuButton && (
        <>
          <IconButton
            label={t('nav.open')}
            aria-expanded={isMenuOpen}
            aria-haspopup="dialog"
            icon={<Menu strokeWidth={1.75} aria-hidden />}
            className={classNames('md:-ml-3', isOverPicture && pictureDiscClass)}
            onClick={onMenuOpen}
          />
          <PhoneBack />
          {isOverPicture ? null : <PhoneTitle />}
          <div className="mr-2 max-md:hidden [&_.side-label]:max-lg:hidden">
            <BrandLink />
          </div>
        </>
      )}
      <div className="min-w-0 max-md:hidden">
        <BreadcrumbBar />
      </div>
      <div className={classNames('contents', isOverPicture && 'max-md:hidden')}>
        <div className="flex-1" />
        <div id={headerActionsId} className="peer flex flex-none items-center gap-2 empty:hidden md:mr-1" />
        <FindButton />
        <LiveStatus />
        <NotificationBell />
        <ThemeToggle />
        <AccountButton />
      </div>
    </header>
  );
}

interface CrumbItemProps {
  crumb: Crumb;
  /** The last before the page itself. */
  isParent: boolean;
}

function CrumbItem({ crumb, isParent }: CrumbItemProps) {
  const { t } = useTranslation('shell');
  const { name, parent } = usePageNameStore();
  const label = t(`screens.${crumb.screen}`);
  if (!crumb.to) {
    return (
      <span aria-current="page" className="line-clamp-2 font-medium text-ink">
        {name ?? label}
      </span>
    );
  }
  return (
    <Link
      to={crumb.to}
      search={crumb.search ?? {}}
      activeOptions={{ exact: true }}
      className="rounded-xs text-ink-2 underline-offset-3 hover:text-ink hover:underline"
    >
      {(isParent && parent) || label}
    </Link>
  );
}

function BreadcrumbBar() {
  const { t } = useTranslation('shell');
  const place = useCurrentPlace();
  const crumbs = visibleBreadcrumbsOf(place.path, place);
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label={t('nav.breadcrumb')} className="min-w-0">
      <ol className="flex min-w-0 flex-wrap items-center gap-x-1.5 text-sm text-ink-3">
        {crumbs.map((crumb, index) => (
          <Fragment key={crumb.screen}>
            {index > 0 && (
              <li aria-hidden className="flex-none">
                <ChevronRight size={14} strokeWidth={1.75} />
              </li>
            )}
            <li className={crumb.to ? 'flex flex-none' : 'flex min-w-0'}>
              <CrumbItem crumb={crumb} isParent={index === crumbs.length - 2} />
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}

export const loadPalette = () => import('../palette/command-palette.tsx');

/** Opens the command palette and teaches its shortcut. */
/** Beside a screen's own buttons it is one of them until there is room for both. */
const besideActionsClass =
  'lg:max-xl:peer-[:not(:empty)]:w-9 lg:max-xl:peer-[:not(:empty)]:justify-center lg:max-xl:peer-[:not(:empty)]:px-0! lg:max-xl:peer-[:not(:empty)]:[&>.find-label]:sr-only lg:max-xl:peer-[:not(:empty)]:[&>.find-keys]:hidden';

function FindButton() {
  const { t } = useTranslation('shell');
  const open = usePaletteStore((state) => state.open);
  return (
    <button
      type="button"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={open}
      onPointerEnter={loadPalette}
      onFocus={loadPalette}
      className={classNames(
        'mr-1 hidden flex-none items-center gap-2 rounded-md border border-line-strong bg-surface text-sm text-ink-3 transition-control hovered:bg-hover hovered:text-ink max-lg:size-11 max-lg:justify-center max-lg:border-transparent max-lg:bg-transparent md:flex lg:h-9 lg:pr-2 lg:pl-3',
        besideActionsClass,
      )}
    >
      <Search size={16} strokeWidth={1.75} aria-hidden />
      <span className="find-label mr-3 max-lg:sr-only">{t('header.find')}</span>
      <span aria-hidden className="find-keys flex gap-1 max-lg:hidden">
        <Kbd>{isApplePlatform() ? '⌘' : t('header.ctrl')}</Kbd>
        <Kbd>K</Kbd>
      </span>
    </button>
  );
}

function ThemeToggle() {
  const { t } = useTranslation('shell');
  const theme = useThemeStore((state) => state.theme);
  const { toggleTheme } = useAppearance();
  const Icon = theme === 'dark' ? Sun : Moon;
  return (
    <IconButton
      label={t(theme === 'dark' ? 'header.toLight' : 'header.toDark')}
      icon={<Icon strokeWidth={1.75} aria-hidden />}
      onClick={toggleTheme}
    />
  );
}

function NotificationBell() {
  const { t } = useTranslation('shell');
  const { isOpen, toggle } = useNotificationPanelStore();
  const { data: count = 0 } = useQuery(unreadCountQuery);
  return (
    <IconButton
      label={count > 0 ? t('header.unread', { count }) : t('header.notifications')}
      icon={<Bell strokeWidth={1.75} aria-hidden />}
      isActive={isOpen}
      aria-expanded={isOpen}
      onClick={(event) => toggle(event.currentTarget)}
      onPointerEnter={loadNotificationPanel}
      onFocus={loadNotificationPanel}
    >
      {count > 0 && (
        <span
          data-unread-dot
          className="absolute top-[11px] right-[11px] size-2 rounded-full bg-unread ring-2 ring-canvas lg:top-[9px] lg:right-[9px]"
        />
      )}
    </IconButton>
  );
}

const loadMenu = () => import('./account-menu.tsx');
const AccountMenu = lazyPart(async () => (await loadMenu()).AccountMenu);

function AccountButton() {
  const { t } = useTranslation('shell');
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={t('header.account')}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        title={t('header.account')}
        onClick={() => setOpen(!isOpen)}
        onPointerEnter={loadMenu}
        onFocus={loadMenu}
        className="flex h-11 flex-none items-center gap-2 rounded-md px-1.5 text-ink-2 transition-control hovered:bg-hover hovered:text-ink aria-expanded:bg-pressed aria-expanded:text-ink md:pl-1 lg:h-10"
      >
        <UserAvatar size={32} />
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden className="max-md:hidden" />
      </button>
      <AccountMenu triggerRef={button} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}
