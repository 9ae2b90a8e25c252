import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UserAvatar } from '../../features/users/components/user-avatar.tsx';

const loadMenu = () => import('./account-menu.tsx');
const AccountMenu = lazy(async () => ({ default: (await loadMenu()).AccountMenu }));

export function AccountButton() {
  const { t } = useTranslation('shell');
  const [isOpen, setOpen] = useState(false);
  // Once opened the menu stays mounted, so that closing can be seen.
  const [isMounted, setMounted] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function handleClick() {
    setMounted(true);
    setOpen(!isOpen);
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={t('header.account')}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        title={t('header.account')}
        onClick={handleClick}
        onPointerEnter={loadMenu}
        onFocus={loadMenu}
        className="flex h-11 flex-none items-center gap-2 rounded-md px-1.5 text-ink-2 transition-control hovered:bg-hover hovered:text-ink aria-expanded:bg-pressed aria-expanded:text-ink md:pl-1 lg:h-10"
      >
        <UserAvatar size={32} />
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden className="max-md:hidden" />
      </button>
      {isMounted && (
        <Suspense>
          <AccountMenu triggerRef={button} isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
