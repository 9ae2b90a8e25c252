import type { NewsRow } from '@hearthline/contract/news';
import { useNavigate } from '@tanstack/react-router';
import { CalendarX2, Eye, EyeOff, Globe, GlobeLock, PencilLine, Send, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MenuItem, MenuSeparator, MoreMenu } from '../../../shared/ui/menu.tsx';
import { useRemovePost, useShowOnSite, useWithdraw } from '../api/news-actions.ts';
import { postLink, previewLink, sendLink } from '../model/news-links.ts';

const icon = { 'aria-hidden': true, strokeWidth: 1.75 } as const;

/** What can be done with a post in the list. */
export function PostMenu({ post }: { post: NewsRow }) {
  const { t } = useTranslation('news');
  const navigate = useNavigate();
  const showOnSite = useShowOnSite();
  const withdraw = useWithdraw();
  const remove = useRemovePost();
  const { id, state, isOnSite } = post;
  const isOut = state === 'published';
  const isShown = isOnSite && (isOut || state === 'scheduled');
  return (
    <MoreMenu label={t('menu.of', { title: post.title || t('untitled') })} keptFromRow className="min-w-56">
      <MenuItem icon={<PencilLine {...icon} />} onAction={() => void navigate(postLink(id))}>
        {t('menu.edit')}
      </MenuItem>
      <MenuItem icon={<Eye {...icon} />} onAction={() => void navigate(previewLink(id))}>
        {t('menu.preview')}
      </MenuItem>
      <MenuItem icon={<Send {...icon} />} onAction={() => void navigate(sendLink(id))}>
        {t('send.title')}
      </MenuItem>
      <MenuItem
        icon={isShown ? <GlobeLock {...icon} /> : <Globe {...icon} />}
        onAction={() => showOnSite.mutate({ id, isOnSite: !isShown })}
      >
        {t(isShown ? 'menu.takeOff' : 'menu.addToSite')}
      </MenuItem>
      {isOut || state === 'scheduled' ? (
        <MenuItem
          icon={isOut ? <EyeOff {...icon} /> : <CalendarX2 {...icon} />}
          onAction={() => withdraw.mutate(post)}
        >
          {t(isOut ? 'menu.withdraw' : 'menu.unschedule')}
        </MenuItem>
      ) : null}
      <MenuSeparator />
      <MenuItem icon={<Trash2 {...icon} />} isDestructive onAction={() => remove.mutate(post)}>
        {t('menu.remove')}
      </MenuItem>
    </MoreMenu>
  );
}
