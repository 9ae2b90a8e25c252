interface PrivacyText {
  title: string;
  lead: string;
  parts: { title: string; paragraphs: string[] }[];
}
/** Who keeps it, and how to reach them. */
export type WritePrivacy = (who: { agent: string; brokerage: string; contact: string }) => PrivacyText;

export const sitePrivacyEn: WritePrivacy = ({ agent, brokerage, contact }) => ({
  title: 'Privacy',
  lead: 'What this site keeps of you, why, and how you see it or have it erased.',
  parts: [
    {
      title: 'Who is responsible',
      paragraphs: [
        `${agent} of ${brokerage} decides what is kept and what it is used for, and is responsible for protecting it under Canadian privacy law: the Personal Information Protection and Electronic Documents Act, and for people in Quebec the Act respecting the protection of personal information in the private sector.`,
        `Questions, requests and complaints about your information go to: ${contact}.`,
      ],
    },
    {
      title: 'If you only look around',
      paragraphs: [
        'You need no account and leave no name. This site sets no cookies, keeps nothing in your browser, loads nothing from advertisers or social networks, and recognizes nobody who comes back.',
        'How often each page was opened on a day is counted without saying by whom. The server sees the internet address of your device while it answers, and uses it for a short time to fend off floods of requests.',
      ],
    },
    {
      title: 'If you write',
      paragraphs: [
        'Your name, your email address, your message, the home that you ask about, and your phone number if you give it, are kept so that you get an answer and so that whoever helps you knows what was said before. They are seen by the agent, by the brokerage as far as the law that governs it demands, and by the companies that run this site and its email on their behalf, under contract.',
        'They are not sold, and not given to anybody who would advertise to you.',
        'The form may ask your browser to solve a small task, or have a service check that no program fills it in. That check sees the internet address of your device and a few properties of your browser, and nothing of your message.',
      ],
    },
    {
      title: 'Emails that you did not ask for one by one',
      paragraphs: [
        'Whoever writes may be answered and written to about that question for up to six months: the law calls this implied consent. News and new homes come beyond that only to those who agreed, by the box of the form, which is empty at first and is never needed for an answer.',
        'Every such email names its sender and has a link that ends it. You can also leave your address on the page at the end of this text. What you agreed to, when, and in which words is kept for as long as it may have to be proven.',
      ],
    },
    {
      title: 'How long it is kept',
      paragraphs: [
        'A question that led to nothing is erased when it is no longer needed to answer you. Records of a sale or a purchase stay as long as the rules for brokerages, taxes and the fight against money laundering demand, which is several years.',
        'That somebody wants no email stays known, in a form from which the address cannot be read, because it has to be respected.',
      ],
    },
    {
      title: 'What you can ask for',
      paragraphs: [
        'You can see what is kept of you, have it corrected, take your consent back at any time, have it handed over in a common format, or have it erased as far as no law demands that it stays. Write to the address above: you get an answer within 30 days, free of charge.',
        'If the answer does not satisfy you, you can turn to the Office of the Privacy Commissioner of Canada, or in Quebec to the Commission d’accès à l’information.',
      ],
    },
    {
      title: 'Homes and figures',
      paragraphs: [
        'Homes that are for sale are shown with the agreement of the real estate board and as their sellers decided. Figures are taken from at least ten sales each, so that nothing can be learned from them about a single home or the people in it.',
      ],
    },
  ],
});
