import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { officeUrl } from '#domain/staff/office-pages.ts'
import { sendParcelEmail } from '#services/mail/send-parcel-email.ts'
import { followSettings } from '#services/setting/follow-settings.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { openedMails } from '#test/support/opened-mails.ts'
import { type Rows, rowsIn } from '#test/support/order-cases.ts'
import { anOrder } from '#test/support/shipping.ts'
import { aStaff, granted } from '#test/support/staff.ts'
import { type WholeShop, wholeShop } from '#test/support/whole-shop.ts'

vi.mock('virtual:react-router/server-build', () => import('#test/support/server-build.ts'))

let database: TestDatabase
let shop: WholeShop
/** A second process on the same database. */
let other: WholeShop
let rows: Rows
let writer: Awaited<ReturnType<typeof aStaff>>

beforeAll(async () => {
  database = await seededDatabase()
  shop = await wholeShop(database.url)
  other = await wholeShop(database.url)
  rows = rowsIn(shop)
  writer = await aStaff(shop, granted('owner'))
})
afterAll(async () => {
  await Promise.all([shop.close(), other.close()])
  await database.drop()
})

const url = (mail: string, market: string) => `${officeUrl('mail-text', mail)}?market=${market}`

type Form = Readonly<Record<string, string>>

/** The fields of an email's form as its page shows them. */
async function formOf(mail: string, market: string): Promise<Form> {
  const page = await shop.visit(url(mail, market), { cookie: writer.cookie })
  expect(page.statusCode).toBe(200)
  const revision = /name="revision" value="(\d+)"/.exec(page.body)?.[1] ?? ''
  const phrases = page.body.matchAll(/<textarea [^>]*name="([^"]+)"[^>]*>([^<]*)<\/textarea>/g)
  return { revision, ...Object.fromEntries([...phrases].map(([, name, value]) => [name, value])) }
}

function send(mail: string, market: string, form: Form, { cookie } = writer) {
  const fields = { act: 'change-mail-text', reason: 'a reason of the test', ...form }
  const sent = new URLSearchParams(fields).toString()
  return shop.visit(url(mail, market), { cookie, form: sent })
}

async function lastChange(market: string) {
  const [change] = await rows<{ id: string; actor: string; changes: unknown }>(
    `select id::text, actor, changes from setting_change where market = $1 and section = 'mail-texts'
     order by id desc limit 1`,
    market,
  )
  return change
}

/** The email that a process writes about the parcel of a new order. */
async function aParcelEmail(process: WholeShop, market: 'ro' | 'bg') {
  const { orderId } = await anOrder(shop, rows, market)
  const [{ id } = { id: '' }] = await rows<{ id: string }>('select gen_random_uuid() as id')
  const payload = { orderId, news: 'shipped' }
  await sendParcelEmail(process.ctx, { id, topic: 'parcel-news', payload, attempts: 1 })
  const [mail] = await openedMails(shop.database.pool, 'id = $1', [id])
  if (!mail) throw new Error('no email was written')
  return mail
}

const title = 'mail-texts.parcelEmail.shipped.title'
const subject = 'mail-texts.parcelEmail.shipped.subject'

