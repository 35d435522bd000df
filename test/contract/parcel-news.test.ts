import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TextMessage } from '#providers/sms/sms.ts'
import type { Context } from '#services/context.ts'
import { sendParcelEmail } from '#services/mail/send-parcel-email.ts'
import { sendParcelSms } from '#services/mail/send-parcel-sms.ts'
import type { Message } from '#store/outbox.ts'
import { seededDatabase, type TestDatabase } from '../support/fresh-database.ts'
import { aMember, type IdentityApp, identityApp } from '../support/identity.ts'
import { type Rows, rowsIn } from '../support/order-cases.ts'
import { anOrder } from '../support/shipping.ts'

let database: TestDatabase
let api: IdentityApp
let rows: Rows
let sent: TextMessage[]
let ctx: Context

beforeAll(async () => {
  database = await seededDatabase()
  api = await identityApp(database.url, { maxUnitsPerHour: Number.POSITIVE_INFINITY })
  rows = rowsIn(api)
  sent = []
  ctx = { ...api.ctx, sms: async message => void sent.push(message) }
})
afterAll(async () => {
  await api.close()
  await database.drop()
})

/** An order of a member who hears of parcels that way; of a guest without one. */
async function orderedBy(way: string | undefined) {
  const { orderId } = await anOrder(api, rows)
  if (way !== undefined) {
    const { member } = await aMember(api)
    await rows('update member set parcel_news_by = $2 where id = $1', member.userId, way)
    await rows('update orders set user_id = $2 where id = $1', orderId, member.userId)
  }
  await rows("update orders set contact_phone = '+40712345678' where id = $1", orderId)
  const [order] = await rows<{ number: string }>('select number from orders where id = $1', orderId)
  return { orderId, number: String(order?.number) }
}

function newsOf(orderId: string, news: string): Message {
  return { id: randomUUID(), topic: 'parcel-news', payload: { orderId, news }, attempts: 1 }
}

/** Delivers the message twice, and what it leads to, as after a crash. */
async function deliver(message: Message, on = ctx) {
  for (const each of [message, message]) await sendParcelEmail(on, each)
  const followUps = await rows<Message>(
    `select id, topic, payload, 1 as attempts from outbox
     where topic = 'parcel-text-message' and payload ->> 'orderId' = $1::text and sent_at is null`,
    message.payload.orderId,
  )
  for (const each of followUps) await sendParcelSms(on, each)
  const texts = sent.splice(0)
  const mails = await rows('select 1 from mail where id = $1', message.id)
  return { mails: mails.length, texts }
}

describe('news of a parcel', () => {
  test.each([
    [undefined, 1, 0],
    ['email', 1, 0],
    ['both', 1, 1],
    ['sms', 0, 1],
  ] as const)(
    'a customer who chose %s gets %d emails and %d text messages',
    async (way, mails, texts) => {
      const { orderId } = await orderedBy(way)
      const got = await deliver(newsOf(orderId, 'shipped'))
      expect([got.mails, got.texts.length]).toEqual([mails, texts])
    },
  )

  test.each([
    ['shipped', 'a plecat spre tine'],
    ['ready', 'te așteaptă la punctul de ridicare'],
    ['delivered', 'a ajuns'],
  ])('a text message that a parcel is %s goes to the number of the order', async (news, says) => {
    const { orderId, number } = await orderedBy('sms')
    const { texts } = await deliver(newsOf(orderId, news))
    expect(texts).toEqual([
      {
        id: expect.any(String),
        phone: '+40712345678',
        market: 'ro',
        text: expect.stringContaining(`comanda ${number} ${says}`),
      },
    ])
    expect(texts[0]?.text.length).toBeLessThanOrEqual(70)
  })

  test('what a later stage has overtaken is sent in no way', async () => {
    const { orderId } = await orderedBy('both')
    await rows("update shipment set state = 'delivered' where order_id = $1", orderId)
    expect(await deliver(newsOf(orderId, 'shipped'))).toEqual({ mails: 0, texts: [] })
  })

  test('a shop without text messages writes emails, whatever was chosen before', async () => {
    const { orderId } = await orderedBy('sms')
    const got = await deliver(newsOf(orderId, 'shipped'), { ...ctx, sms: undefined })
    expect(got).toEqual({ mails: 1, texts: [] })
  })

  test('a customer who was erased gets nothing', async () => {
    const { orderId } = await orderedBy('both')
    await rows(
      "update orders set contact_email = '', contact_phone = '', contact_name = '' where id = $1",
      orderId,
    )
    expect(await deliver(newsOf(orderId, 'shipped'))).toEqual({ mails: 0, texts: [] })
  })
})
