import type { Oracles } from './oracle-parts.ts';
import { countOf, meanOf, medianOf, shareOf, sumOf } from './oracle-parts.ts';

const known = `l.state::text not in ('draft', 'deleted')`;
const wantedHome = `(p.kind = '' or p.kind = l.kind::text) and (p.area = '' or p.area = l.area_code)
  and (p.town = '' or p.town = l.municipality_code) and (p.quarter = '' or p.quarter = l.community_code)`;
const wanted = `${known} and (p.offer = '' or p.offer = l.offer::text) and ${wantedHome}`;
const open = `l.state::text in ('active', 'conditional', 'comingSoon')`;
const homes = 'listing l cross join p where';
const isSold = `l.state::text = 'firm' and l.sold_date >= p.first and l.sold_date <= p.last`;
const paid = 'coalesce(l.close_price, l.list_price) * 0.01';
const isPaid = 'coalesce(l.close_price, l.list_price) is not null';
const mine = 'exists (select from unnest(p.emails) as mail where lower(mail) = lower(l.agent_email))';
const size =
  '(coalesce(l.area_point, l.area_min, l.area_max) + coalesce(l.area_point, l.area_max, l.area_min)) * 0.5';
const waited =
  'case when p.today - l.list_date > l.paused_days then p.today - l.list_date - l.paused_days else 0 end';
const took =
  'case when l.sold_date - l.list_date > l.paused_days then l.sold_date - l.list_date - l.paused_days else 0 end';
const isAsked = 'l.close_price > 0 and l.list_price > 0';
/** In this listing, and in up to two before it that ended within a year. */
const earlierAsk = `(
  with recursive earlier as (
    select l.previous_listing_id as id, l.list_date as until, 1 as step
    union all
    select b.previous_listing_id, b.list_date, step + 1
    from earlier join listing b on b.id = earlier.id
    where coalesce(b.off_market_date, b.list_date) >= earlier.until - 365
  )
  select max(b.original_list_price) from earlier join listing b on b.id = earlier.id
  where step <= 2 and coalesce(b.off_market_date, b.list_date) >= earlier.until - 365)`;
const highestAsk = `greatest(l.original_list_price, l.previous_list_price, ${earlierAsk})`;
/** By a hundredth of a percent at least: asking 1,199,900 after 1,200,000 is no reduction. */
const isReduced = `coalesce(l.list_price * 10000 <= ${highestAsk} * 9999, false)`;
const isListed = 'l.list_date >= p.first and l.list_date <= p.last';
const isEnded = 'l.off_market_date >= p.first and l.off_market_date <= p.last';
const isNear = (date: string) => `${date} >= p.today and ${date} - p.today <= p.days`;

/** Steps of the listings' lives, a home once a day. */
const steps = (condition: string) => `(
  select e.listing_id, e.effective_date, avg(100.0 - e.new_price * 100.0 / nullif(e.old_price, 0)) as fall
  from listing_event e join listing l on l.id = e.listing_id cross join p
  where ${wanted} and (e.effective_date, e.effective_date) overlaps (p.first, p.last + 1) and ${condition}
  group by e.listing_id, e.effective_date) as step`;
const dropped = `e.code::text = 'pc' and e.old_price - e.new_price > 0`;

const sold = `${homes} ${wanted} and ${isSold}`;
const active = `${homes} ${wanted} and ${open}`;
const rentals = `${homes} ${open} and l.offer::text = 'lease' and ${wantedHome}`;
const own = `${homes} ${wanted} and ${mine}`;

