import type { Oracles } from './oracle-parts.ts';
import { countOf, groupsOf, meanOf, medianOf, shareOf, sumOf } from './oracle-parts.ts';

const dayOf = (instant: string) => `(timezone(p.tz, ${instant}))::date`;
const inPeriod = (day: string) => `${day} >= p.first and ${day} <= p.last`;

const people = `client c cross join p where c.agent_id = p.agent and c.deleted_at is null
  and (p.category = '' or c.category::text = p.category)`;
const isNew = inPeriod('c.entry_date');
const buys = `c.budget is not null and coalesce(c.type, '') <> 'tenant' and coalesce(c.type, '') <> 'landlord'`;
/** The rule of keeping in touch, told once more. */
const nextContact = `coalesce(c.planned_on, case
  when c.category::text <> 'notInterested' and coalesce(c.cadence_days, 1) <> 0 then
    case when c.last_contact_on is null then c.entry_date else c.last_contact_on end
    + case when c.cadence_days is not null then c.cadence_days::int when c.relation::text = 'excellent' then 14
      when c.relation::text = 'good' then 30 when c.relation::text = 'fair' then 60 else 7 end
  end)`;
const spoken = `client_activity a join client c on (c.agent_id, c.id) = (a.agent_id, a.client_id) cross join p
  where a.agent_id = p.agent and c.deleted_at is null and a.kind = 'contact' and ${inPeriod(dayOf('a.at'))}`;
const spokenDays = `c.id, ${dayOf('a.at')}`;
/**
 * Every day ahead on which a yearly day is kept: 29 February on the 28th where there is none, or on the day after it for
 * whoever's record says so.
 */
const yearly = (column: string) => `(
  select c.id, min(day.day) as kept_on, min(c.${column}) as began_on
  from client c cross join p
  cross join lateral (select (p.today + ahead) as day from generate_series(0, p.days) as ahead) as day
  where c.agent_id = p.agent and c.deleted_at is null and (p.category = '' or c.category::text = p.category)
    and (to_char(day.day, 'MMDD') = to_char(c.${column}, 'MMDD') or (to_char(c.${column}, 'MMDD') = '0229'
      and case when exists (select from greeting_wish w where (w.agent_id, w.client_id, w.leap_day_rule) = (p.agent, c.id, 'mar1'))
        then to_char(day.day, 'MMDD') = '0301' and to_char(day.day - 1, 'MMDD') = '0228'
        else to_char(day.day, 'MMDD') = '0228' and to_char(day.day + 1, 'MMDD') = '0301' end))
  group by c.id) as kept`;

const posted = 'message m cross join p where m.agent_id = p.agent and m.is_test is false';
const arrived = `m.status = 'delivered' and m.bounced_at is null and ${inPeriod(dayOf('m.delivered_at'))}`;
const wrong = `(m.bounced_at is not null or m.status = 'failed')`;

const analyses = 'cma c cross join p where c.agent_id = p.agent and c.deleted_at is null';
const scored = `${analyses} and c.scored_value is not null and c.sold_price is not null and c.sold_price <> 0`;
const versions = `cma_version v cross join p
  where v.agent_id = p.agent and ${inPeriod(dayOf('v.saved_at'))}
    and v.cma_id in (select c.id from cma c where c.agent_id = p.agent and c.deleted_at is null)`;
const reports = `cma_report r cross join p where r.agent_id = p.agent and r.state::text = 'ready'
  and exists (select from cma c where c.agent_id = r.agent_id and c.id = r.cma_id and c.deleted_at is null)`;

const tasks = `client_task t cross join p where t.agent_id = p.agent and t.deleted_at is null
  and exists (select from client c where c.agent_id = t.agent_id and c.id = t.client_id and c.deleted_at is null)`;
const todo = `${tasks} and t.done_at is null`;
const done = `${tasks} and ${inPeriod(dayOf('t.done_at'))}`;
const notifications = 'notification n cross join p where n.agent_id = p.agent';

const marked = `favorite v join listing l on l.id = v.listing_id cross join p
  where v.agent_id = p.agent and v.removed_at is null and l.state::text <> 'deleted' and l.state::text <> 'draft'`;
const forSale = `${marked} and l.state::text in ('active', 'comingSoon', 'conditional')`;