describe('the texts of emails', () => {
  test('are listed by what they are about, in the language of the market', async () => {
    const page = await shop.visit(`${officeUrl('mail-texts')}?market=hu`, { cookie: writer.cookie })
    expect(page.body).toContain('Parcel of an order')
    expect(page.body).toContain('Köszönjük, a rendelésedet visszaigazoltuk')
  })

  test('go out as staff worded them, from every process, until that is undone', async () => {
    const form = await formOf('parcelEmail.shipped', 'ro')
    expect(form).toMatchObject({
      revision: '0',
      [title]: 'Coletul a plecat spre tine',
      [subject]: 'Comanda {number} a plecat spre tine',
    })
    const own = { ...form, [title]: 'E <pe> drum', [subject]: 'Pe drum: {number}' }
    expect((await send('parcelEmail.shipped', 'ro', own)).statusCode).toBe(303)
    expect(await lastChange('ro')).toMatchObject({
      actor: writer.name,
      changes: [
        { field: subject, before: null, after: 'Pe drum: {number}' },
        { field: title, before: null, after: 'E <pe> drum' },
      ],
    })
    await followSettings(other.ctx)
    for (const process of [shop, other]) {
      const mail = await aParcelEmail(process, 'ro')
      expect(mail.subject).toMatch(/^Pe drum: [A-Z0-9-]+$/)
      expect(mail.html).toContain('E &#60;pe&#62; drum')
      expect(mail.plain).toContain('E <pe> drum')
    }
    expect((await aParcelEmail(shop, 'bg')).plain).not.toContain('drum')
    expect(await formOf('parcelEmail.shipped', 'ro')).toMatchObject({ [subject]: own[subject] })

    const item = (await lastChange('ro'))?.id ?? ''
    const elsewhere = await send('parcelEmail.ready', 'ro', { act: 'undo-mail-text', item })
    expect(elsewhere.statusCode).toBe(422)
    const undone = await send('parcelEmail.shipped', 'ro', { act: 'undo-mail-text', item })
    expect(undone.statusCode).toBe(303)
    expect((await aParcelEmail(shop, 'ro')).plain).toContain('Coletul a plecat spre tine')
  })

  test('that lack what the shop fills in are refused, and what was typed is named', async () => {
    const form = await formOf('parcelEmail.ready', 'ro')
    const name = 'mail-texts.parcelEmail.ready.intro'
    const sent = await send('parcelEmail.ready', 'ro', { ...form, [name]: 'A ajuns.' })
    expect(sent.statusCode).toBe(422)
    expect(sent.body).toContain('Use {number} and nothing else in braces')
    expect(shop.ctx.settings.mailTextsOf('ro')?.['parcelEmail.ready.intro']).toBeUndefined()
  })

  test('of two staff who word the same email, the second is told; other emails are free', async () => {
    const [first, second, another] = [
      await formOf('warrantyEmail.repaired', 'bg'),
      await formOf('warrantyEmail.repaired', 'bg'),
      await formOf('warrantyEmail.replaced', 'bg'),
    ]
    const name = 'mail-texts.warrantyEmail.repaired.title'
    const done = await send('warrantyEmail.repaired', 'bg', { ...first, [name]: 'Готово е' })
    expect(done.statusCode).toBe(303)
    const late = await send('warrantyEmail.repaired', 'bg', { ...second, [name]: 'Поправено е' })
    expect(late.statusCode).toBe(422)
    expect(late.body).toContain('Somebody else changed this')
    const free = { ...another, 'mail-texts.warrantyEmail.replaced.title': 'Ново е' }
    expect((await send('warrantyEmail.replaced', 'bg', free)).statusCode).toBe(303)
    expect(shop.ctx.settings.mailTextsOf('bg')).toEqual({
      'warrantyEmail.repaired.title': 'Готово е',
      'warrantyEmail.replaced.title': 'Ново е',
    })
  })

  test('are changed only by their own form', async () => {
    const form = await formOf('warrantyEmail.closed', 'hu')
    const foreign = { ...form, [title]: 'Úton', 'shop.cart.returnDays': '99' }
    expect((await send('warrantyEmail.closed', 'hu', foreign)).statusCode).toBe(422)
    expect(shop.ctx.settings.mailTextsOf('hu')).toBeUndefined()
    expect(shop.ctx.settings.shopOf('hu').cart.returnDays).not.toBe(99)
  })

  test.each(['parcelEmail.gone', 'constructor', 'catalogue', 'orderEmail.'])(
    'a page about %j is not there',
    async mail => {
      const page = await shop.visit(url(mail, 'ro'), { cookie: writer.cookie })
      expect(page.statusCode).toBe(404)
    },
  )

  test('are changed by staff of their market alone', async () => {
    const form = await formOf('parcelEmail.shipped', 'ro')
    const greek = await aStaff(shop, granted('owner', 'gr'))
    const sent = await send('parcelEmail.shipped', 'ro', { ...form, [title]: 'Altceva' }, greek)
    expect(sent.statusCode).toBe(404)
  })
})
