import { createHmac } from 'node:crypto';
import type { LoginReply, RefreshReply } from '@hearthline/contract/auth';
import type { EndedSessions } from '../../platform/auth/ended-sessions.ts';
import { sessionEndedTopic } from '../../platform/auth/ended-sessions.ts';
import type { PasswordHasher } from '../../platform/auth/password-hasher.ts';
import type { Tokens } from '../../platform/auth/tokens.ts';
import { refreshTokenSeconds } from '../../platform/auth/tokens.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { pgNotify } from '../../platform/events/pg-notify.ts';
import type { CallCookie } from '../../platform/http/bind.ts';
import { createId } from '../../platform/ids.ts';
import type { RecentCalls } from '../../platform/recent-calls.ts';
import { deriveKey } from '../../platform/secret.ts';
import type { Credential } from './auth.store.ts';
import { createAuthStore } from './auth.store.ts';
import type { Device } from './known-devices.ts';
import { keepDevices, parseDevices } from './known-devices.ts';
import { createOneTimeToken } from './one-time-token.ts';

export interface SignInDeps {
  database: Pick<Database, 'db' | 'transaction'>;
  hasher: Pick<PasswordHasher, 'verify'>;
  tokens: Pick<Tokens, 'signAccess' | 'signRefresh' | 'verifyRefresh'>;
  endedSessions: Pick<EndedSessions, 'add'>;
  failureWindow: RecentCalls;
  hashAddress: HashAddress;
  clock: Clock;
}

/** Failures are kept under this hash, so that the table holds no addresses. */
export type HashAddress = (email: string) => Buffer;

export function createHashAddress(secret: string): HashAddress {
  const key = deriveKey(secret, 'sign-in failures');
  return (email) => createHmac('sha256', key).update(email.toLowerCase()).digest();
}

const wrong: LoginReply = { isSuccess: false, accountIsLocked: false, needToVerifyEmail: false };
const locked: LoginReply = { isSuccess: true, accountIsLocked: true, needToVerifyEmail: false };
const unverified: LoginReply = { isSuccess: true, accountIsLocked: false, needToVerifyEmail: true };

interface Session {
  agentId: string;
  sessionId: string;
}

export type SignInService = ReturnType<typeof createSignInService>;

