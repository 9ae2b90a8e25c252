import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createId } from '../../platform/ids.ts';
import type { AuthApp } from './testing/auth-app.ts';
import { createAuthApp, goodPassword } from './testing/auth-app.ts';

let app: AuthApp;
beforeAll(async () => {
  app = await createAuthApp();
});
afterAll(() => app.close());

/** What each function of schema system tells the app role. A new line here is a decision to tell more. */
const expectedResults: Record<string, string> = {
  change_email: 'boolean',
  clear_sign_in_failures: 'void',
  // To whoever has the token of one of its two mails.
  confirm_email_change:
    'TABLE(new_email text, session_id uuid, is_new_confirmed boolean, is_old_confirmed boolean)',
  consume_one_time_token: 'TABLE(agent_id uuid, email text)',
  count_account_mail: 'boolean',
  // A number and nothing else, for whoever writes to all of them.
  count_announced_agents: 'integer',
  // How many wait, whosever they are.
  count_reports_ahead: 'integer',
  create_account: 'boolean',
  create_one_time_token: 'void',
  create_own_page_link: 'void',
  end_other_sessions: 'SETOF uuid',
  end_session: 'SETOF uuid',
  find_credential: 'TABLE(agent_id uuid, password_hash text, is_admin boolean, is_email_verified boolean)',
  extend_own_page_link: 'void',
  // To the jobs that write to both mailboxes, by the number of the wish.
  find_email_change:
    'TABLE(old_email text, new_email text, language text, expires_at timestamp with time zone, is_taken boolean)',
  // To whoever has the cookie and knows the address.
  find_known_device: 'bytea',
  // To whoever had its token: whose it was, and of which kind.
  find_ended_page_link: 'TABLE(agent_id uuid, kind text)',
  find_mail_recipient: 'TABLE(agent_id uuid, is_email_verified boolean)',
  // To whoever has its token, as long as it opens.
  find_page_link: 'TABLE(agent_id uuid, kind text, subject_id uuid, version integer)',
  find_shared_criteria: 'jsonb',
  // Of published sites only, which anybody may read.
  find_site_by_host: 'TABLE(agent_id uuid, slug text, host text)',
  find_site_by_slug: 'TABLE(agent_id uuid, slug text, host text)',
  forget_devices: 'SETOF bytea',
  forget_email_change: 'void',
  forget_expired: 'void',
  // Of a connection only to whoever has its key, and its messages only together with its agent.
  hub_close: 'text',
  hub_drain: 'SETOF system.hub_answer',
  hub_end_session: 'void',
  hub_give_back: 'void',
  hub_open: 'boolean',
  hub_poll: 'system.hub_answer',
  hub_poll_ended: 'void',
  hub_receive: 'TABLE(agent_id uuid, incoming text, is_shaken boolean, is_closing boolean)',
  hub_say: 'void',
  hub_settle: 'void',
  hub_sweep: 'bigint',
  hub_tell: 'void',
  hub_tell_market: 'void',
  is_locked: 'boolean',
  keep_device: 'void',
  keep_email_change: 'void',
  keep_registration: 'void',
  list_ended_sessions: 'TABLE(id uuid, ended_at timestamp with time zone)',
  list_mailbox:
    'TABLE(id uuid, to_address text, subject text, html text, text text, sent_at timestamp with time zone, total_rows bigint)',
  list_own_page_links:
    'TABLE(id uuid, subject_id uuid, version integer, is_signed boolean, expires_at timestamp with time zone)',
  // Under which names anybody may ask for a site.
  list_published_sites: 'TABLE(slug text)',
  list_site_hosts: 'TABLE(host text)',
  own_email_change:
    'TABLE(new_email text, requested_at timestamp with time zone, expires_at timestamp with time zone, is_new_confirmed boolean, is_old_confirmed boolean)',
  own_password_changed_at: 'timestamp with time zone',
  own_password_hash: 'text',
  revoke_own_page_links: 'void',
  rotate_session: 'TABLE(outcome text, is_admin boolean)',
  set_password: 'void',
  settle_sign_in: 'boolean',
  share_criteria: 'void',
  start_session: 'boolean',
  take_registration: 'TABLE(email text, password_hash text, first_name text, last_name text, language text)',
  take_site_host: 'void',
  use_challenge: 'boolean',
  verify_email: 'void',
};

