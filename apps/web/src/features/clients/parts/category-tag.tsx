import type { ClientCategory } from '@hearthline/domain/client/vocabulary';
import type { TagTone } from '../../../shared/ui/tag.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';
import { useClientWords } from './use-client-words.ts';

const tones: Record<ClientCategory, TagTone> = {
  interested: 'success',
  waitingList: 'warning',
  notInterested: 'neutral',
};

export function CategoryTag({ category }: { category: ClientCategory }) {
  const { wordOf } = useClientWords();
  return <Tag tone={tones[category]}>{wordOf('category', category)}</Tag>;
}
