import { z } from 'zod';

/** Metres east and north of the home. */
const metres = z.number().min(-50_000).max(50_000);
const point = z.tuple([metres, metres]);
const text = z.string().max(120);

export const roadClasses = ['motorway', 'arterial', 'collector', 'local'] as const;

/** A plain drawing of the neighbourhood; the home lies at [0, 0], north is up. */
export const reportMap = z.object({
  west: metres,
  south: metres,
  east: metres,
  north: metres,
  /** Metres; null where comparables were not looked for in a circle. */
  radius: z.number().positive().nullable(),
  marks: z.array(z.object({ number: z.number().int(), at: point })).max(50),
  /** Rings with their holes. */
  water: z.array(z.array(z.array(point).max(4_000)).max(50)).max(200),
  parks: z.array(z.array(point).max(2_000)).max(400),
  roads: z.array(z.object({ class: z.enum(roadClasses), points: z.array(point).max(1_000) })).max(3_000),
  rails: z.array(z.array(point).max(1_000)).max(100),
  /** What matters most first: the drawer leaves out what finds no room. */
  names: z
    .array(z.object({ kind: z.enum(['place', 'water', 'park', 'road']), text, at: point, angle: z.number() }))
    .max(200),
});
export type ReportMap = z.infer<typeof reportMap>;