export const marketOracles: Oracles = {
  'market.newListings': countOf(`${homes} ${wanted} and ${isListed}`),
  'market.activeListings': countOf(active),
  'market.activeValue': sumOf('l.list_price * 0.01', `${active} and l.list_price is not null`),
  'market.averageListPrice': meanOf('l.list_price * 0.01', `${active} and l.list_price is not null`),
  'market.medianListPrice': medianOf('l.list_price * 0.01', `${active} and l.list_price is not null`),
  'market.daysOnMarket': meanOf(`(${waited})::numeric`, `${active} and l.list_date is not null`),
  'market.conditional': countOf(`${homes} ${wanted} and l.state::text = 'conditional'`),
  'market.monthsOfSupply': `
    select o.many::numeric / nullif(s.many / 3.0, 0) as value, o.many + s.many as records
    from (select count(*) as many from ${active}) o
    cross join (select count(*) as many from ${homes} ${wanted} and l.state::text = 'firm'
      and l.sold_date <= p.today and p.today - l.sold_date < 90) s`,
  'market.relistedShare': shareOf('l.previous_listing_id is not null', active),
  'market.reducedShare': shareOf(isReduced, active),
  'market.activeRentals': countOf(rentals),
  'market.medianRent': medianOf('l.list_price * 0.01', `${rentals} and l.list_price is not null`),

  'market.sold': countOf(sold),
  'market.soldVolume': sumOf(paid, `${sold} and ${isPaid}`),
  'market.medianSoldPrice': medianOf(paid, `${sold} and ${isPaid}`),
  'market.averageSoldPrice': meanOf(paid, `${sold} and ${isPaid}`),
  'market.soldPricePerArea': medianOf(
    `${paid} / (${size})`,
    `${homes} ${isSold} and l.offer::text = 'sale' and ${wantedHome} and ${isPaid} and ${size} > 0`,
  ),
  'market.soldDaysOnMarket': meanOf(`(${took})::numeric`, `${sold} and l.list_date is not null`),
  'market.saleToList': meanOf('(l.close_price::numeric / l.list_price) * 100', `${sold} and ${isAsked}`),
  'market.soldAboveAsking': shareOf('l.close_price - l.list_price > 0', `${sold} and ${isAsked}`),

  'market.priceDrops': countOf(steps(dropped)),
  'market.averagePriceDrop': meanOf('step.fall', steps(dropped)),
  'market.dealsFellThrough': countOf(steps(`e.code::text = 'dft'`)),
  'market.expired': countOf(`${homes} ${wanted} and l.state::text = 'expired' and ${isEnded}`),
  'market.withdrawn': countOf(
    `${homes} ${wanted} and l.state::text in ('terminated', 'suspended') and ${isEnded}`,
  ),

  'business.activeListings': countOf(`${own} and ${open}`),
  'business.activeValue': sumOf('l.list_price * 0.01', `${own} and ${open} and l.list_price is not null`),
  'business.daysOnMarket': meanOf(`(${waited})::numeric`, `${own} and ${open} and l.list_date is not null`),
  'business.newListings': countOf(`${own} and ${isListed}`),
  'business.sold': countOf(`${own} and ${isSold}`),
  'business.soldVolume': sumOf(paid, `${own} and ${isSold} and ${isPaid}`),
  'business.averageSoldPrice': meanOf(paid, `${own} and ${isSold} and ${isPaid}`),
  'business.soldDaysOnMarket': meanOf(
    `(${took})::numeric`,
    `${own} and ${isSold} and l.list_date is not null`,
  ),
  'business.saleToList': meanOf(
    '(l.close_price::numeric / l.list_price) * 100',
    `${own} and ${isSold} and ${isAsked}`,
  ),
  'business.marketShare': shareOf(`l.agent_email is not null and ${mine}`, sold),
  'business.conditional': countOf(`${own} and l.state::text = 'conditional'`),
  'business.conditionsDue': countOf(
    `${own} and l.state::text = 'conditional' and ${isNear('l.conditional_expiry_date')}`,
  ),
  'business.expiring': countOf(`${own} and ${open} and ${isNear('l.expiry_date')}`),
  'business.closing': countOf(
    `${own} and l.state::text = 'firm' and l.is_closed is false and ${isNear('l.close_date')}`,
  ),
  'business.priceDrops': countOf(steps(`${dropped} and ${mine}`)),
  'business.offMarket': countOf(
    `${own} and l.state::text in ('suspended', 'expired', 'terminated') and ${isEnded}`,
  ),

  'listings.listed': countOf(`${homes} ${wanted} and ${isListed} and (p.status = ''
    or (p.status = 'active' and ${open}) or (p.status = 'sold' and l.state::text = 'firm')
    or (p.status = 'deactive' and l.state::text in ('suspended', 'expired', 'terminated')))`),
  'listings.comingSoon': countOf(`${homes} ${wanted} and l.state::text = 'comingSoon'`),
  'listings.backOnMarket': countOf(steps(`e.code::text = 'bom'`)),
  'listings.longOnMarket': countOf(`${active} and l.list_date + l.paused_days <= p.today - p.days`),
  'listings.deepCuts': countOf(
    `${active} and ${highestAsk} > 0 and ${highestAsk} - l.list_price >= ${highestAsk} * 0.1`,
  ),
};
