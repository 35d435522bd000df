import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { OutgoingMail } from '#providers/mail/mailer.ts'
import { eraseAccount } from '#services/account/erase-account.ts'
import { exportAccount } from '#services/account/export-account.ts'
import type { Context } from '#services/context.ts'
import { deliverOutbox } from '#services/outbox/deliver-outbox.ts'
import { sendRefunds } from '#services/payment/send-refunds.ts'
import { returnModule } from '#services/return/module.ts'
import { viewReturn } from '#services/return/view-returns.ts'
import { officeToken } from '#test/support/api-app.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { aMember } from '#test/support/identity.ts'
import { listenToLogs } from '#test/support/listen-to-logs.ts'
import { type Rows, rowsIn } from '#test/support/order-cases.ts'
import { readablePlaces } from '#test/support/readable-places.ts'
import { anOrderThatCame, moveReturn, withdraw, withdrawal } from '#test/support/returns.ts'
import { type WholeShop, wholeShop } from '#test/support/whole-shop.ts'

vi.mock('virtual:react-router/server-build', () => import('#test/support/server-build.ts'))

let database: TestDatabase
let shop: WholeShop
let rows: Rows
let logs: ReturnType<typeof listenToLogs>
const mails: OutgoingMail[] = []

beforeAll(async () => {
  database = await seededDatabase()
  logs = listenToLogs()
  shop = await wholeShop(database.url)
  rows = rowsIn(shop)
})

afterAll(async () => {
  await shop.close()
  logs.stop()
  await database.drop()
})

/** Delivers emails like a shop with a mail server: they are stored nowhere but with their recipients. */
async function deliver() {
  const ctx: Context = { ...shop.ctx, mailer: async mail => void mails.push(mail) }
  while ((await deliverOutbox(ctx, returnModule.outbox ?? {})) > 0);
}

function office(url: string, payload: object) {
  return shop.ask({
    method: 'POST',
    url: `/api/office/${url}`,
    headers: { authorization: `Bearer ${officeToken}` },
    payload,
  })
}

describe('the bank account of a refund', () => {
  const holder = 'Canara Ibanescu'
  const iban = 'RO49 AAAA 1B31 0075 9384 0000'
  const wrong = 'RO49 AAAA 1B31 0075 9384 0001'
  const other = 'DE89 3704 0044 0532 0130 00'
  const ibans = [iban, wrong, other].flatMap(each => [each, each.replaceAll(' ', '')])

  const expectUnreadable = async () => {
    expect(await readablePlaces(shop.database.pool, holder, ...ibans)).toEqual([])
    const written = logs.written().toLowerCase()
    for (const text of [holder, ...ibans]) expect(written).not.toContain(text.toLowerCase())
  }

  test('the bank account is in no log, URL or email, and stored encrypted from the form to the transfer', async () => {
    const { number, token, orderId } = await anOrderThatCame(shop, rows)
    const page = `/ro/cont/formular-retur/${number}/?t=${token}`
    const form = { line: '0', handover: 'locker', iban, holder }
    const sent = [
      await shop.visit(page, { form: { ...form, intent: 'review', iban: wrong } }),
      await shop.visit(page, { form: { ...form, intent: 'review' } }),
      await shop.visit(page, { form: { ...form, intent: 'confirm', key: randomUUID() } }),
    ]
    expect(sent.map(({ statusCode }) => statusCode)).toEqual([422, 200, 303])
    await expectUnreadable()
    const [made] = await rows<{ number: string; iban: string; holder: string }>(
      `select number, iban_sealed as iban, holder_sealed as holder from order_return
       where order_id = $1`,
      orderId,
    )
    expect(made?.iban.length).toBeGreaterThan(24)
    expect(made?.holder.length).toBeGreaterThan(holder.length)

    const link = new URL(String(sent[2]?.headers.location), 'https://shop.example')
    const own = `/ro/cont/retur/${made?.number}/?t=${link.searchParams.get('t')}`
    const shown = await shop.visit(own)
    expect(shown.body).toContain('RO•••• 0000')
    const changed = await shop.visit(own, { form: { intent: 'account', iban: other, holder } })
    expect(changed.statusCode).toBe(303)
    for (const move of ['receive', 'inspect', 'settle'])
      expect((await moveReturn(shop, String(made?.number), { move })).status).toBe(200)
    await sendRefunds(shop.ctx)
    await expectUnreadable()
    const [refund] = await rows<{ id: string; iban: string }>(
      'select id, iban_sealed as iban from refund where order_id = $1',
      orderId,
    )
    expect(refund?.iban.length).toBeGreaterThan(24)
    await office(`refunds/${refund?.id}/decision/`, { decision: 'succeed', reason: 'sent' })
    await deliver()
    expect(mails.length).toBeGreaterThanOrEqual(3)
    const emails = JSON.stringify(mails)
    for (const iban of ibans) expect(emails).not.toContain(iban)
    const addresses = [...sent, shown, changed].map(({ headers }) => String(headers.location ?? ''))
    const linked = [shown.body, ...addresses].flatMap(
      text => text.match(/https?:[^"\s]+|\/ro\/[^"\s]+/g) ?? [],
    )
    for (const address of linked)
      for (const iban of ibans) expect(decodeURIComponent(address)).not.toContain(iban)
    await expectUnreadable()
  })
})

