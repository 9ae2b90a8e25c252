import type { GreetingDesign } from '@hearthline/contract/greetings';
import type { Occasion } from '@hearthline/domain/greeting/occasions';
import type { Language } from '@hearthline/domain/language';
import { greetingDesigns } from '@hearthline/greeting-designs/catalogue';
import type { DesignId } from '@hearthline/greeting-designs/designs';
import { lineOf } from '@hearthline/greeting-designs/words';

/** The address of a drawing, which anybody may see; letters of mails and of screens are the same. */
export type CreateDrawingUrl = (drawing: {
  design: DesignId;
  occasion: Occasion;
  language: Language;
  years?: number | null;
  type: 'svg' | 'jpg';
}) => string;

export type PresentDesign = (design: DesignId, occasion: Occasion, language: Language) => GreetingDesign;

export const createDesignPresenter =
  ({ drawingUrl }: { drawingUrl: CreateDrawingUrl }): PresentDesign =>
  (design, occasion, language) => {
    const { name, alt } = greetingDesigns[design];
    return {
      id: design,
      name: name[language],
      alt: alt[language],
      line: lineOf({ occasion, language, design }),
      pictureUrl: drawingUrl({ design, occasion, language, type: 'svg' }),
    };
  };
