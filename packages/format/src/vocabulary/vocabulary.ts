import type { ListingSort } from '@hearthline/contract/listings';
import type { LeftOutReason, MessageCategory, MessageStatus } from '@hearthline/contract/messages';
import type { PlanKey, titles } from '@hearthline/contract/users';
import type { Answer } from '@hearthline/domain/basket/vocabulary';
import type { CommercialCategory, ConsentSummary } from '@hearthline/domain/client/consent';
import type { ClientChoiceValue, ClientField, ClientLookupField } from '@hearthline/domain/client/fields';
import type { ContactKind, Province } from '@hearthline/domain/client/vocabulary';
import type { LeapDayRule } from '@hearthline/domain/client/yearly-date';
import type { CriterionField } from '@hearthline/domain/criteria/fields';
import type { Occasion } from '@hearthline/domain/greeting/occasions';
import type {
  GreetingCategory,
  GreetingGroup,
  GreetingKind,
  GreetingState,
  GreetingTaskState,
  HoldReason,
  MissedReason,
} from '@hearthline/domain/greeting/vocabulary';
import type { FactChoice, LookupFact, VocabularyOf } from '@hearthline/domain/listing/facts';
import type { LifecycleCode } from '@hearthline/domain/listing/lifecycle';
import type {
  AreaSource,
  HomeKind,
  ListingStatus,
  RoomKind,
  RoomLevel,
  UtilityService,
  UtilityState,
} from '@hearthline/domain/listing/vocabulary';
import type { OpenGrade } from '@hearthline/domain/message/open-grade';
import type { FigureKind } from '@hearthline/domain/site/vocabulary';
import type { ConfidenceGrade } from '@hearthline/domain/valuation/confidence';
import type { BasementFinish, HomeCondition } from '@hearthline/domain/valuation/fact-steps';
import type { AdjustmentLine } from '@hearthline/domain/valuation/features';
import type { HomeFact } from '@hearthline/domain/valuation/home-facts';

type Labels<Code extends string> = Readonly<Record<Code, string>>;

type FactVocabulary = { [Fact in LookupFact as VocabularyOf<Fact>]: Labels<FactChoice<Fact>> };

/** Names of the closed lists of a listing. */
export interface ListingVocabulary extends FactVocabulary {
  field: Labels<CriterionField>;
  /** For columns and facts, where the whole name does not fit or the number beside it says the rest. */
  fieldShort: Labels<CriterionField>;
  status: Labels<ListingStatus>;
  /** The last step in a listing's life. */
  code: Labels<LifecycleCode>;
  /** For tiles, cards and pins, where the long name does not fit. */
  kindShort: Labels<HomeKind>;
  /** Kinds whose figures are counted together. */
  figureKind: Labels<FigureKind | 'all'>;
  sort: Labels<ListingSort>;
  roomKind: Labels<RoomKind>;
  roomLevel: Labels<RoomLevel>;
  utility: Labels<UtilityService>;
  utilityState: Labels<UtilityState>;
  areaSource: Labels<AreaSource>;
}

/** Names of what a home is valued by. */
export interface HomeVocabulary {
  fact: Labels<HomeFact>;
  basementFinish: Labels<BasementFinish>;
  condition: Labels<HomeCondition>;
  adjustment: Labels<AdjustmentLine>;
  /** After the amount of one unit. */
  perUnit: Labels<AdjustmentLine>;
  /** The other rows of the grid: what begins it and what its lines come to. */
  gridRow: Labels<GridRow>;
  /** How sure a value is. */
  confidence: Labels<ConfidenceGrade>;
  /** What lies far from the others. */
  outlier: string;
  /** Of the home that is valued. */
  earlierSale: string;
  suggestedListPrice: string;
}

export type GridRow = 'soldPrice' | 'time' | 'net' | 'gross' | 'adjusted' | 'weight';

type ClientFieldVocabulary = { [Field in ClientLookupField]: Labels<ClientChoiceValue<Field>> };

export interface ClientVocabulary extends ClientFieldVocabulary {
  field: Labels<ClientField>;
  /** For columns, facts and filters, where the whole name does not fit or the place says the rest. */
  fieldShort: Labels<ClientField>;
  province: Labels<Province>;
  /** The state of a client's consents in a word. */
  consent: Labels<ConsentSummary>;
  contactKind: Labels<ContactKind>;
}

export interface PersonVocabulary {
  title: Labels<Exclude<(typeof titles)[number], ''>>;
  jobTitle: Labels<JobTitle>;
  /** Where they differ for a woman. */
  jobTitleOfWoman: Labels<JobTitle>;
  /** Of an agent's plan. */
  plan: Labels<PlanKey>;
}

/** Usual titles of those who work for a brokerage. */
export type JobTitle =
  | 'salesRepresentative'
  | 'salesperson'
  | 'broker'
  | 'realEstateBroker'
  | 'realEstateAgent'
  | 'brokerOfRecord'
  | 'teamLeader'
  | 'administrator'
  | 'assistant';

export interface MessageVocabulary {
  status: Labels<MessageStatus>;
  /** Of one message. */
  category: Labels<MessageCategory>;
  /** Of all such messages. */
  categories: Labels<CommercialCategory>;
  /** Where the agent chooses what kind of mail it will be. */
  categoryToWrite: Labels<MessageCategory>;
  /** Where the client chooses what may come. */
  categoryToReceive: Labels<CommercialCategory>;
  /** How sure it is that it was read. */
  grade: Labels<OpenGrade>;
  /** Why somebody gets nothing, in a few words; for a text, no address is no phone. */
  leftOut: Labels<LeftOutReason | 'noPhone'>;
  /** The same as a whole sentence. */
  leftOutWhy: Labels<LeftOutReason | 'noPhone'>;
}

export interface GreetingVocabulary {
  /** Of one day to celebrate. */
  kind: Labels<GreetingKind>;
  /** Of all such days. */
  kinds: Labels<GreetingKind>;
  group: Labels<GreetingGroup>;
  category: Labels<GreetingCategory>;
  occasion: Labels<Occasion>;
  /** Of one greeting; what wants the agent's word says what to do. */
  state: Labels<GreetingState>;
  taskState: Labels<GreetingTaskState>;
  leapDayRule: Labels<LeapDayRule>;
  holdReason: Labels<HoldReason>;
  missedReason: Labels<MissedReason>;
}

/** How the client's page speaks; the agent sees the same words before it leaves. */
export interface BasketVocabulary {
  /** Numbers from one to twelve in words. */
  counts: readonly string[];
  /** Empty where nobody knows the reader's name. */
  title: (homes: number, reader: string) => string;
  answer: Labels<Answer>;
  /** By the agent's first name. */
  askPrice: (agent: string) => string;
  addressOnRequest: string;
}
