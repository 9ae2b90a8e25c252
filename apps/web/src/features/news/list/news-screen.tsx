import { withDe } from '@hearthline/format/elide';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { ArrowLeft, PencilLine, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBoardAgreement } from '../../../shared/api/board-access.ts';
import { useLostFocus } from '../../../shared/hooks/use-lost-focus.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Button, buttonClass } from '../../../shared/ui/button.tsx';
import { Menu, MenuItem } from '../../../shared/ui/menu.tsx';
import { firstPage, listQuery } from '../api/news-api.ts';
import { LibraryCard, LibraryPage, useLibrary } from '../library/library.tsx';
import { newPostLink, newsLink, sendLink } from '../model/news-links.ts';
import { PostsCard } from './posts-card.tsx';
import { useNewsView } from './use-news-view.ts';

/** So many of the newest can be chosen to send; the others are sent from their row. */
const sendableMost = 8;

interface NewsScreenProps {
  timeZone: string | undefined;
}

/** The agent's own posts beside the market reports that can become one. */
export function NewsScreen({ timeZone }: NewsScreenProps) {
  const view = useNewsView();
  const agreement = useBoardAgreement();
  if (view.isLibrary) return <Library agreement={agreement} />;
  return (
    <>
      <Head />
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_372px]">
        <PostsCard view={view} timeZone={timeZone} />
        <LibraryCard agreement={agreement} />
      </div>
    </>
  );
}

function Head() {
  const { t } = useTranslation('news');
  const format = useFormat();
  const { data } = useQuery(listQuery(firstPage));
  const { data: reports } = useLibrary('false');
  const newest = reports?.[0];
  const month = newest && format.longMonth(`${newest.month}-01`);
  const posts = data?.counts.mine ?? 0;
  // The row of a post that was deleted goes with its menu.
  const heading = useLostFocus<HTMLHeadingElement>(posts);
  const facts = [
    data && (posts === 0 ? t('list.nonePlain') : t('list.count', { count: posts })),
    month && t('list.ready', { month, ofMonth: withDe(month) }),
  ];
  return (
    <header className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <div className="min-w-60 flex-1">
        <h1 ref={heading} tabIndex={-1}>
          {t('title')}
        </h1>
        <p className="min-h-5 text-sm text-ink-2">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <div className="flex gap-2 max-md:w-full max-md:[&>*]:flex-1 md:gap-4">
        <SendMenu />
        <Link {...newPostLink} className={buttonClass()}>
          <PencilLine aria-hidden="true" strokeWidth={1.75} />
          {t('list.write')}
        </Link>
      </div>
    </header>
  );
}

/** Which post goes out is chosen first. */
function SendMenu() {
  const { t } = useTranslation('news');
  const navigate = useNavigate();
  const { data } = useQuery(listQuery(firstPage));
  const posts = data?.result.filter(({ title }) => title !== '').slice(0, sendableMost) ?? [];
  if (posts.length === 0) return null;
  return (
    <Menu
      label={t('list.sendWhich')}
      className="max-w-88 min-w-60"
      trigger={(attributes) => (
        <Button {...attributes} variant="secondary" icon={<Send aria-hidden="true" strokeWidth={1.75} />}>
          {t('send.title')}
        </Button>
      )}
    >
      {posts.map(({ id, title }) => (
        <MenuItem key={id} onAction={() => void navigate(sendLink(id))}>
          {title}
        </MenuItem>
      ))}
    </Menu>
  );
}

function Library({ agreement }: { agreement: ReturnType<typeof useBoardAgreement> }) {
  const { t } = useTranslation('news');
  return (
    <>
      <header>
        <Link {...newsLink} activeOptions={{ exact: true }} className={buttonClass({ variant: 'link' })}>
          <ArrowLeft aria-hidden="true" strokeWidth={1.75} />
          {t('title')}
        </Link>
        <h1 className="mt-1">{t('library.allTitle')}</h1>
        <p className="text-sm text-ink-2">{t('library.allText')}</p>
      </header>
      <LibraryPage agreement={agreement} />
    </>
  );
}