export const agentOracles: Oracles = {
  'clients.all': countOf(people),
  'clients.new': countOf(`${people} and ${isNew}`),
  'clients.referralShare': shareOf(`coalesce(c.source, '') = 'referral'`, `${people} and ${isNew}`),
  'clients.excellent': countOf(`${people} and c.relation::text = 'excellent'`),
  'clients.readyToMove': countOf(`${people} and (c.timeline = 'now' or c.timeline ~ '^months[123]$')`),
  'clients.budgetTotal': sumOf('c.budget * 0.01', `${people} and ${buys}`),
  'clients.budgetAverage': meanOf('c.budget * 0.01', `${people} and ${buys}`),
  'clients.consentShare': shareOf(
    `case when c.is_opted_out then false when c.consent_type::text = 'express' then true
      else coalesce(c.consent_ends_on, p.today) > p.today end`,
    people,
  ),
  'clients.consentsEnding': countOf(
    `${people} and c.is_opted_out is false and coalesce(c.consent_type::text, '') <> 'express'
      and c.consent_ends_on - p.today >= 1 and c.consent_ends_on - p.today <= p.days`,
  ),
  'clients.optedOut': countOf(`${people} and c.is_opted_out is true`),
  'clients.incomplete': countOf(`${people} and c.is_incomplete is true`),
  'clients.withoutEmail': countOf(`${people} and length(c.email) = 0`),
  'clients.neverContacted': countOf(`${people} and c.last_contact_at is null`),
  'clients.toContact': countOf(`${people} and ${nextContact} <= p.today`),
  'clients.toContactAhead': countOf(
    `${people} and ${nextContact} > p.today and ${nextContact} - p.today <= p.days`,
  ),
  'clients.quiet': countOf(`${people} and c.category::text = 'interested'
    and p.today - coalesce(c.last_contact_on, date '1900-01-01') >= p.days`),
  'clients.contacts': groupsOf(spokenDays, spoken),
  'clients.calls': groupsOf(spokenDays, `${spoken} and a.what = 'call'`),
  'clients.meetings': groupsOf(spokenDays, `${spoken} and a.what = 'meeting'`),
  'clients.birthdays': countOf(yearly('birthday')),
  'clients.moveIns': countOf(
    `${yearly('move_in_date')} where date_part('year', kept.kept_on) > date_part('year', kept.began_on)`,
  ),

  'messages.delivered': countOf(`${posted} and ${arrived}`),
  'messages.texts': countOf(`${posted} and ${arrived} and m.channel <> 'email'`),
  'messages.deliveryRate': shareOf(
    `not ${wrong}`,
    `${posted} and (m.status = 'delivered' or ${wrong}) and ${inPeriod(dayOf('m.created_at'))}`,
  ),
  'messages.readRate': shareOf(
    `m.grade not in ('none', 'machine')`,
    `${posted} and ${arrived} and m.is_watched is true`,
  ),
  'messages.clicks': sumOf('m.clicks', `${posted} and ${arrived} and m.clicks <> 0`),
  'messages.clickRate': shareOf(
    'm.clicks <> 0',
    `${posted} and ${arrived} and m.is_watched is true and m.links[1] is not null`,
  ),
  'messages.replies': countOf(`${posted} and ${inPeriod(dayOf('m.replied_at'))}`),
  'messages.failed': countOf(`${posted} and ${wrong} and ${inPeriod(dayOf('m.created_at'))}`),
  'messages.leftOut': countOf(`${posted} and m.status like 'left%' and ${inPeriod(dayOf('m.created_at'))}`),
  'messages.waiting': countOf(
    `${posted} and m.status not in ('delivered', 'failed', 'leftOut', 'cancelled')`,
  ),

  'cma.saved': groupsOf(`v.cma_id, ${dayOf('v.saved_at')}`, versions),
  'cma.all': countOf(analyses),
  'cma.drafts': countOf(`${analyses}
    and not exists (select from cma_version v where v.agent_id = c.agent_id and v.cma_id = c.id)`),
  'cma.medianValue': medianOf(
    'v.value * 0.01',
    `${analyses.replace(
      ' cross join p',
      ` join cma_version v
      on v.agent_id = c.agent_id and v.cma_id = c.id and v.number = c.latest_version cross join p`,
    )}`,
  ),
  'cma.watched': countOf(`${analyses} and c.is_watched is true and c.sold_price is null
    and exists (select from cma_version v where v.agent_id = c.agent_id and v.cma_id = c.id)`),
  'cma.moved': countOf(`${analyses} and ${inPeriod(dayOf('c.moved_at'))}`),
  'cma.sold': countOf(`${analyses} and c.sold_price is not null and ${inPeriod('c.sold_on')}`),
  'cma.averageError': meanOf('abs(c.scored_value::numeric / c.sold_price - 1) * 100', scored),
  'cma.insideRange': shareOf('c.is_inside', `${scored} and c.is_inside is not null`),
  'cma.reports': countOf(`${reports} and ${inPeriod(dayOf('r.created_at'))}`),
  'cma.reportsOpened': countOf(`${reports} and ${inPeriod(dayOf('r.link_opened_at'))}`),

  'reminders.openTasks': countOf(todo),
  'reminders.overdueTasks': countOf(`${todo} and p.today - t.due_on > 0`),
  'reminders.tasksToday': countOf(`${todo} and p.today - t.due_on = 0`),
  'reminders.tasksAhead': countOf(`${todo} and t.due_on - p.today >= 0 and t.due_on - p.today <= p.days`),
  'reminders.tasksDone': countOf(done),
  'reminders.doneOnTime': shareOf(
    `t.due_on - ${dayOf('t.done_at')} >= 0`,
    `${done} and t.due_on is not null`,
  ),
  'reminders.unread': countOf(`${notifications} and n.read_at is null`),
  'reminders.received': countOf(`${notifications} and ${inPeriod(dayOf('n.created_at'))}`),

  'listings.favorites': countOf(marked),
  'listings.newFavorites': countOf(`${marked} and ${inPeriod(dayOf('v.marked_at'))}`),
  'listings.favoritesActive': countOf(forSale),
  'listings.favoritesSold': countOf(`${marked} and l.state::text = 'firm' and ${inPeriod('l.sold_date')}`),
  'listings.favoritesDropped': countOf(`${forSale} and v.seen_price - l.list_price > 0`),
  'listings.favoritesPrice': medianOf(
    'l.list_price * 0.01',
    `${forSale} and l.list_price is not null and (p.offer = '' or p.offer = l.offer::text)`,
  ),
};
