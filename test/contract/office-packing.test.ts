import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { moveShipment } from '#services/shipment/move-shipment.ts'
import { openOfficeLabel } from '#services/staff/office-order.ts'
import { packParcel } from '#services/staff/pack-parcel.ts'
import { replaceUnit } from '#services/stock/replace-unit.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { type IdentityApp, identityApp } from '#test/support/identity.ts'
import { type Rows, rowsIn } from '#test/support/order-cases.ts'
import { anOrder } from '#test/support/shipping.ts'

let database: TestDatabase
let api: IdentityApp
let rows: Rows

beforeAll(async () => {
  database = await seededDatabase()
  api = await identityApp(database.url, { maxUnitsPerHour: Number.POSITIVE_INFINITY })
  rows = rowsIn(api)
})
afterAll(async () => {
  await api.close()
  await database.drop()
})

/** A parcel with a label, whose one device has these numbers. */
async function aParcel(imei: string, serial: string) {
  const { orderId, shipmentId, unitId } = await anOrder(api, rows)
  const hashOf = api.ctx.keys.deviceHash
  await rows(
    'update unit set serial_hash = $2, imei_hash = $3 where id = $1',
    unitId,
    hashOf(serial),
    hashOf(imei),
  )
  await rows(`update shipment set label = '\\x25504446' where id = $1`, shipmentId)
  const [order] = await rows<{ number: string }>('select number from orders where id = $1', orderId)
  return {
    orderId,
    shipmentId,
    unitId,
    pack: (...scanned: readonly string[]) => packParcel(api.ctx, shipmentId, scanned),
    label: () => openOfficeLabel(api.ctx, ['ro'], order?.number ?? '', shipmentId),
  }
}

test('the label opens once the device that was sold is scanned, and not before', async () => {
  const { pack, label } = await aParcel('490154203237518', 'SN490154A')
  expect(await label()).toBeUndefined()
  expect(await pack()).toEqual({ ok: false, refusal: { kind: 'device-missing', count: 1 } })
  expect(await pack('356938035643809')).toEqual({
    ok: false,
    refusal: { kind: 'wrong-device', scanned: 0 },
  })
  expect(await label()).toBeUndefined()
  expect(await pack('49 015420 323751 8')).toEqual({ ok: true, value: undefined })
  expect((await label())?.toString()).toBe('%PDF')
  // A second scan of something else takes nothing back.
  expect((await pack('356938035643809')).ok).toBe(false)
  expect((await label())?.toString()).toBe('%PDF')
})

test('a serial number is read as it is printed', async () => {
  const { pack } = await aParcel('352099001761481', 'SN-77 88X')
  expect((await pack('SN-77 88X')).ok).toBe(false)
  const other = await aParcel('352099001761499', 'SN7788X')
  expect(await other.pack('sn-77 88x')).toEqual({ ok: true, value: undefined })
})

test('an order that is held, unpaid or on its way is not packed', async () => {
  const held = await aParcel('353918057991230', 'SNHELD1')
  await rows(
    `with paid as (
       insert into payment (id, order_id, method, state, amount_minor, currency, created_at)
       values (gen_random_uuid(), $1, 'card', 'captured', 1, 'RON', now()) returning id
     )
     insert into payment_reversal (payment_id, cause, order_id, reason, opened_at)
     select id, 'dispute', $1, 'fraud', now() from paid`,
    held.orderId,
  )
  expect(await held.pack('353918057991230')).toEqual({
    ok: false,
    refusal: { kind: 'order-held' },
  })
  const gone = await aParcel('353918057991248', 'SNGONE1')
  await rows(`update shipment set state = 'handed-over' where id = $1`, gone.shipmentId)
  expect(await gone.pack('353918057991248')).toEqual({
    ok: false,
    refusal: { kind: 'move-not-allowed' },
  })
})

test('staff hand a parcel over only after its device was scanned', async () => {
  const { shipmentId, pack } = await aParcel('354440065214562', 'SNHAND1')
  const handOver = () =>
    moveShipment(api.ctx, {
      shipmentId,
      by: 'hand-over',
      actor: 'staff 1',
      reason: 'given to the courier',
      isPackChecked: true,
    })
  await rows(`update shipment set state = 'label-created' where id = $1`, shipmentId)
  expect(await handOver()).toEqual({ ok: false, refusal: { kind: 'not-packed' } })
  await pack('354440065214562')
  expect(await handOver()).toEqual({ ok: true, value: 'handed-over' })
})

