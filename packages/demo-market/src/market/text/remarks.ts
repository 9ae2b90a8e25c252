import { createRandom } from '../../random.ts';
import { homeTopics } from './remarks-en.ts';
import { placeTopics } from './remarks-en-place.ts';
import { topics as frenchTopics } from './remarks-fr.ts';
import type { Story } from './story.ts';
import { writeStory } from './story.ts';

const englishTopics = [...homeTopics, ...placeTopics];

const privateNotes = [
  'Lockbox on front railing. Please remove shoes and leave a card.',
  '24 hours notice for showings, pets on premises.',
  'Attach schedule B to all offers. Deposit by certified cheque.',
  'Seller does not warrant retrofit status of the basement.',
  'Offers reviewed as received; 24 hours irrevocable please.',
  'Tenanted, vacant possession on closing. Showings Saturday and Sunday only.',
  'Pre-listing inspection available. Email offers to the listing agent.',
  'Status certificate on order. Fob with concierge.',
  'Buyer and agent to verify measurements and taxes.',
  'Easy showings through the brokerage, vacant, turn off lights.',
] as const;

/** The story of a home, in French where its neighbours speak it, in other words with each listing. */
export function writeRemarks(story: Story, seed: number): string {
  const random = createRandom(seed, 'remarks');
  if (story.home.site.isFrench && random.chance(0.7)) {
    const french = writeStory(frenchTopics, story, random);
    return random.chance(0.4) ? `${french} ${writeStory(englishTopics.slice(0, 4), story, random)}` : french;
  }
  return writeStory(englishTopics, story, random);
}

export function writePrivateRemarks(seed: number): string | null {
  const random = createRandom(seed, 'private remarks');
  if (random.chance(0.15)) return null;
  return random.shuffle(privateNotes).slice(0, random.integer(1, 3)).join(' ');
}
