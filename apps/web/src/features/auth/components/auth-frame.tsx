import { Link } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import { ArrowLeft, Scale } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Trans } from '../../../shared/i18n/trans.tsx';
import { classNames } from '../../../shared/lib/class-names.ts';
import { config } from '../../../shared/lib/config.ts';
import { useLanguageStore } from '../../../shared/stores/language-store.ts';
import { BrandMark } from '../../../shared/ui/brand-mark.tsx';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';

interface AuthFrameProps {
  children: ReactNode;
  /** The floating example on the hero picture. */
  hasChip?: boolean;
}

export function AuthFrame({ children, hasChip = false }: AuthFrameProps) {
  const { t } = useTranslation('auth');
  const { brand } = config();
  return (
    <main className="grid min-h-dvh bg-surface text-ink md:grid-cols-2">
      <HeroPanel hasChip={hasChip} />
      <section className="flex min-w-0 flex-col p-5 pb-6 md:px-6 md:py-8 lg:px-12">
        <div className="flex items-center gap-3 md:justify-end">
          <p className="flex flex-1 items-center gap-3 text-lg font-semibold tracking-[-0.03em] md:hidden">
            <BrandMark sizePx={40} />
            {brand}
          </p>
          <LanguageSwitch />
        </div>
        <div className="mx-auto my-auto w-full max-w-[400px] py-8 max-md:[&_.control-box]:h-13 [&_input[type=password]:not(:placeholder-shown)]:text-[17px] [&_input[type=password]:not(:placeholder-shown)]:tracking-[0.14em]">
          {children}
        </div>
        <footer className="text-center text-xs text-ink-3">{t('footer', { brand })}</footer>
      </section>
    </main>
  );
}

/** Only drawn from 768 px up; phones do not download the picture, because the whole panel is not displayed there. */
function HeroPanel({ hasChip }: { hasChip: boolean }) {
  const { t } = useTranslation('auth');
  return (
    <section className="hidden bg-cover bg-[51%_60%] text-white md:grid md:bg-[linear-gradient(180deg,rgb(20_14_30/0.16)_0%,rgb(20_14_30/0)_36%,rgb(16_10_22/0.82)_100%),url(/hero.webp)]">
      <div className="sticky top-0 flex h-dvh min-h-[520px] flex-col px-8 py-10 lg:px-12">
        <p className="flex items-center gap-3 text-lg font-semibold tracking-[-0.03em] text-shadow-sm">
          <BrandMark sizePx={38} />
          {config().brand}
        </p>
        <div className="flex-1" />
        {hasChip && (
          <div className="flex max-w-full items-center gap-3 self-start rounded-lg border border-white/20 bg-[rgb(28_18_26/0.62)] py-3 pr-[18px] pl-3 shadow-lg backdrop-blur-[14px]">
            <span className="grid size-10 flex-none place-items-center rounded-[11px] bg-white/20">
              <Scale aria-hidden="true" size={20} strokeWidth={1.75} />
            </span>
            <div>
              <p className="text-sm font-semibold">{t('hero.chipTitle')}</p>
              <p className="text-xs text-white/92">{t('hero.chipText')}</p>
            </div>
          </div>
        )}
        <p className="relative mt-6 max-w-[12em] text-[clamp(30px,3.6vw,52px)] leading-[1.12] font-semibold tracking-[-0.04em] text-balance">
          {t('hero.headline')}
        </p>
        <p className="mt-3 text-md text-white/90">{t('hero.text')}</p>
      </div>
    </section>
  );
}

const languages = [
  { id: 'en', label: 'EN', name: 'English' },
  { id: 'fr', label: 'FR', name: 'Français' },
] as const;

function LanguageSwitch() {
  const { t } = useTranslation('auth');
  const { lan, setLanguage } = useLanguageStore();
  return <Segmented size="sm" label={t('language')} items={languages} value={lan} onChange={setLanguage} />;
}

interface AuthHeadingProps {
  title: string;
  /** Stands in a tile above the title. */
  icon?: LucideIcon;
  children?: ReactNode;
  isCentered?: boolean;
  /** For a view that replaces a form: takes the focus, so that screen readers hear the outcome. */
  takesFocus?: boolean;
}

function focusElement(element: HTMLElement | null) {
  element?.focus();
}

export function AuthHeading({
  title,
  icon: Icon,
  children,
  isCentered = false,
  takesFocus = false,
}: AuthHeadingProps) {
  return (
    <div className={classNames('mb-7', isCentered && 'text-center')}>
      {Icon ? (
        <span className="mb-5 grid size-14 place-items-center rounded-lg bg-brand-ink/14 text-brand-ink">
          <Icon aria-hidden="true" size={24} strokeWidth={1.75} />
        </span>
      ) : null}
      <h1
        ref={takesFocus ? focusElement : undefined}
        tabIndex={takesFocus ? -1 : undefined}
        className="text-[30px]/[38px] font-semibold tracking-[-0.02em] outline-none md:text-[28px]/[36px]"
      >
        {title}
      </h1>
      {children ? (
        <div
          className={classNames(
            'mt-1 text-[15px]/[22px] text-ink-2 md:mt-1.5 md:text-base',
            isCentered && 'mx-auto max-w-[360px] text-balance',
          )}
        >
          {children}
        </div>
      ) : null}
    </div>
  );
}

export function BackToLogin() {
  const { t } = useTranslation('auth');
  return (
    <Link to="/auth/login" className={`${buttonClass({ variant: 'link' })} mt-1 self-center`}>
      <ArrowLeft aria-hidden="true" strokeWidth={1.75} />
      {t('backToLogin')}
    </Link>
  );
}

export const textLinkClass =
  'rounded-xs text-brand-ink underline decoration-1 underline-offset-3 hover:decoration-2';

/** A link to a page outside the app; it leaves the half-filled form alone. */
function TextLink({ children, ...attributes }: ComponentProps<'a'>) {
  return (
    <a {...attributes} target="_blank" rel="noreferrer" className={textLinkClass}>
      {children}
    </a>
  );
}

/** What signing in or up agrees to, and the way to the other of both. */
export function AuthFooter({ screen }: { screen: 'login' | 'register' }) {
  const { termsUrl, privacyUrl } = config();
  return (
    <>
      <p className="mt-5 text-center text-sm text-balance text-ink-3 md:text-xs">
        <Trans
          ns="auth"
          i18nKey={`${screen}.agreement`}
          components={{ terms: <TextLink href={termsUrl} />, privacy: <TextLink href={privacyUrl} /> }}
        />
      </p>
      <p className="mt-3 text-center text-sm text-ink-2">
        <Trans
          ns="auth"
          i18nKey={screen === 'login' ? 'login.registerPrompt' : 'register.loginPrompt'}
          components={{
            login: <Link to="/auth/login" className={`${textLinkClass} font-medium`} />,
            register: <Link to="/auth/register" className={`${textLinkClass} font-medium`} />,
          }}
        />
      </p>
    </>
  );
}