describe('a return of a member', () => {
  const person = {
    name: 'Canarul Returnat',
    email: 'canar.returnat@exemplu.ro',
    password: 'o parolă lungă',
    wantsNewsletter: false,
    market: 'ro' as const,
  }
  const remark = 'Cuvinte despre canarul meu'
  const street = 'Strada Canarului Returnat'

  /** A return by courier with a tracked parcel, ready to be settled. */
  const settledReturn = async () => {
    const owner = await aMember(shop, person)
    const { orderId, number } = await anOrderThatCame(shop, rows)
    await rows(
      `update orders set user_id = $2, contact_name = $3, contact_email = $4 where id = $1`,
      orderId,
      owner.member.userId,
      person.name,
      person.email,
    )
    const account = { iban: 'RO49 AAAA 1B31 0075 9384 0000', holder: person.name }
    const body = withdrawal({ words: remark, account })
    const { cookie } = owner
    const { body: made } = await withdraw(shop, number, body, { cookie })
    const [parcel] = await rows<{ id: string }>(
      `update inbound_parcel set label = '%PDF', tracking_url = 'https://x.example', last_error = $2,
         handover = $3::jsonb
       where number = $1 returning id`,
      made.view.number,
      street,
      JSON.stringify({ kind: 'courier', day: '2026-11-25', from: { street } }),
    )
    await rows(
      `insert into inbound_event (id, parcel_id, event_key, status, place, raw, at)
       values (gen_random_uuid(), $1, 'k', 's', $2, to_jsonb($2::text), now())`,
      parcel?.id,
      street,
    )
    await rows('update inbound_history set place = $2 where parcel_id = $1', parcel?.id, street)
    return { owner, orderId, orderNumber: number, parcelId: parcel?.id, ...made }
  }

  const settle = async ({ view, orderId }: Awaited<ReturnType<typeof settledReturn>>) => {
    for (const move of ['receive', 'inspect', 'settle']) {
      const moved = await moveReturn(shop, view.number, {
        move,
        reason: `${move} for the customer`,
      })
      expect(moved.status).toBe(200)
    }
    await sendRefunds(shop.ctx)
    const [refund] = await rows<{ id: string }>(
      'select id from refund where order_id = $1',
      orderId,
    )
    await office(`refunds/${refund?.id}/decision/`, { decision: 'succeed', reason: 'sent' })
  }

  test('a return is in the export, and after the erasure only the returned amount remains', async () => {
    const returnToSettle = await settledReturn()
    const { owner, view, orderId, parcelId, token } = returnToSettle
    const record = await exportAccount(shop.ctx, owner.member.userId)
    expect(record).toMatchObject({
      orders: [
        {
          returns: [
            {
              number: view.number,
              state: 'approved',
              words: remark,
              lines: [{ position: 0, reason: 'changed-mind' }],
              parcels: [{ name: person.name, handover: { kind: 'courier', from: { street } } }],
            },
          ],
        },
      ],
    })
    expect(JSON.stringify(record)).not.toMatch(/sealed/i)
    expect(await eraseAccount(shop.ctx, owner.member)).toEqual({
      ok: false,
      refusal: { kind: 'under-way', orders: [returnToSettle.orderNumber], tradeIns: [] },
    })
    await settle(returnToSettle)
    await deliver()
    await rows(`update staff_task set done_at = now() where order_id = $1`, orderId)
    await rows(`update payment set state = 'remitted' where order_id = $1`, orderId)
    expect(await eraseAccount(shop.ctx, owner.member)).toEqual({ ok: true, value: undefined })

    expect(
      await rows(
        `select state, words, iban_sealed as iban, holder_sealed as holder, request_hash as hash
         from order_return where order_id = $1`,
        orderId,
      ),
    ).toEqual([{ state: 'settled', words: null, iban: null, holder: null, hash: '' }])
    expect(
      await rows(
        `select sender_name as name, sender_email as email, sender_phone as phone, handover, label,
           tracking_url as page, last_error as error from inbound_parcel where id = $1`,
        parcelId,
      ),
    ).toEqual([
      {
        name: '',
        email: '',
        phone: '',
        handover: { kind: 'courier' },
        label: null,
        page: null,
        error: null,
      },
    ])
    expect(
      await rows('select place, raw from inbound_event where parcel_id = $1', parcelId),
    ).toEqual([{ place: null, raw: null }])
    expect(
      await rows('select iban_sealed as iban from refund where order_id = $1', orderId),
    ).toEqual([{ iban: null }])
    const places = await readablePlaces(
      shop.database.pool,
      person.name,
      person.email,
      remark,
      street,
    )
    expect(places).toEqual([])
    const byLink = { kind: 'return-link', token } as const
    expect(await viewReturn(shop.ctx, byLink, view.number)).toBeUndefined()
    const [back] = await rows<{ back: number; amount: number }>(
      `select r.back_minor::int + b.charges_minor::int as back, f.amount_minor::int as amount
       from order_return b join return_line r on r.return_id = b.id
       join refund f on f.order_id = b.order_id where b.order_id = $1`,
      orderId,
    )
    expect(back?.amount).toBe(back?.back)
    expect(back?.amount).toBeGreaterThan(0)
    expect(
      await rows(
        `select distinct h.actor, h.reason from return_history h
         join order_return b on b.id = h.return_id where b.order_id = $1 and h.actor = 'staff'`,
        orderId,
      ),
    ).toEqual([{ actor: 'staff', reason: '' }])
  })
})
