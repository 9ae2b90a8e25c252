import { useQuery } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import {
  Bell,
  BellRing,
  Blocks,
  FileUp,
  History,
  House,
  Image,
  Inbox,
  KeyRound,
  Languages,
  LayoutGrid,
  LayoutTemplate,
  LogOut,
  Mail,
  Mailbox,
  MailCheck,
  Map as MapIcon,
  Moon,
  Newspaper,
  PartyPopper,
  PenLine,
  Phone,
  Plus,
  Scale,
  Search,
  Settings,
  ShoppingBasket,
  Sun,
  User,
  UserPlus,
  UserRound,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAppearance } from '../../features/users/model/appearance.ts';
import { meQuery } from '../../shared/api/me-query.ts';
import { config } from '../../shared/lib/config.ts';
import { useLanguageStore } from '../../shared/stores/language-store.ts';
import { useSidebarStore } from '../../shared/stores/sidebar-store.ts';
import { useThemeStore } from '../../shared/stores/theme-store.ts';
import type { ScreenKey } from '../screens.ts';
import { adminEntries, navEntries } from '../shell/nav-entries.ts';
import type { PaletteLink, PaletteRecord } from './palette-record.ts';
import type { PaletteScreen } from './screen-words.ts';
import { screenWords } from './screen-words.ts';
import type { PaletteVerb } from './verb-words.ts';
import { verbWords } from './verb-words.ts';

interface ScreenEntry extends PaletteLink {
  screen: PaletteScreen;
  icon: LucideIcon;
  parent?: ScreenKey;
}

/** Screens that one can go to directly but that have no entry in the sidebar. */
const furtherScreens: ScreenEntry[] = [
  { screen: 'touchbase', to: '/clients', search: { tab: 'touchbase' }, icon: BellRing, parent: 'clients' },
  { screen: 'mapSearch', to: '/property-search/map-search', icon: MapIcon, parent: 'propertySearch' },
  { screen: 'cmaRecent', to: '/cma/recent', icon: History, parent: 'cma' },
  { screen: 'writeMail', to: '/clients/mail', icon: PenLine, parent: 'clients' },
  { screen: 'emailLog', to: '/email-log', icon: MailCheck, parent: 'clients' },
  { screen: 'clientImport', to: '/clients/import', icon: FileUp, parent: 'clients' },
  {
    screen: 'badgeCategories',
    to: '/badge-builder/categoreis',
    icon: LayoutGrid,
    parent: 'badgeBuilder',
  },
  { screen: 'definedBadges', to: '/badge-builder/defined-badges', icon: Blocks, parent: 'badgeBuilder' },
  {
    screen: 'greetingCategories',
    to: '/events/greeting-categories',
    icon: PartyPopper,
    parent: 'events',
  },
  { screen: 'greetingRecent', to: '/events/greeting-recent', icon: MailCheck, parent: 'events' },
  { screen: 'postalCard', to: '/events/postal-card', icon: Mailbox, parent: 'events' },
  {
    screen: 'templateDetail',
    to: '/site-builder/template-detail',
    icon: LayoutTemplate,
    parent: 'siteBuilder',
  },
  { screen: 'heroSection', to: '/site-builder/hero-section', icon: Image, parent: 'siteBuilder' },
  { screen: 'aboutSection', to: '/site-builder/about-section', icon: UserRound, parent: 'siteBuilder' },
  { screen: 'notifications', to: '/notification', icon: Bell },
  { screen: 'profile', to: '/user/profile', icon: User },
  { screen: 'settings', to: '/setting', icon: Settings },
];
const mailboxScreen: ScreenEntry = { screen: 'mailbox', to: '/mailbox', icon: Inbox };

/** Every screen of the sidebar and those beside it, for administrators also theirs. */
export function useScreenRecords(): PaletteRecord[] {
  const { t } = useTranslation('palette');
  const { t: shell } = useTranslation('shell');
  const { data: me } = useQuery(meQuery);
  const entries: ScreenEntry[] = [
    ...navEntries.map(({ screen, to, icon, search }) => ({
      screen: screen as PaletteScreen,
      to,
      icon,
      ...(search && { search: { ...search } }),
    })),
    ...furtherScreens,
    ...(me?.isAdmin ? adminEntries : []),
    ...(config().demo?.hasMailbox ? [mailboxScreen] : []),
  ];
  return entries.map(({ screen, icon, parent, ...link }) => ({
    id: `screen:${screen}`,
    label: screen === 'touchbase' ? t('screens.touchbase') : shell(`screens.${screen}`),
    ...(parent && { detail: [shell(`screens.${parent}`)] }),
    names: screenWords[screen],
    icon,
    link,
  }));
}

/** What one can do from everywhere, in the order in which it is wanted most. */
export function useVerbRecords(): PaletteRecord[] {
  const { t } = useTranslation('palette');
  const { t: shell } = useTranslation('shell');
  const isDark = useThemeStore((state) => state.theme) === 'dark';
  const isEnglish = useLanguageStore((state) => state.lan) === 'en';
  const { toggleTheme, chooseLanguage } = useAppearance();
  const { setChangePasswordModal, setLogoutModal } = useSidebarStore();
  const verb = (name: PaletteVerb, label: string, icon: LucideIcon, does: Partial<PaletteRecord>) => ({
    id: `verb:${name}`,
    label,
    names: verbWords[name],
    icon,
    ...does,
  });
  return [
    verb('newClient', t('verbs.newClient'), UserPlus, { link: { to: '/clients/form' } }),
    verb('valueHome', t('verbs.valueHome'), Scale, { link: { to: '/cma' } }),
    verb('call', t('verbs.call'), Phone, { completion: t('verbs.callStart') }),
    verb('write', t('verbs.write'), Mail, { link: { to: '/clients/mail' } }),
    verb('newBasket', t('verbs.newBasket'), ShoppingBasket, {
      link: { to: '/basket/form', search: { basketType: 'Manual' } },
    }),
    verb('newAlert', t('verbs.newAlert'), BellRing, {
      link: { to: '/basket/form', search: { basketType: 'Automatic' } },
    }),
    verb('toBasket', t('verbs.toBasket'), ShoppingBasket, { completion: t('verbs.toBasketStart') }),
    verb('writePost', t('verbs.writePost'), Newspaper, { link: { to: '/news/view', search: { new: '1' } } }),
    verb('search', t('verbs.search'), Search, { link: { to: '/property-search' } }),
    verb('import', t('verbs.import'), FileUp, { link: { to: '/clients/import' } }),
    verb('newBadge', t('verbs.newBadge'), Plus, { link: { to: '/badge-builder/categoreis' } }),
    verb('theme', shell(isDark ? 'header.toLight' : 'header.toDark'), isDark ? Sun : Moon, {
      run: toggleTheme,
    }),
    // In the other language, so that whoever does not read this one finds it.
    verb('language', t(isEnglish ? 'verbs.toFrench' : 'verbs.toEnglish'), Languages, {
      run: () => chooseLanguage(isEnglish ? 'fr' : 'en'),
    }),
    verb('password', shell('account.changePassword'), KeyRound, { run: () => setChangePasswordModal(true) }),
    verb('logout', shell('account.logOut'), LogOut, { run: () => setLogoutModal(true) }),
  ];
}

export const verbIcons = {
  call: Phone,
  write: Mail,
  basket: ShoppingBasket,
  alert: BellRing,
  valueHome: Scale,
  market: House,
} as const;
