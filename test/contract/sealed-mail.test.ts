import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { handlers } from '#app/modules.ts'
import { deliverOutbox } from '#services/outbox/deliver-outbox.ts'
import { sealEmails } from '#services/sealing/seal-emails.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { aMember, solved } from '#test/support/identity.ts'
import { type OpenedMail, openedMails } from '#test/support/opened-mails.ts'
import { type Rows, rowsIn } from '#test/support/order-cases.ts'
import { readablePlaces } from '#test/support/readable-places.ts'
import { aDeliveredOrder, workReviews } from '#test/support/reviewing.ts'
import { anOrder } from '#test/support/shipping.ts'
import { playedRegister, setBase, tradeInsOn } from '#test/support/trade-ins.ts'
import { type WholeShop, wholeShop } from '#test/support/whole-shop.ts'

vi.mock('virtual:react-router/server-build', () => import('#test/support/server-build.ts'))

let database: TestDatabase
let shop: WholeShop
let rows: Rows

beforeAll(async () => {
  database = await seededDatabase()
  shop = await wholeShop(database.url, {}, { deviceRegister: playedRegister })
  rows = rowsIn(shop)
  await setBase(rows, 'ro', 150_000)
})
beforeEach(async () => {
  await rows('delete from outbox')
  await rows('delete from mail')
})
afterAll(async () => {
  await shop.close()
  await database.drop()
})

/** As in the demo, where emails go to the mailbox. */
async function deliver() {
  while ((await deliverOutbox(shop.ctx, handlers)) > 0);
}

/** The secrets in the links of an email that grant access. */
function secretsIn({ plain }: OpenedMail): readonly string[] {
  const links = plain.match(/https:\/\/\S+/g) ?? []
  const values = links.flatMap(link => [...new URL(link).searchParams.values()])
  return [...new Set(values.filter(value => /^[\w.-]{20,}$/.test(value) && !uuid.test(value)))]
}

/** The id of the subject of a link. */
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The one email with such a link; the database alone does not reveal how to open it. */
async function expectSealed(): Promise<OpenedMail> {
  const mails = await openedMails(shop.database.pool)
  const withLink = mails.filter(mail => secretsIn(mail).length > 0)
  expect(withLink).toHaveLength(1)
  const [email] = withLink as [OpenedMail]
  expect(await readablePlaces(shop.database.pool, ...secretsIn(email))).toEqual([])
  return email
}

async function mailbox(path: string) {
  return shop.visit(`/_mailbox/${path}`, { headers: { host: 'localhost' }, from: '127.0.0.1' })
}

test('the link of an order cannot be read in the database, and opens the order from the mailbox', async () => {
  const { orderId } = await anOrder(shop, rows)
  await deliver()
  const { id, subject } = await expectSealed()
  expect((await mailbox('')).body).toContain(`<a href="/_mailbox/${id}/">${subject}</a>`)
  const { body } = await mailbox(`${id}/`)
  const [order] = await rows<{ number: string }>('select number from orders where id = $1', orderId)
  const [link = ''] =
    new RegExp(`https://shop.example/ro/[^"]*${order?.number}[^"]*`).exec(body) ?? []
  const page = await shop.visit(link.replace('https://shop.example', '').replaceAll('&amp;', '&'))
  expect([page.statusCode, page.body.includes(String(order?.number))]).toEqual([200, true])
})

test('the link of a trade-in cannot be read in the database', async () => {
  await tradeInsOn(shop).open({ email: 'seller@example.com' })
  await deliver()
  expect((await expectSealed()).recipient).toBe('seller@example.com')
})

test('the link of a review invitation cannot be read in the database', async () => {
  await aDeliveredOrder(shop, rows)
  await workReviews(shop, rows)
  expect((await expectSealed()).sent_at).not.toBeNull()
})

test.each([
  ['to sign in', '/ro/autentifica-te/', 'link'],
  ['to choose a new password', '/ro/forgot/', 'forgot'],
])('a link %s cannot be read in the database', async (_, page, intent) => {
  const { email } = await aMember(shop)
  await rows('delete from outbox')
  const form = { intent, email, captcha: solved }
  expect((await shop.visit(page, { form })).statusCode).toBeLessThan(400)
  await deliver()
  expect((await expectSealed()).recipient).toBe(email)
})

test('emails written before encryption was introduced are encrypted when the shop starts', async () => {
  const id = randomUUID()
  const body = { html: '<a href="/?t=written-in-clear">', plain: '/?t=written-in-clear' }
  await rows(
    `insert into mail (id, market, recipient, subject, body_sealed, created_at)
     values ($1, 'ro', 'ana@example.com', 's', $2, now())`,
    id,
    JSON.stringify(body),
  )
  const { pool } = shop.database
  expect(await readablePlaces(pool, 'written-in-clear')).toEqual(['mail.body_sealed'])
  await sealEmails(shop.ctx)
  expect(await readablePlaces(pool, 'written-in-clear')).toEqual([])
  expect(await openedMails(pool)).toMatchObject([{ id, ...body }])
})
