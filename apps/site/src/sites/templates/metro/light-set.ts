import { contrastOf } from '@hearthline/domain/site/contrast';
import type { SiteContext } from '../../site-context.ts';

const black = '#000000';
/** A paper that black is read on is a light one. */
const readable = 7;

/** One set of this template is of the day; what shines has another colour there. */
export const isLightSet = ({ frame }: SiteContext): boolean =>
  contrastOf(frame.colours.paper, black) > readable;
