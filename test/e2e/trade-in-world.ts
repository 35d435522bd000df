import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type APIRequestContext, expect } from '@playwright/test'
import { sandboxControl } from '#test/support/sandbox-control.ts'
import { shopRows } from '#test/support/shop-database.ts'

async function rows<Row>(sql: string, ...values: unknown[]) {
  return (await shopRows(sql, values)) as unknown as Row[]
}

function sandbox() {
  return sandboxControl(process.env.KINTSU_E2E_SANDBOX ?? '')
}

/** The demo's own staff token, derived from its secret as its start prints it. */
function officeToken() {
  const secret = readFileSync(join(process.env.KINTSU_E2E_DIR ?? '', 'secret'), 'utf8').trim()
  return createHmac('sha256', secret).update('office').digest('base64url')
}

/** Sends a staff request about a subject, and returns its state afterwards. */
async function postAsStaff(request: APIRequestContext, path: string, data: object) {
  const response = await request.post(`/api/office/${path}/`, {
    headers: { authorization: `Bearer ${officeToken()}`, 'sec-fetch-site': 'same-origin' },
    data,
  })
  expect(response.status(), await response.text()).toBe(200)
  return ((await response.json()) as { readonly state: string }).state
}

export function staffPosterOf(request: APIRequestContext, number: string) {
  return (path: string, data: object) =>
    postAsStaff(request, `sales/${number}/${path}`, { reason: 'on the bench', ...data })
}

/** Jobs run on a schedule; this is how long one may take on a busy machine. */
export const soon = { timeout: 90_000, intervals: [500] }

type StoredTradeIn = Readonly<Record<string, unknown>> & {
  readonly number: string
  readonly state: string
  readonly offer: number
  /** The base price in the price book. */
  readonly base: number
}

export async function tradeInOf(email: string): Promise<StoredTradeIn> {
  const [tradeIn, ...more] = await rows<StoredTradeIn>(
    `select *, offer_minor::int as offer,
       (select (line -> 'amount' ->> 'minor')::int
        from jsonb_array_elements(breakdown -> 'bank-fast' -> 'lines') line where line ->> 'kind' = 'base') as base
     from sale where email = $1`,
    email,
  )
  if (!tradeIn || more.length > 0) throw new Error(`Not one sale of ${email}`)
  return tradeIn
}

export async function stateOf(number: string) {
  return (await rows<{ state: string }>('select state from sale where number = $1', number))[0]
    ?.state
}

export async function historyOf(number: string) {
  return (
    await rows<{ to_state: string }>(
      `select h.to_state from sale_history h join sale s on s.id = h.sale_id
       where s.number = $1 order by h.place`,
      number,
    )
  ).map(step => step.to_state)
}

export function payoutsOf(number: string) {
  return rows<Record<string, unknown>>(
    `select p.amount_minor::int as amount, p.method, p.state from payout p
     join sale s on s.id = p.sale_id where s.number = $1`,
    number,
  )
}

export function unitsOf(number: string) {
  return rows<Record<string, unknown>>(
    `select u.state, u.acquisition_minor::int as cost from unit u
     join sale s on s.id = u.sale_id where s.number = $1`,
    number,
  )
}

type Parcel = { readonly carrier: string; readonly awb: string | null }

/** The carrier collects and delivers the parcel; where no carrier is connected, staff report it. */
export async function parcelComes(request: APIRequestContext, number: string) {
  await expect.poll(() => stateOf(number), soon).toBe('label-sent')
  const [parcel] = await rows<Parcel>(
    'select carrier, awb from inbound_parcel where number = $1',
    number,
  )
  const awb = String(parcel?.awb)
  if (parcel?.carrier === 'courier')
    for (const move of ['hand-over', 'arrive'])
      await postAsStaff(request, `inbound-parcels/${awb}/moves`, {
        move,
        reason: 'told by telephone',
      })
  else
    for (const status of ['collect', 'deliver'])
      expect((await sandbox().post(`/parcels/${awb}`, { status })).status).toBe(200)
  // The carrier is polled again now, without a pause.
  await rows(
    'update inbound_parcel set next_poll_at = now() where number = $1 and next_poll_at is not null',
    number,
  )
  await expect.poll(() => stateOf(number), soon).toBe('received')
}

/** The bank has made the transfer and reports it twice. */
export async function bankPays(number: string) {
  const transfer = async () =>
    (
      await rows<{ id: string; state: string }>(
        `select t.id, t.state from payout_transfer t join payout p on p.id = t.payout_id
         join sale s on s.id = p.sale_id where s.number = $1`,
        number,
      )
    )[0]
  await expect.poll(async () => (await transfer())?.state, soon).toMatch(/sent|settled/)
  await sandbox().post(`/transfers/${(await transfer())?.id}`, { status: 'settled', copies: 2 })
  await expect.poll(() => stateOf(number), soon).toBe('paid')
}
