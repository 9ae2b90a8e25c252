import { Menu } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../shared/lib/class-names.ts';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { getScreen, trimPath } from '../screens.ts';
import { AccountButton } from './account-button.tsx';
import { BrandLink } from './brand-link.tsx';
import { BreadcrumbBar } from './breadcrumb-bar.tsx';
import { FindButton } from './find-button.tsx';
import { NotificationBell } from './notification-bell.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { useCurrentPlace } from './use-current-place.ts';

/** On phones this screen begins with its picture, which carries the way back. */
const pathWithoutPhoneHeader = '/property-search/result/view';

function PhoneTitle() {
  const { t } = useTranslation('shell');
  const { path, basketType } = useCurrentPlace();
  return (
    <p className="min-w-0 truncate text-md font-semibold tracking-[-0.02em] md:hidden">
      {t(`screens.${getScreen(path, { basketType })}`)}
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
  return (
    <header
      className={classNames(
        'sticky top-0 z-(--z-header) flex h-14 items-center gap-1 border-b border-line bg-canvas/86 pr-2.5 pl-1.5 backdrop-blur-[10px] md:h-16 md:gap-2 md:pr-8 md:pl-8',
        trimPath(path) === pathWithoutPhoneHeader && 'max-md:hidden',
      )}
    >
      {hasMenuButton && (
        <>
          <IconButton
            label={t('nav.open')}
            aria-expanded={isMenuOpen}
            aria-haspopup="dialog"
            icon={<Menu strokeWidth={1.75} aria-hidden />}
            className="md:-ml-3"
            onClick={onMenuOpen}
          />
          <PhoneTitle />
          <div className="mr-2 max-md:hidden">
            <BrandLink />
          </div>
        </>
      )}
      <div className="min-w-0 max-md:hidden">
        <BreadcrumbBar />
      </div>
      <div className="flex-1" />
      <FindButton />
      <NotificationBell />
      <ThemeToggle />
      <AccountButton />
    </header>
  );
}
