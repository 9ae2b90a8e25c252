import type { Language } from '@hearthline/contract/common';
import { useLocation } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { renderWithProviders } from '../../../testing/render.tsx';
import { signIn } from '../../../testing/sign-in.ts';
import { setWindowWidth } from '../../../testing/window-width.ts';
import { ViewScreen } from '../editor/view-screen.tsx';
import { NewsScreen } from '../list/news-screen.tsx';
import { idOf } from './sample-news.ts';

const timeZone = 'America/Toronto';

// Whole screens take their time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

/** An agent before a window of this width, on 12 November 2025. */
export function prepareNews(widthPx = 1440): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-11-12T14:00:00Z') });
  signIn();
  setWindowWidth(widthPx);
}

/** The list at /news and one post at /news/view, as the routes show them. */
function Pages() {
  const { pathname } = useLocation();
  return pathname === '/news/view' ? (
    <ViewScreen agentName="Maya" timeZone={timeZone} />
  ) : (
    <NewsScreen timeZone={timeZone} />
  );
}

/** Opens an address of the feature; links and buttons lead on from there. */
export function openNews(route = '/news', language: Language = 'en') {
  const { router, queryClient } = renderWithProviders(<Pages />, { route, language });
  return {
    queryClient,
    user: userEvent.setup({ delay: null }),
    addressNow: () => router?.state.location.href,
  };
}

/** One post, once its fields stand there. */
export async function openPost({ show = '', language = 'en' as Language, id = idOf(1) } = {}) {
  const opened = openNews(`/news/view?id=${id}${show}`, language);
  const title = (await screen.findByRole('textbox', {
    name: language === 'fr' ? 'Titre' : 'Title',
  })) as HTMLTextAreaElement;
  return { ...opened, title };
}
