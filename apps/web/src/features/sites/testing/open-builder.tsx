import type { Me } from '@hearthline/contract/users';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { renderWithProviders } from '../../../testing/render.tsx';
import { sampleMe } from '../../../testing/sample-me.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { setWindowWidth } from '../../../testing/window-width.ts';
import { BuilderScreen } from '../builder/builder-screen.tsx';
import { useBuilderView } from '../model/builder-view-store.ts';
import { AboutScreen } from '../sections/about-screen.tsx';
import { HeroScreen } from '../sections/hero-screen.tsx';
import { TemplateScreen } from '../template/template-screen.tsx';
import { fakeSites } from './fake-sites.ts';

const screens: Record<string, ReactElement> = {
  '/site-builder/template-detail': <TemplateScreen />,
  '/site-builder/hero-section': <HeroScreen />,
  '/site-builder/about-section': <AboutScreen />,
};

/** One screen of the builder at its address, on a server that keeps a site. */
export async function openBuilder(
  route: string,
  { me = sampleMe(), ...kept }: Parameters<typeof fakeSites>[0] & { me?: Me } = {},
  language: 'en' | 'fr' = 'en',
) {
  signIn();
  setWindowWidth(1440);
  useBuilderView.setState({ language: null, width: 'desktop', pane: 'edit' });
  const api = fakeSites(kept);
  const [path = ''] = route.split('?');
  const rendered = renderWithProviders(screens[path] ?? <BuilderScreen me={me} />, { route, language });
  await screen.findByRole('heading', { level: 1 });
  return { api, user: userEvent.setup({ delay: null }), ...rendered };
}
