import { describe, expect, it } from 'vitest';
import type { TestDatabase } from '../../../../testing/test-database.ts';
import { makeProperty } from '../testing/properties.ts';
import type { ReplicationScene } from '../testing/replication-scene.ts';
import { stageScenes } from '../testing/replication-scene.ts';

const time = { ModificationTimestamp: '2026-02-01T10:00:00Z' };
const keyOf = (number: number) => String(makeProperty(number).ListingKey);

describe('[LIST-08] agents and offices of a feed', () => {
  let database: TestDatabase;
  let scene: ReplicationScene;
  stageScenes((stage) => {
    ({ database, scene } = stage);
    const { server } = scene;
    server.put(
      'Property',
      ...[0, 1, 2].map((number) => makeProperty(number, { ListOfficeKey: 'O1', ListAgentKey: 'M1' })),
      makeProperty(3, { ListOfficeMlsId: 'SECOND', ListAgentMlsId: '77' }),
      makeProperty(4, {
        ListOfficeKey: 'O1',
        ListOfficeName: 'Its Own Realty',
        ListAgentFullName: 'Own Agent',
      }),
      makeProperty(5, { ListOfficeKey: 'O9' }),
    );
    server.put(
      'Office',
      {
        OfficeKey: 'O1',
        OfficeMlsId: 'FIRST',
        OfficeName: 'First Realty Inc.',
        OfficePhone: '416 555 0100',
        ...time,
      },
      { OfficeKey: 'O2', OfficeMlsId: 'SECOND', OfficeName: 'Second Realty Ltd.', ...time },
    );
    server.put(
      'Member',
      {
        MemberKey: 'M1',
        MemberMlsId: '76',
        MemberFullName: 'Ann Archer',
        MemberPreferredPhone: '416 555 0101',
        MemberEmail: 'ann@first.test',
        ...time,
      },
      { MemberKey: 'M2', MemberMlsId: '77', MemberFirstName: 'Ben', MemberLastName: 'Brewer', ...time },
    );
  });

  const listNames = async () => {
    const rows = await database.query<{ names: string }>(
      `select concat_ws(' / ', office_name, agent_name, agent_phone, agent_email) as names
       from listing where source = $1 order by key`,
      [scene.source],
    );
    return rows.map(({ names }) => names);
  };
  const ann = 'First Realty Inc. / Ann Archer / 416 555 0101 / ann@first.test';

  it('give their names to listings that only have their keys', async () => {
    const { server, replicate } = scene;
    expect((await replicate()).unread).toEqual([]);
    const names = [
      ann,
      ann,
      ann,
      'Second Realty Ltd. / Ben Brewer',
      'Its Own Realty / Own Agent / 416 555 0100',
      '',
    ];
    expect(await listNames()).toEqual(names);
    // Known ones are not asked for again.
    const before = server.requests.length;
    server.change(keyOf(1), { ListPrice: 1, ModificationTimestamp: '2026-03-09T10:00:00Z' });
    await replicate();
    const asked = server.requests
      .slice(before)
      .filter((url) => / in \(/.test(url.searchParams.get('$filter') ?? ''));
    expect(asked.filter((url) => /Office|Member/.test(url.pathname)).length).toBeLessThanOrEqual(1);
    expect(await listNames()).toEqual(names);
  });

  it('that change their name change it on their listings, and only those are read again', async () => {
    const { server, replicate } = scene;
    await replicate();
    await replicate();
    server.put('Office', {
      OfficeKey: 'O1',
      OfficeMlsId: 'FIRST',
      OfficeName: 'First & Sons Realty',
      OfficePhone: '416 555 0100',
      ModificationTimestamp: '2026-03-10T10:00:00Z',
    });
    expect(await replicate()).toMatchObject({ updated: 3, inserted: 0 });
    expect((await listNames())[2]).toBe(ann.replace('First Realty Inc.', 'First & Sons Realty'));
  });

  it.each([403, 404])('that are not offered (%i) are not waited for', async (status) => {
    const { server, replicate } = scene;
    server.misbehaviour.brokenResources = { Office: status, Member: status };
    expect(await replicate()).toMatchObject({ unread: [], inserted: 6 });
  });

  it('that cannot be read now are put in later', async () => {
    const { server, replicate } = scene;
    server.misbehaviour.brokenResources = { Office: 500, Member: 500 };
    expect(await replicate()).toMatchObject({ unread: ['people'], inserted: 6 });
    server.misbehaviour.brokenResources = {};
    expect(await replicate()).toMatchObject({ unread: [] });
    expect((await listNames()).slice(0, 4)).toEqual([ann, ann, ann, 'Second Realty Ltd. / Ben Brewer']);
    // Names that are known stay when their lists fail.
    server.misbehaviour.brokenResources = { Office: 403, Member: 500 };
    server.change(keyOf(1), { ListPrice: 1, ModificationTimestamp: '2026-03-09T10:00:00Z' });
    expect(await replicate()).toMatchObject({ unread: ['people'], updated: 1 });
    expect((await listNames())[1]).toBe(ann);
  });
});
