import type { ConsentType } from '@hearthline/domain/client/consent';
import type { BusinessType } from '@hearthline/domain/client/vocabulary';

export const jobs: readonly { title: string; business: string; type: BusinessType }[] = [
  { title: 'Nurse', business: 'Lakeshore General', type: 'health' },
  { title: 'Teacher', business: 'Alder District School Board', type: 'education' },
  { title: 'Carpenter', business: 'Birch & Sons', type: 'construction' },
  { title: 'Accountant', business: 'Ledger & Lake', type: 'finance' },
  { title: 'Designer', business: 'Papermill Studio', type: 'technology' },
  { title: 'Engineer', business: 'Northbank Systems', type: 'technology' },
  { title: 'Chef', business: 'The Copper Pot', type: 'hospitality' },
  { title: 'Shop owner', business: 'Harbour Books', type: 'retail' },
  { title: 'Lawyer', business: 'Quarry Street Law', type: 'legal' },
  { title: 'Driver', business: 'Shoreline Transit', type: 'transport' },
  { title: 'Planner', business: 'Town of Port Halloran', type: 'government' },
  { title: 'Director', business: 'Gagnon Immobilier inc.', type: 'propertyManagement' },
];

export const callNotes = [
  'Wants a main-floor office.',
  'Bank confirms the amount, papers next week.',
  'Liked the second home, found the yard small.',
  'Asked for the floor plan and the taxes.',
  'Will talk to the parents first.',
  'Prefers to see homes on Saturdays.',
  'Closing date must be after the school year.',
  'Sent three listings, two of them interesting.',
];

export const clientNotes = [
  'Needs a main-floor office and a yard for two dogs.',
  'Prefers SMS before 10. French for documents.',
  'Allergic to carpets, looks for hardwood.',
  'Grandparents will live with them: a suite would help.',
  'Works nights, call after 2 in the afternoon.',
  'Wants to stay within walking distance of the lake.',
  'Sold the first home with us, very happy with the staging.',
];

export const tasks = [
  'Book showings for Saturday',
  'Send the school map',
  'Ask about the closing date',
  'Confirm the pre-approval',
  'Bring the condo documents',
  'Call about the inspection',
];

export const expressWords =
  'Yes, send me listings, market news and greetings by email. I can unsubscribe at any time.';

export const consentEvidence: Record<ConsentType, readonly string[]> = {
  express: ['Form signed at the open house', 'Ticked the box on the website', 'Reply to the renewal mail'],
  impliedBusiness: ['Bought a home with us', 'Sold a home with us', 'Signed a representation agreement'],
  impliedInquiry: ['Asked about a listing by mail', 'Called about a sign', 'Booked a showing'],
  referral: ['Referred by a past client'],
};