export function createSignInService(deps: SignInDeps) {
  const { database, hasher, tokens, endedSessions, failureWindow, hashAddress, clock } = deps;

  const refreshExpiry = (now: Date) => new Date(now.getTime() + refreshTokenSeconds * 1000);

  async function signPair(agentId: string, isAdmin: boolean, sessionId: string, tokenId: string) {
    const [token, refreshToken] = await Promise.all([
      tokens.signAccess({ agentId, isAdmin, sessionId }),
      tokens.signRefresh({ agentId, sessionId, tokenId }),
    ]);
    return { token, refreshToken };
  }

  async function login(input: {
    userKey: string;
    password: string;
    deviceName: string;
    address: string;
    cookie: CallCookie;
  }): Promise<LoginReply> {
    const { userKey, address, cookie } = input;
    const store = createAuthStore(database.db);
    const devices = parseDevices(cookie);
    // Asked without devices and for unknown addresses, too: the time it takes tells nothing.
    const knownHash = await store.findKnownDevice(
      userKey,
      devices.map(({ hash }) => hash),
    );
    const known = devices.find(({ hash }) => knownHash?.equals(hash));
    if (!known && failureWindow.isFull(address)) throw new AppError('too_many_requests');
    // What fails elsewhere does not lock a device that signed in before, and what fails there locks it alone.
    const failureKey = hashAddress(known ? `${userKey} ${known.hash.toString('hex')}` : userKey);
    const isLocked = await store.isLocked(failureKey, clock.now());
    const credential = await store.findCredential(userKey);
    const isRight = !isLocked && (await hasher.verify(credential?.passwordHash ?? null, input.password));
    const device = known ?? createOneTimeToken();
    const reply = isLocked
      ? locked
      : await settle(failureKey, isRight ? credential : undefined, device, input.deviceName);
    if (!known && (reply === wrong || reply === locked)) failureWindow.record(address);
    if (reply.token) keepDevices(cookie, [device, ...devices.filter((other) => other !== known)]);
    return reply;
  }

  /** `credential` is given only when the password was right. */
  async function settle(
    failureKey: Buffer,
    credential: Credential | undefined,
    device: Device,
    deviceName: string,
  ): Promise<LoginReply> {
    const [sessionId, tokenId] = [createId(), createId()];
    const refusal = await database.transaction(async (tx) => {
      const store = createAuthStore(tx);
      const now = clock.now();
      if (await store.settleSignIn(failureKey, credential !== undefined, now)) return locked;
      if (!credential) return wrong;
      if (!credential.isEmailVerified) return unverified;
      const { agentId, passwordHash } = credential;
      const session = { id: sessionId, agentId, passwordHash, deviceName, tokenId };
      if (!(await store.startSession({ ...session, now, expiresAt: refreshExpiry(now) }))) return wrong;
      await store.keepDevice(agentId, device.hash, now);
      return null;
    });
    if (refusal || !credential) return refusal ?? wrong;
    const pair = await signPair(credential.agentId, credential.isAdmin, sessionId, tokenId);
    return { isSuccess: true, accountIsLocked: false, needToVerifyEmail: false, ...pair };
  }

  async function refresh(input: { refreshToken: string; deviceName: string }): Promise<RefreshReply> {
    const claims = await tokens.verifyRefresh(input.refreshToken);
    if (!claims) return { isSuccess: false };
    const { agentId, sessionId, tokenId } = claims;
    const newTokenId = createId();
    const rotation = await database.transaction(async (tx) => {
      const now = clock.now();
      const result = await createAuthStore(tx).rotateSession({
        id: sessionId,
        agentId,
        oldTokenId: tokenId,
        newTokenId,
        deviceName: input.deviceName,
        now,
        expiresAt: refreshExpiry(now),
      });
      if (result?.outcome === 'reused') await announceEnded(tx, [sessionId]);
      return result;
    });
    if (rotation?.outcome === 'reused') endedSessions.add([sessionId]);
    if (rotation?.outcome !== 'rotated') return { isSuccess: false };
    return { isSuccess: true, ...(await signPair(agentId, rotation.isAdmin, sessionId, newTokenId)) };
  }

  async function logout({ agentId, sessionId }: Session, isForAllDevices: boolean, cookie: CallCookie) {
    const { ended, devices } = await database.transaction(async (tx) => {
      const store = createAuthStore(tx);
      const ids = isForAllDevices
        ? await store.endOtherSessions(agentId, null, 'logout', clock.now())
        : await store.endSession(agentId, sessionId, 'logout', clock.now());
      await announceEnded(tx, ids);
      return { ended: ids, devices: isForAllDevices ? await renewDevice(tx, agentId, cookie) : null };
    });
    endedSessions.add(ended);
    if (devices) keepDevices(cookie, devices);
  }

  /** No cookie of the account marks a device any more; the device that asks is given a new one, if it had one. */
  async function renewDevice(tx: Tx, agentId: string, cookie: CallCookie): Promise<Device[] | null> {
    const store = createAuthStore(tx);
    const devices = parseDevices(cookie);
    const hashes = await store.forgetDevices(agentId);
    const known = devices.find((device) => hashes.some((hash) => hash.equals(device.hash)));
    if (!known) return null;
    const device = createOneTimeToken();
    await store.keepDevice(agentId, device.hash, clock.now());
    return [device, ...devices.filter((other) => other !== known)];
  }

  return { login, refresh, logout };
}

export async function announceEnded(tx: Tx, sessionIds: string[]): Promise<void> {
  for (const id of sessionIds) await pgNotify(tx, sessionEndedTopic, id);
}
