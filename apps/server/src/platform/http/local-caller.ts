import { BlockList, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');
const forwardingHeaders = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

export function isLoopback(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/i, '');
  return loopback.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}

/** Whether the name of a host leads to the machine that asks. */
export function isLoopbackName(hostname: string): boolean {
  const name = hostname.replace(/^\[|\]$/g, '');
  return name === 'localhost' || isLoopback(name);
}

/**
 * Somebody on this very machine, as the socket says. Headers only take away: a proxy on this machine adds them, and a page
 * of somebody else whose name was bent to this machine asks under that name.
 */
export function isLocalCaller({ raw, headers, hostname }: FastifyRequest): boolean {
  return (
    isLoopback(raw.socket.remoteAddress ?? '') &&
    isLoopbackName(hostname) &&
    !forwardingHeaders.some((name) => headers[name] !== undefined)
  );
}
