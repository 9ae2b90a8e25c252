import type { Story, Topic } from './story.ts';
import { isLease } from './story.ts';

const isCountry = ({ home }: Story) => ['rural', 'shore'].includes(home.site.community.setting);

/** What is around the home, and how to get it. */
export const placeTopics: readonly Topic[] = [
  {
    applies: isLease,
    share: 0.9,
    wordings: [
      () => 'Available for a one-year lease to tenants with good references.',
      () => 'No smokers please; tenant pays hydro and internet.',
      () => 'Landlord seeks a long-term tenant; employment letter and credit report required.',
    ],
  },
  {
    applies: (story) => !isCountry(story),
    share: 0.7,
    wordings: [
      (s) => `Minutes to the shops and cafés of ${s.municipalityName}, schools, trails and the highway.`,
      () => 'Walk to top-ranked schools, parks and transit.',
      (s) =>
        `A friendly street in a family neighbourhood; all that ${s.municipalityName} is known for is close by.`,
      () => 'Close to the commuter station, hospital, library and community centre.',
      (s) => `One of the most walkable corners of ${s.communityName}.`,
    ],
  },
  {
    applies: isCountry,
    share: 0.7,
    wordings: [
      (s) => `Quiet country setting, yet minutes from ${s.municipalityName}.`,
      () => 'Dark skies, birdsong and no neighbours in sight.',
      () => 'School bus at the door; high-speed internet on the road.',
      (s) => `Trails, farm stands and the lake are all a short drive from ${s.communityName}.`,
    ],
  },
  {
    applies: (story) => !isLease(story),
    share: 0.45,
    wordings: [
      () => 'A must see!',
      () => 'Do not miss this one.',
      () => 'Offers welcome anytime.',
      () => 'Book your showing today.',
      () => 'Home inspection report available on request.',
    ],
  },
];