describe('functions of schema system', () => {
  it('tell the app role nothing but what stands in the table', async () => {
    const rows = await app.database.query<{ name: string; result: string }>(
      `select p.proname as name, pg_get_function_result(p.oid) as result
         from pg_proc p where p.pronamespace = 'system'::regnamespace
          and has_function_privilege('hearthline_app', p.oid, 'execute') order by 1`,
    );
    expect(Object.fromEntries(rows.map((row) => [row.name, row.result]))).toEqual(expectedResults);
  });

  it('are closed to everybody else and pin their search path', async () => {
    const rows = await app.database.query<{ name: string }>(
      `select p.proname as name from pg_proc p where p.pronamespace = 'system'::regnamespace
          and (not p.prosecdef or p.proconfig is distinct from '{"search_path=pg_catalog, pg_temp"}'::text[]
            or exists (select from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) where grantee = 0))`,
    );
    expect(rows).toEqual([]);
  });

  it('let nobody but the worker appoint admins', async () => {
    const appoint = sql`select system.set_admin(${createId()}, true)`;
    await expect(appoint.execute(app.database.app.db)).rejects.toThrow(/permission denied/);
  });

  it('tell of a password only to the agent whose it is', async () => {
    const accounts = ['ann', 'bea'].map((name) =>
      app.createAccount({
        email: `${name}@example.test`,
        password: goodPassword,
        firstName: name,
        lastName: 'X',
      }),
    );
    const [ann] = await Promise.all(accounts);
    const own = sql<{
      hash: string | null;
      changedAt: Date | null;
    }>`select system.own_password_hash() as hash, system.own_password_changed_at() as changed_at`;
    expect((await own.execute(app.database.app.db)).rows).toEqual([{ hash: null, changedAt: null }]);
    const [stored] = await app.database.query(
      'select password_hash as hash, password_changed_at as "changedAt" from system.credential where agent_id = $1',
      [ann],
    );
    const seen = await app.database.app.asAgent(ann ?? '', async (tx) => (await own.execute(tx)).rows);
    expect(seen).toEqual([stored]);
  });

  it('keep no address and no token as text', async () => {
    await app.login('curious@example.test', goodPassword);
    const [row] = await app.database.query<{ size: number }>(
      'select octet_length(address_hash) as size from system.sign_in_failure',
    );
    expect(row?.size).toBe(32);
  });
});

describe('forget_expired', () => {
  it('removes what has run out and keeps what is still in force', async () => {
    const email = `${createId()}@example.test`;
    await app.createAccount({ email, password: goodPassword, firstName: 'A', lastName: 'B' });
    const session = await app.login(email);
    await app.login(email, 'Wrong!Horse9');
    await app.postChallenged('/auth/secure/forgot-password', { email });
    await app.runJobs();
    const forget = () => sql`select system.forget_expired(${app.clock.now()})`.execute(app.database.app.db);
    const count = async () => {
      const [row] = await app.database.query(
        `select (select count(*)::int from system.session) as sessions,
          (select count(*)::int from system.one_time_token) as tokens,
          (select count(*)::int from system.sign_in_failure) as failures,
          (select count(*)::int from system.challenge_use) > 0 as "hasUses"`,
      );
      return row;
    };

    await forget();
    expect(await count()).toMatchObject({ sessions: 1, tokens: 1, hasUses: true });
    app.clock.advance(25 * 60 * 60 * 1000);
    await forget();
    expect(await count()).toEqual({ sessions: 1, tokens: 1, failures: 0, hasUses: false });
    const refreshed = await app.post('/auth/refresh', {
      refreshToken: session.body.refreshToken,
      deviceName: '',
    });
    expect(refreshed.body.isSuccess).toBe(true);
    app.clock.advance(31 * 24 * 60 * 60 * 1000);
    await forget();
    expect(await count()).toEqual({ sessions: 0, tokens: 0, failures: 0, hasUses: false });
  });
});
