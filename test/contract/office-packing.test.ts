import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOfficeLabel } from '#services/staff/office-order.ts'
import { packParcel } from '#services/staff/pack-parcel.ts'
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
