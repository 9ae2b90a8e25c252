import { designIds, greetingDesigns } from '@hearthline/greeting-designs/catalogue';
import type { DesignId } from '@hearthline/greeting-designs/designs';
import { AppError } from '../../../platform/errors.ts';

/** Only designs that may be printed. */
export function requireCardDesign(designId: string): DesignId {
  const design = designIds.find((id) => id === designId && greetingDesigns[id].isCard);
  if (design) return design;
  throw new AppError('invalid_input', {
    fields: [{ path: 'designId', code: 'design', message: 'A design that there is' }],
  });
}
