import type { GreetingCategory } from '@hearthline/domain/greeting/vocabulary';
import { designsOf } from '@hearthline/greeting-designs/catalogue';
import type { DesignId } from '@hearthline/greeting-designs/designs';

export const isDesignOf = (id: string, category: GreetingCategory): id is DesignId =>
  (designsOf(category) as string[]).includes(id);
