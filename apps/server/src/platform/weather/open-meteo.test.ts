import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSettableClock } from '../clock/clock.ts';
import { createOpenMeteo } from './open-meteo.ts';

const forecast = {
  latitude: 43.6,
  timezone: 'America/Toronto',
  current: { time: '2025-11-12T09:00', interval: 900, temperature_2m: 7.4, weather_code: 61, is_day: 1 },
  daily: {
    time: ['2025-11-12', '2025-11-13'],
    weather_code: [61, 3],
    temperature_2m_max: [9.1, 6],
    temperature_2m_min: [2.2, -1.5],
    precipitation_probability_max: [80, null],
  },
};

let service: FastifyInstance;
let asked: Record<string, string>[];
let reply: () => unknown;
beforeEach(async () => {
  asked = [];
  reply = () => forecast;
  service = fastify({ forceCloseConnections: true });
  service.get('/v1/forecast', async (request) => {
    asked.push(request.query as Record<string, string>);
    return reply();
  });
  await service.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => service.close());

function openProvider(timeoutMs?: number) {
  const clock = createSettableClock('2025-11-12T14:00:00Z');
  const { port } = service.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/v1/forecast?apikey=own`;
  return { clock, provider: createOpenMeteo({ url, clock, timeoutMs }) };
}

it('reads what is and what comes, with the key that stands in the address', async () => {
  const { provider, clock } = openProvider();
  expect(await provider.fetchForecast(43.589, -79.644)).toEqual({
    temperature: 7.4,
    code: 61,
    isDay: true,
    days: [
      { date: '2025-11-12', high: 9.1, low: 2.2, code: 61, rainPercent: 80 },
      { date: '2025-11-13', high: 6, low: -1.5, code: 3, rainPercent: null },
    ],
    readAt: clock.now(),
  });
  expect(asked).toEqual([
    {
      apikey: 'own',
      latitude: '43.6',
      longitude: '-79.6',
      current: 'temperature_2m,weather_code,is_day',
      daily: 'weather_code,temperature_2m_max,temperature_2m_min,precipitation_probability_max',
      timezone: 'auto',
      forecast_days: '5',
    },
  ]);
});

it('asks once in a quarter of an hour for a place, and once a minute while it fails', async () => {
  const { provider, clock } = openProvider();
  await Promise.all([provider.fetchForecast(43.6, -79.6), provider.fetchForecast(43.61, -79.62)]);
  clock.advance(14 * 60_000);
  await provider.fetchForecast(43.6, -79.6);
  expect(asked).toHaveLength(1);
  await provider.fetchForecast(45.4, -75.7);
  expect(asked).toHaveLength(2);
  clock.advance(60_000);
  reply = () => ({});
  await expect(provider.fetchForecast(43.6, -79.6)).rejects.toThrow();
  await expect(provider.fetchForecast(43.6, -79.6)).rejects.toThrow();
  expect(asked).toHaveLength(3);
  clock.advance(60_000);
  reply = () => forecast;
  expect((await provider.fetchForecast(43.6, -79.6)).code).toBe(61);
});

it('fails on refusals, nonsense, floods and silence', async () => {
  const broken: (() => unknown)[] = [
    () => {
      throw new Error('out of order');
    },
    () => 'sunny',
    () => ({ ...forecast, current: { ...forecast.current, temperature_2m: 'warm' } }),
    () => ({ ...forecast, daily: { ...forecast.daily, time: [] } }),
    () => ({ ...forecast, padding: 'x'.repeat(70_000) }),
  ];
  for (const each of broken) {
    reply = each;
    await expect(openProvider().provider.fetchForecast(43.6, -79.6)).rejects.toThrow();
  }
  reply = () => new Promise(() => {});
  await expect(openProvider(50).provider.fetchForecast(43.6, -79.6)).rejects.toThrow();
});
