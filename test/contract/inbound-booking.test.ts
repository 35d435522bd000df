import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, openDatabase } from '#store/database.ts'
import { freshDatabase, type TestDatabase } from '../support/fresh-database.ts'
import { aRequest, aSubject, inboundOn, toCourier } from '../support/inbound.ts'

let database: TestDatabase
let opened: Database
let inbound: ReturnType<typeof inboundOn>

beforeAll(async () => {
  database = await freshDatabase()
  opened = openDatabase(database.url, 4)
  inbound = inboundOn(opened)
})
afterAll(async () => {
  await opened.close()
  await database.drop()
})

async function messagesAbout(parcelId: string) {
  return (
    await opened.pool.query<{ topic: string }>(
      `select topic from outbox where payload->>'parcelId' = $1 order by created_at, topic`,
      [parcelId],
    )
  ).rows.map(({ topic }) => topic)
}

async function statesOf(subjectId: string) {
  return (
    await opened.pool.query<{ state: string }>(
      'select state from inbound_parcel where subject_id = $1 order by created_at',
      [subjectId],
    )
  ).rows.map(({ state }) => state)
}

describe('a booked parcel', () => {
  test('a booked parcel is being prepared, and its label is requested in the same transaction', async () => {
    const request = aRequest()
    const id = await inbound.book(request)
    const view = await inbound.view(request.subject)
    expect(view).toMatchObject({
      id,
      state: 'preparing',
      handover: { kind: 'locker' },
      carrier: 'sameday',
      hasLabel: false,
      sendBy: request.sendBy,
      steps: [{ state: 'preparing' }],
    })
    expect(view).not.toHaveProperty('awb')
    expect(await messagesAbout(id)).toEqual(['inbound-due'])
  })

  test('a booked parcel is the only one of its subject, also when two tabs book it', async () => {
    const request = aRequest()
    const booked = await Promise.allSettled([inbound.book(request), inbound.book(request)])
    expect(booked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await statesOf(request.subject.id)).toEqual(['preparing'])
  })

  test('a booked parcel can be cancelled by its sender, and another one booked', async () => {
    const request = aRequest()
    const id = await inbound.book(request)
    expect(await inbound.cancel(request.subject)).toEqual({ ok: true, value: undefined })
    expect((await inbound.view(request.subject))?.state).toBe('cancelled')
    expect(await messagesAbout(id)).toEqual(['inbound-due', 'inbound-cancelled'])
    expect(await inbound.cancel(request.subject)).toEqual({
      ok: false,
      refusal: { kind: 'not-found' },
    })
    await inbound.book(request)
    expect((await inbound.view(request.subject))?.state).toBe('preparing')
  })

  test('a booked parcel is replaced when another handover is chosen', async () => {
    const request = aRequest()
    const first = await inbound.book(request)
    const handover = toCourier('ro')
    const changed = await inbound.change(request.subject, handover, '2030-01-31')
    expect(changed).toMatchObject({ ok: true })
    expect(await inbound.view(request.subject)).toMatchObject({
      state: 'preparing',
      handover,
      sendBy: '2030-01-31',
    })
    expect(await statesOf(request.subject.id)).toEqual(['cancelled', 'preparing'])
    expect((await messagesAbout(first)).toSorted()).toEqual(['inbound-cancelled', 'inbound-due'])
  })

  test.each(['handed-over', 'in-transit'] as const)(
    'a booked parcel is neither cancelled nor changed once it is %s',
    async state => {
      const request = aRequest()
      const id = await inbound.book(request)
      await opened.pool.query('update inbound_parcel set state = $2 where id = $1', [id, state])
      const refused = { ok: false, refusal: { kind: 'already-sent' } }
      expect(await inbound.cancel(request.subject)).toEqual(refused)
      expect(await inbound.change(request.subject, toCourier('ro'), '2030-01-31')).toEqual(refused)
      expect(await statesOf(request.subject.id)).toEqual([state])
    },
  )
})

test('a subject without a parcel shows none', async () => {
  expect(await inbound.view(aSubject())).toBeUndefined()
})
