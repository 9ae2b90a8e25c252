import type {
  BoardAgreement,
  Me,
  NotificationTopic,
  Preferences,
  RealtorProfile,
} from '@hearthline/contract/users';
import { notificationTopics } from '@hearthline/contract/users';
import { sanitizeSignature } from './signature.ts';
import type { AccountRow, AgentRow, AgreementRow } from './users.store.ts';

/** `today` is the calendar date in the agent's own zone. */
export function presentMe(agent: AccountRow, today: string): Me {
  return {
    id: agent.agentId,
    kind: agent.kind as Me['kind'],
    isAdmin: agent.isAdmin,
    email: agent.email,
    title: agent.title as Me['title'],
    firstName: agent.firstName,
    lastName: agent.lastName,
    phone: agent.phone,
    jobTitle: agent.jobTitle,
    realtor: presentRealtor(agent),
    preferences: presentPreferences(agent),
    boardAgreement: presentAgreement(agent.agreements, today),
    isSetupDismissed: agent.setupDismissedAt !== null,
    passwordChangedAt: (agent.passwordChangedAt ?? agent.createdAt).toISOString(),
  };
}

export function presentPreferences(agent: AgentRow): Preferences {
  return {
    language: agent.language as Preferences['language'],
    theme: agent.theme as Preferences['theme'],
    timeZone: agent.timeZone,
    signature: { en: sanitizeSignature(agent.signatureEn), fr: sanitizeSignature(agent.signatureFr) },
    notifications: completeChoices(agent.notificationChoices as Partial<Preferences['notifications']>),
    quietHours: {
      isOn: agent.quietHoursOn,
      from: agent.quietFrom.slice(0, 5),
      to: agent.quietTo.slice(0, 5),
    },
  };
}

/** Of those that have begun, the one that lasts longest: a renewal counts from its own first day. */
function presentAgreement(agreements: AgreementRow[], today: string): BoardAgreement {
  const [agreement] = agreements
    .filter(({ validFrom }) => validFrom <= today)
    .toSorted((a, b) => (a.validUntil < b.validUntil ? 1 : -1));
  if (!agreement) return { status: 'none', boardName: null, validUntil: null };
  return {
    status: today <= agreement.validUntil ? 'active' : 'expired',
    boardName: agreement.boardName,
    validUntil: agreement.validUntil,
  };
}

function presentRealtor(realtor: AccountRow): RealtorProfile {
  return {
    agentId: realtor.boardAgentId,
    brokerageName: realtor.brokerageName,
    phone: realtor.realtorPhone,
    fax: realtor.fax,
    email: realtor.realtorEmail,
    address: realtor.address,
    city: realtor.city,
    mailingAddress: realtor.mailingAddress,
  };
}

type Choices = Preferences['notifications'];

/** What a new agent gets: everything in the app, mail for what matters, no SMS. */
const defaults: Choices = {
  listingChanges: { inApp: true, email: true, sms: false },
  basketAnswers: { inApp: true, email: true, sms: false },
  clientAlerts: { inApp: true, email: true, sms: false },
  cmaReports: { inApp: true, email: true, sms: false },
  conditionDeadlines: { inApp: true, email: true, sms: false },
  birthdays: { inApp: true, email: false, sms: false },
  announcements: { inApp: true, email: false, sms: false },
};

/** Stored choices over the defaults, so that a topic added later starts with its own default. */
function completeChoices(stored: Partial<Choices>): Choices {
  const entries = notificationTopics.map((topic: NotificationTopic) => [
    topic,
    stored[topic] ?? defaults[topic],
  ]);
  return Object.fromEntries(entries) as Choices;
}