describe('a device that turns out to be broken', () => {
  const why = { actor: 'staff 1', reason: 'the display flickers' }

  /** Devices of the same product and grade as a sold one that are for sale, or of another tax scheme. */
  async function others(unitId: string, scheme: 'same' | 'other') {
    const found = await rows<{ id: string }>(
      `select u.id from unit u join unit sold on sold.listing_id = u.listing_id
       where sold.id = $1 and u.state = 'listed' and (u.tax_scheme = sold.tax_scheme) = $2`,
      unitId,
      scheme === 'same',
    )
    return found.map(({ id }) => id)
  }

  /** One more device like a sold one. */
  async function anotherLike(unitId: string, scheme: 'same' | 'other') {
    const [made] = await rows<{ id: string }>(
      `insert into unit select (jsonb_populate_record(u, jsonb_build_object(
         'id', gen_random_uuid(), 'state', 'listed', 'serial_hash', null, 'imei_hash', null,
         'passport_code', null, 'tax_scheme', case when $2 then u.tax_scheme
           when u.tax_scheme = 'vat' then 'margin' else 'vat' end))).*
       from unit u where u.id = $1 returning id`,
      unitId,
      scheme === 'same',
    )
    return made?.id ?? ''
  }

  async function takeAway(ids: readonly string[]) {
    await rows(`update unit set state = 'scrapped' where id = any($1)`, ids)
  }

  test('is replaced by another of the same kind, and the parcel is packed again', async () => {
    const { orderId, shipmentId, unitId, pack, label } = await aParcel('354440065214570', 'SNOLD1')
    await pack('354440065214570')
    await takeAway(await others(unitId, 'same'))
    const other = await anotherLike(unitId, 'same')
    expect(await replaceUnit(api.ctx, orderId, 0, why)).toEqual({ ok: true, value: other })
    expect(
      await rows('select id, state from unit where id = any($1) order by state', [unitId, other]),
    ).toEqual([
      { id: unitId, state: 'grading' },
      { id: other, state: 'sold' },
    ])
    expect(
      await rows('select unit_id from order_line where order_id = $1 and position = 0', orderId),
    ).toEqual([{ unit_id: other }])
    expect(await rows('select packed_at from shipment where id = $1', shipmentId)).toEqual([
      { packed_at: null },
    ])
    expect(await label()).toBeUndefined()
    expect(
      await rows(
        `select from_state, to_state, actor, reason from unit_history where unit_id = $1 and to_state = 'grading'`,
        unitId,
      ),
    ).toEqual([{ from_state: 'sold', to_state: 'grading', ...why }])
  })

  test('stays where no other one is taxed as its invoice says', async () => {
    const { orderId, unitId } = await aParcel('354440065214588', 'SNOLD2')
    await takeAway(await others(unitId, 'same'))
    await anotherLike(unitId, 'other')
    expect(await replaceUnit(api.ctx, orderId, 0, why)).toEqual({
      ok: false,
      refusal: { kind: 'no-other-unit' },
    })
    expect(await rows('select state from unit where id = $1', unitId)).toEqual([{ state: 'sold' }])
  })

  test('is not replaced once the carrier has it, nor in a line that is none', async () => {
    const { orderId, shipmentId, unitId } = await aParcel('354440065214596', 'SNOLD3')
    await anotherLike(unitId, 'same')
    expect(await replaceUnit(api.ctx, orderId, 99, why)).toEqual({
      ok: false,
      refusal: { kind: 'not-found' },
    })
    await rows(`update shipment set state = 'handed-over' where id = $1`, shipmentId)
    expect(await replaceUnit(api.ctx, orderId, 0, why)).toEqual({
      ok: false,
      refusal: { kind: 'too-late' },
    })
  })

  test('one other device replaces one of two, however they meet', async () => {
    const first = await aParcel('354440065214604', 'SNOLD4')
    await takeAway(await others(first.unitId, 'same'))
    const second = await anotherLike(first.unitId, 'same')
    const both = await Promise.all([
      replaceUnit(api.ctx, first.orderId, 0, why),
      replaceUnit(api.ctx, first.orderId, 0, why),
    ])
    expect(both.filter(({ ok }) => ok)).toEqual([{ ok: true, value: second }])
    expect(
      await rows(
        'select unit_id from order_line where order_id = $1 and position = 0',
        first.orderId,
      ),
    ).toEqual([{ unit_id: second }])
  })
})
