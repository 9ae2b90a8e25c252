import { Link } from '@tanstack/react-router';
import { ArrowLeft, Menu } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../shared/lib/class-names.ts';
import { usePageNameStore } from '../../shared/stores/page-name-store.ts';
import { headerActionsId } from '../../shared/ui/header-actions.tsx';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { getScreen, trimPath } from '../screens.ts';
import { AccountButton } from './account-button.tsx';
import { BrandLink } from './brand-link.tsx';
import { BreadcrumbBar } from './breadcrumb-bar.tsx';
import { backCrumbOf } from './breadcrumbs.ts';
import { FindButton } from './find-button.tsx';
import { LiveStatus } from './live-status.tsx';
import { NotificationBell } from './notification-bell.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { useCurrentPlace } from './use-current-place.ts';

/** On phones this screen begins with its picture: of the header only the menu stays, beside the way back. */
const picturePath = '/property-search/result/view';
const overPictureClass =
  'max-md:absolute max-md:top-3.5 max-md:left-16 max-md:h-auto max-md:border-0 max-md:bg-transparent max-md:p-0 max-md:backdrop-blur-none';
const pictureDiscClass =
  'max-md:rounded-full max-md:bg-overlay/62 max-md:text-white max-md:backdrop-blur-[8px] max-md:hovered:bg-overlay/80 max-md:hovered:text-white';

/** On phones, pages below the list of clients lead back to it. */
function PhoneBack() {
  const { t } = useTranslation('shell');
  const { path } = useCurrentPlace();
  const back = path.startsWith('/clients/') ? backCrumbOf(path) : undefined;
  if (!back?.to) return null;
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

function PhoneTitle() {
  const { t } = useTranslation('shell');
  const { path, basketType } = useCurrentPlace();
  const name = usePageNameStore((state) => state.name);
  const screen = getScreen(path, { basketType });
  return (
    <p className="min-w-0 truncate text-md font-semibold tracking-[-0.02em] md:hidden">
      {screen === 'clientForm' && name ? name : t(`screens.${screen}`)}
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
          <div className="mr-2 max-md:hidden">
            <BrandLink />
          </div>
        </>
      )}
      <div className="min-w-0 max-md:hidden">
        <BreadcrumbBar />
      </div>
      <div className={classNames('contents', isOverPicture && 'max-md:hidden')}>
        <div className="flex-1" />
        <div id={headerActionsId} className="flex flex-none items-center gap-2 empty:hidden md:mr-1" />
        <FindButton />
        <LiveStatus />
        <NotificationBell />
        <ThemeToggle />
        <AccountButton />
      </div>
    </header>
  );
}
