import type { SiteColours } from '@hearthline/domain/site/looks';
import type { FigureKind, SiteFontPair, SiteSection, SiteTemplate } from '@hearthline/domain/site/vocabulary';
import type { PageAgent } from './basket-page.ts';
import type { Language } from './common.ts';
import type { PlaceFigures } from './market-figures.ts';

/** A picture with its widths; the smallest that fills its place is loaded. */
export interface SiteImage {
  /** Widest last; all of one shape. */
  sources: { url: string; width: number }[];
  width: number;
  height: number;
  /** Empty where it says nothing that the text beside does not. */
  alt: string;
  /** What stays visible where it is cut, in percent from the left and the top. */
  focus: { x: number; y: number };
}

export interface SiteLink {
  name: string;
  url: string;
}

/** A home as anybody may see it. */
export interface SiteHomeCard {
  url: string;
  /** In cents, as asked; null where it is not told. */
  price: number | null;
  /** Per month. */
  isLease: boolean;
  /** As the seller decided; empty where it is kept back. */
  address: string;
  place: string;
  photo: SiteImage | null;
  bedrooms: number | null;
  bedroomsPlus: number | null;
  bathrooms: number | null;
  /** In square feet, of a band its two ends. */
  areaLow: number | null;
  areaHigh: number | null;
  kind: string;
  /** Came to the market within seven days. */
  isNew: boolean;
  /** Of the agent of the site. */
  isOwn: boolean;
  /** The registered name of the brokerage that offers it. */
  listedBy: string;
  mlsNumber: string;
}

export interface SiteHomeDetail extends SiteHomeCard {
  /** In the language of the page where there is one, else as it was written. */
  description: string;
  photos: SiteImage[];
  facts: { label: string; value: string }[];
  rooms: { name: string; level: string; size: string }[];
}

/** One of the agent's cities. */
export interface SiteCityCard {
  name: string;
  within: string | null;
  url: string;
  forSale: number;
  /** Null where figures may not be shown. */
  figures: PlaceFigures | null;
}

export interface SiteNewsCard {
  url: string;
  title: string;
  summary: string;
  /** The day on which it came out. */
  on: string;
  cover: SiteImage | null;
  cities: string[];
}

/** Of the form by which a visitor writes; `challenge` is null where nobody is asked for one. */
export interface SiteContactForm {
  action: string;
  /** A field that people do not see; whoever fills it is no person. */
  trapName: string;
  /** When the page was made, signed. */
  stamp: string;
  challenge: { scriptUrl: string; siteKey: string } | null;
  values: { name: string; email: string; phone: string; message: string };
  errors: Partial<Record<SiteContactField | 'form', string>>;
  /** A home that is asked about. */
  home: { address: string; mlsNumber: string; url: string } | null;
  /** To the words of `describeSiteConsent`; starts empty. */
  consent: string;
}
export type SiteContactField = 'name' | 'email' | 'phone' | 'message';

/** What `GET …/homes` reads, and what a search on the home page asks. */
export interface SiteSearch {
  action: string;
  places: { value: string; name: string }[];
  kinds: { value: FigureKind; name: string }[];
  prices: { value: number; name: string }[];
  chosen: { place: string; kind: string; upTo: string };
  /** How many homes there are as it is chosen. */
  total: number;
}

/** What every page has. */
export interface SiteFrame {
  language: Language;
  template: SiteTemplate;
  colours: SiteColours;
  fontPair: SiteFontPair;
  /** Where fonts and drawings of the templates lie, without a slash at its end. */
  assets: string;
  /** The agent's name as the site tells it; the registered name of the brokerage stands in `agent.brokerage`. */
  agent: PageAgent;
  logo: SiteImage | null;
  favicon: string | null;
  links: {
    home: string;
    homes: string;
    places: string;
    news: string;
    about: string;
    contact: string;
    privacy: string;
    unsubscribe: string;
    /** The same page in the other language. */
    otherLanguage: string;
    feed: string;
  };
  /** Sections that the agent shows: what is hidden has no link either. */
  shown: readonly SiteSection[];
  cities: SiteLink[];
  /** Null where nothing of a board stands on the site. */
  attribution: { board: string; updatedAt: string | null; timeZone: string } | null;
  head: {
    title: string;
    description: string;
    canonical: string;
    alternates: { language: Language; url: string }[];
    /** Of the social card; whole address. */
    image: string | null;
    /** schema.org, one object each. */
    structured: Record<string, unknown>[];
    isIndexed: boolean;
  };
  /** The draft, as the builder shows it. */
  isPreview: boolean;
}

export type SitePage = { frame: SiteFrame } & SitePageContent;

export type SitePageContent =
  | {
      name: 'siteHome';
      slogan: string;
      subtitle: string;
      /** Null: the drawing of the template. */
      hero: SiteImage | null;
      /** By how many percent it is darkened, where words stand over it. */
      heroShade: number | null;
      search: SiteSearch | null;
      sections: readonly SiteSection[];
      cities: SiteCityCard[];
      homes: SiteHomeCard[];
      homesTotal: number;
      /** Of the first city whose figures may be shown. */
      figures: PlaceFigures | null;
      about: { title: string; html: string; picture: SiteImage | null };
      news: SiteNewsCard[];
    }
  | {
      name: 'siteHomes';
      search: SiteSearch;
      homes: SiteHomeCard[];
      total: number;
      page: number;
      pages: number;
      /** Of the page before and after; null at the ends. */
      before: string | null;
      after: string | null;
    }
  | { name: 'siteListing'; home: SiteHomeDetail; askUrl: string; nearby: SiteHomeCard[] }
  | { name: 'sitePlaces'; cities: SiteCityCard[] }
  | {
      name: 'siteCity';
      city: SiteCityCard;
      /** By kind, those with enough sales. */
      kinds: PlaceFigures[];
      homes: SiteHomeCard[];
      homesUrl: string;
      news: SiteNewsCard[];
    }
  | {
      name: 'siteNews';
      posts: SiteNewsCard[];
      page: number;
      pages: number;
      before: string | null;
      after: string | null;
    }
  | { name: 'sitePost'; post: SiteNewsCard & { html: string; asOf: string | null }; more: SiteNewsCard[] }
  | { name: 'siteAbout'; title: string; html: string; picture: SiteImage | null }
  | { name: 'siteContact'; form: SiteContactForm; isSent: boolean }
  | { name: 'sitePrivacy' }
  /** A client finds their own way out by a link of a mail; here an address can be left, which answers alike for everybody. */
  | {
      name: 'siteUnsubscribe';
      action: string;
      trapName: string;
      /** As it was typed, where it was none. */
      email: string;
      outcome: 'sent' | 'invalid' | null;
    }
  | { name: 'siteNotFound' };

export interface RenderedSitePage {
  html: string;
  /** What stands between the tags of its one style element, for the policy. */
  styles: string;
}
