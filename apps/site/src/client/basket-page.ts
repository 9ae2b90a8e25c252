import { moveGallery } from './move-gallery.ts';
import { sendFormsAside } from './send-forms.ts';
import { tellVisit } from './tell-visit.ts';

// What the page does better with a script than without. It keeps nothing: the page has no origin to keep it for.
document.documentElement.classList.add('enhanced');
sendFormsAside();
moveGallery();
tellVisit();
