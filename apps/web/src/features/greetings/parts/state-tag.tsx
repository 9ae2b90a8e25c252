import type { GreetingState } from '@hearthline/domain/greeting/vocabulary';
import { Ban, Check, CircleSlash, Hand, Layers, Pause, SkipForward, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TagTone } from '../../../shared/ui/tag.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';

const looks: Record<GreetingState, { tone: TagTone; icon?: ReactNode }> = {
  scheduled: { tone: 'info' },
  waiting: { tone: 'warning', icon: <Hand aria-hidden="true" /> },
  held: { tone: 'neutral', icon: <Pause aria-hidden="true" /> },
  skipped: { tone: 'neutral', icon: <SkipForward aria-hidden="true" /> },
  blocked: { tone: 'neutral', icon: <Ban aria-hidden="true" /> },
  sent: { tone: 'success', icon: <Check aria-hidden="true" /> },
  merged: { tone: 'neutral', icon: <Layers aria-hidden="true" /> },
  leftOut: { tone: 'neutral', icon: <CircleSlash aria-hidden="true" /> },
  missed: { tone: 'danger', icon: <TriangleAlert aria-hidden="true" /> },
  cancelled: { tone: 'neutral', icon: <CircleSlash aria-hidden="true" /> },
};

/** How one greeting stands; its word says what to do where it waits. */
export function StateTag({ state }: { state: GreetingState }) {
  const { t } = useTranslation('greetings');
  return <Tag {...looks[state]}>{t(`words.state.${state}`)}</Tag>;
}
