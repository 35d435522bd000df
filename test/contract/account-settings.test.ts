import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadSettingsPage } from '#http/pages/account/load-settings.ts'
import { downloadExport } from '#http/pages/account/load-settings-export.ts'
import { changeSettings } from '#http/pages/account/load-settings-forms.ts'
import { handleSendContact } from '#http/pages/content/load-support.ts'
import { exportAccount } from '#services/account/export-account.ts'
import { exportFile } from '#services/account/export-file.ts'
import { addAddress } from '#services/account/save-addresses.ts'
import { listSessions } from '#services/identity/list-sessions.ts'
import { signIn } from '#services/identity/sign-in.ts'
import { issueInvoice } from '#services/invoice/issue-invoice.ts'
import { viewReturnable } from '#services/return/view-returnable.ts'
import { visit } from '#test/support/account-pages.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { aCaller, aMember, type IdentityApp, identityApp, solved } from '#test/support/identity.ts'
import { openedMails } from '#test/support/opened-mails.ts'
import { addressIn, type Rows, rowsIn } from '#test/support/order-cases.ts'
import { pdfText } from '#test/support/pdf-text.ts'
import { anOrderThatCame, withdraw, withdrawal } from '#test/support/returns.ts'
import { anOrder } from '#test/support/shipping.ts'
import { unzipped } from '#test/support/unzipped.ts'

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

type Owner = Awaited<ReturnType<typeof aMember>>
type Form = Readonly<Record<string, string>>

function send(cookie: string, form: Form | string, path = '/cont/setari/') {
  return visit(api, changeSettings, path, { cookie, form })
}

function goesTo(done: string) {
  return `/cont/setari/?done=${done}#${done}`
}

async function expectDone(sent: ReturnType<typeof send>, to: string) {
  const result = await sent
  expect(result).toMatchObject({ kind: 'answered', status: 303 })
  if (result.kind === 'answered') expect(result.headers.get('location')).toBe(to)
  return result
}

function profileOf(owner: Owner) {
  return rows(
    'select name, market, wants_newsletter as newsletter from member where id = $1',
    owner.member.userId,
  )
}

async function ordered(owner: Owner) {
  const { orderId } = await anOrder(api, rows)
  const [row] = await rows<{ number: string; email: string }>(
    `update orders set user_id = $2 where id = $1 returning number, contact_email as email`,
    orderId,
    owner.member.userId,
  )
  return { orderId, number: String(row?.number), email: String(row?.email) }
}

/** An order that is delivered, paid and closed, with nothing left to happen. */
async function finished(owner: Owner) {
  const order = await ordered(owner)
  await rows("update shipment set state = 'delivered' where order_id = $1", order.orderId)
  await rows("update payment set state = 'remitted' where order_id = $1", order.orderId)
  await rows("update orders set state = 'closed' where id = $1", order.orderId)
  return order
}

async function address(owner: Owner) {
  const place = await addressIn(rows, 'ro', '400001')
  const result = await addAddress(api.ctx, { userId: owner.member.userId, market: 'ro' }, place)
  if (!result.ok) throw new Error('the address was refused')
  return result.value
}

describe('the settings', () => {
  test('the settings change name, email language and newsletter of this member only', async () => {
    const [one, other] = [await aMember(api), await aMember(api)]
    const form = { intent: 'profile', name: ' Nume  Schimbat ', market: 'hu', newsletter: 'on' }
    await expectDone(send(one.cookie, form), goesTo('profile'))
    expect(await profileOf(one)).toEqual([
      { name: 'Nume Schimbat', market: 'hu', newsletter: true },
    ])
    expect(await profileOf(other)).toEqual([
      { name: 'Membru Încercat', market: 'ro', newsletter: false },
    ])
  })

  test('news of parcels comes as it was chosen, and stays so where the shop does not ask', async () => {
    const one = await aMember(api)
    const chosen = () =>
      rows('select parcel_news_by as way from member where id = $1', one.member.userId)
    expect(await chosen()).toEqual([{ way: 'email' }])
    const form = { intent: 'profile', name: 'Nume Schimbat', market: 'ro' }
    await expectDone(send(one.cookie, { ...form, parcelNewsBy: 'both' }), goesTo('profile'))
    expect(await chosen()).toEqual([{ way: 'both' }])
    await expectDone(send(one.cookie, form), goesTo('profile'))
    expect(await chosen()).toEqual([{ way: 'both' }])
    const refused = await send(one.cookie, { ...form, parcelNewsBy: 'pigeon' })
    expect(refused).toMatchObject({ status: 400 })
    expect(await chosen()).toEqual([{ way: 'both' }])
  })

  test('a name of one word is shown again as typed and is not saved', async () => {
    const one = await aMember(api)
    const result = await send(one.cookie, { intent: 'profile', name: 'Nume', market: 'ro' })
    expect(result).toEqual({
      kind: 'shown',
      value: { form: 'profile', name: 'Nume', error: { kind: 'pattern', of: 'name' } },
    })
    expect(await profileOf(one)).toMatchObject([{ name: 'Membru Încercat' }])
  })

  test.each([
    { intent: 'profile', name: 'Nume Schimbat', market: 'ro', role: 'staff' },
    { intent: 'profile', name: 'Nume Schimbat', market: 'ro', email: 'a@exemplu.ro' },
    { intent: 'profile', name: 'Nume Schimbat', market: 'de' },
    { intent: 'admin' },
  ])('settings with an unknown field are refused completely: %o', async form => {
    const one = await aMember(api)
    expect(await send(one.cookie, form)).toMatchObject({ kind: 'answered', status: 400 })
    expect(await profileOf(one)).toMatchObject([{ name: 'Membru Încercat', market: 'ro' }])
  })

  test('a password change needs the current password and ends the other sessions', async () => {
    const one = await aMember(api)
    const elsewhere = await signIn(api.ctx, one, aCaller())
    expect(elsewhere.ok).toBe(true)
    const wrong = { intent: 'password', current: 'greșită1', password: 'altă parolă' }
    expect(await send(one.cookie, wrong)).toEqual({
      kind: 'shown',
      value: { form: 'password', reason: { kind: 'wrong-password' } },
    })
    const short = { intent: 'password', current: one.password, password: '12345' }
    expect(await send(one.cookie, short)).toMatchObject({
      kind: 'shown',
      value: { form: 'password' },
    })
    const right = { intent: 'password', current: one.password, password: 'altă parolă' }
    await expectDone(send(one.cookie, right), goesTo('password'))
    await api.sentMessages()
    expect(await listSessions(api.ctx, one.member)).toHaveLength(1)
    expect((await signIn(api.ctx, one, aCaller())).ok).toBe(false)
    expect(
      (await signIn(api.ctx, { email: one.email, password: 'altă parolă' }, aCaller())).ok,
    ).toBe(true)
  })

  test("a member can end their own session, but not another member's", async () => {
    const [one, other] = [await aMember(api), await aMember(api)]
    await signIn(api.ctx, one, aCaller())
    const own = await listSessions(api.ctx, one.member)
    expect(own).toHaveLength(2)
    const theirs = { intent: 'end-session', session: other.member.sessionId }
    expect(await send(one.cookie, theirs)).toMatchObject({ kind: 'answered', status: 404 })
    expect(await listSessions(api.ctx, other.member)).toHaveLength(1)
    const second = own.find(({ isThisOne }) => !isThisOne)
    const form = { intent: 'end-session', session: String(second?.id) }
    await expectDone(send(one.cookie, form), goesTo('sessions'))
    expect(await listSessions(api.ctx, one.member)).toMatchObject([{ isThisOne: true }])
  })

  test("a member can remove their own address, but not another member's", async () => {
    const [one, other] = [await aMember(api), await aMember(api)]
    const [own, theirs] = [await address(one), await address(other)]
    expect(await send(one.cookie, { intent: 'remove-address', address: theirs.id })).toMatchObject({
      kind: 'answered',
      status: 404,
    })
    await expectDone(
      send(one.cookie, { intent: 'remove-address', address: own.id }),
      goesTo('addresses'),
    )
    expect(
      await rows('select id from saved_address where id in ($1, $2)', own.id, theirs.id),
    ).toEqual([{ id: theirs.id }])
  })
})

describe('the data export of a member', () => {
  const exported = (cookie: string, form: Form | string = { intent: 'export' }) =>
    visit(api, downloadExport, '/cont/setari/export/', { cookie, form })

  test('the export is one uncached file with all data of the member and nothing of anybody else', async () => {
    const [one, other] = [await aMember(api), await aMember(api)]
    const [own, theirs] = [await ordered(one), await ordered(other)]
    await address(one)
    const result = await exported(one.cookie)
    expect(result).toMatchObject({ kind: 'answered', status: 200 })
    if (result.kind !== 'answered') return
    expect(result.headers.get('cache-control')).toBe('private, no-store')
    expect(result.headers.get('content-disposition')).toBe('attachment; filename="kintsu.zip"')
    expect(result.headers.get('content-type')).toBe('application/zip')
    const record = await exportAccount(api.ctx, one.member.userId)
    expect(record).toMatchObject({
      member: { name: 'Membru Încercat', email: one.email, market: 'ro' },
      orders: [{ number: own.number, email: own.email }],
      addresses: [{ market: 'ro', address: { number: '12A' } }],
      sessions: [{ browser: 'a browser' }],
    })
    const text = JSON.stringify(record)
    for (const foreignValue of [other.email, other.member.userId, theirs.number, theirs.email])
      expect(text).not.toContain(foreignValue)
    expect(text).not.toMatch(/token|password|sealed|hash/i)
  })

  test('the export has every invoice of the member as issued, and no invoice of anybody else', async () => {
    const [one, other] = [await aMember(api), await aMember(api)]
    const [own, second, theirs] = [await ordered(one), await ordered(one), await ordered(other)]
    for (const { orderId } of [own, second, theirs])
      expect((await issueInvoice(api.ctx, orderId)).ok).toBe(true)
    const file = await exportFile(api.ctx, one.member.userId)
    const files = unzipped(await buffer(file!))
    const numbers = await rows<{ number: number }>(
      'select number from invoice where order_id = any($1::uuid[]) order by issued_at',
      [own.orderId, second.orderId],
    )
    expect([...files.keys()]).toEqual([
      'kintsu.json',
      ...numbers.map(({ number }) => `pdf/factura-KRO-${String(number).padStart(6, '0')}.pdf`),
    ])
    const [, paper] = [...files.values()]
    expect(pdfText(Buffer.from(paper ?? [])).join()).toContain(own.number)
  })

  test('the export is only available to members and only through its own form', async () => {
    const result = await visit(api, downloadExport, '/cont/setari/export/', {
      form: { intent: 'export' },
    })
    expect(result).toMatchObject({ kind: 'answered', status: 302 })
    const one = await aMember(api)
    expect(await exported(one.cookie, { intent: 'export', userId: 'x' })).toMatchObject({
      kind: 'answered',
      status: 400,
    })
    expect(
      await visit(api, downloadExport, '/profil/nastroyki/export/', {
        cookie: one.cookie,
        form: { intent: 'export' },
      }),
    ).toMatchObject({ kind: 'answered', status: 404 })
  })
})

function erase(owner: Owner, confirmation: string) {
  return send(owner.cookie, { intent: 'erase', confirmation })
}

async function has(owner: Owner) {
  return (await rows('select 1 from member where id = $1', owner.member.userId)).length === 1
}

describe('erasing an account', () => {
  test('the erasure removes what the member wrote on the support page, and nobody else’s messages', async () => {
    const one = await aMember(api)
    const other = await aMember(api)
    for (const email of [one.member.email ?? '', other.member.email ?? ''])
      await visit(api, handleSendContact, '/suport/', {
        form: {
          name: 'Ana Pop',
          email,
          topic: 'sale',
          orderNumber: '',
          captcha: solved,
          message: `Unde este coletul meu, trimis de ${email}?`,
        },
      })
    const storedMessages = async () => [
      ...(await rows<{ about: string }>(
        `select email as about from contact_message where message like 'Unde este coletul meu, trimis%'`,
      )),
      ...(await openedMails(api.database.pool)).flatMap(({ plain }) => {
        const [, about] = /Unde este coletul meu, trimis de (\S+)\?/.exec(plain) ?? []
        return about === undefined ? [] : [{ about }]
      }),
    ]
    expect(await storedMessages()).toHaveLength(6)
    await expectDone(erase(one, one.password), '/cont/setari/?gone=1')
    const left = await storedMessages()
    expect(left.map(({ about }) => about)).toEqual(Array(3).fill(other.member.email))
  })

  test('the erasure needs the password, and a wrong one erases nothing', async () => {
    const one = await aMember(api)
    expect(await erase(one, 'altceva')).toEqual({
      kind: 'shown',
      value: { form: 'erase', reason: { kind: 'wrong-password' } },
    })
    expect(await has(one)).toBe(true)
  })

  test('repeated wrong passwords for the erasure require the captcha, and solving it continues', async () => {
    const one = await aMember(api)
    for (const guess of ['unu', 'doi', 'trei']) await erase(one, guess)
    expect(await erase(one, one.password)).toEqual({
      kind: 'shown',
      value: { form: 'erase', reason: { kind: 'captcha-needed' } },
    })
    expect(await has(one)).toBe(true)
    const form = { intent: 'erase', confirmation: one.password, captcha: solved }
    await expectDone(send(one.cookie, form), '/cont/setari/?gone=1')
    expect(await has(one)).toBe(false)
  })

  test('the erasure asks a member without a password for a confirmation word', async () => {
    const one = await aMember(api)
    await rows('delete from member_account where user_id = $1', one.member.userId)
    expect(await erase(one, 'da')).toEqual({
      kind: 'shown',
      value: { form: 'erase', reason: { kind: 'wrong-word' } },
    })
    await expectDone(erase(one, 'șterge'), '/cont/setari/?gone=1')
    expect(await has(one)).toBe(false)
  })

  test('the erasure is refused while orders are in progress, and names them', async () => {
    const one = await aMember(api)
    await finished(one)
    const open = await ordered(one)
    expect(await erase(one, one.password)).toEqual({
      kind: 'shown',
      value: { form: 'erase', reason: { kind: 'under-way', orders: [open.number], tradeIns: [] } },
    })
    expect(await has(one)).toBe(true)
  })

  test('the erasure leaves only what tax law requires', async () => {
    const [one, other] = [await aMember(api), await aMember(api)]
    const { orderId, number, email } = await finished(one)
    const theirs = await finished(other)
    const [before] = await rows(
      `select items_minor, discount_minor, delivery_minor, collection_fee_minor, total_minor, currency
       from orders where id = $1`,
      orderId,
    )
    const lines = await rows(
      'select * from order_line where order_id = $1 order by position',
      orderId,
    )
    await address(one)
    await rows(
      `insert into invoice (id, market, language, series, number, kind, order_id, currency, total_minor, content, issued_at)
       select gen_random_uuid(), market, language, 'T', 1, 'invoice', id, currency, total_minor,
         '{"buyer":{"kind":"personal","name":"Cumpărător Încercat","address":[]}}', now()
       from orders where id = $1`,
      orderId,
    )
    await rows(
      "update payment set person_sealed = 'sealed facts', redirect_url = 'https://x' where order_id = $1",
      orderId,
    )
    await rows("update shipment set label = '\\x00' where order_id = $1", orderId)
    await rows(
      `insert into mail (id, order_id, market, recipient, subject, body_sealed, created_at)
       values (gen_random_uuid(), $1, 'ro', $2, 's', '{}', now()),
         (gen_random_uuid(), null, 'ro', $3, 's', '{}', now()),
         (gen_random_uuid(), null, 'ro', $4, 's', '{}', now())`,
      orderId,
      email,
      one.email.toUpperCase(),
      other.email,
    )
    const result = await expectDone(erase(one, one.password), '/cont/setari/?gone=1')
    if (result.kind === 'answered')
      expect(result.headers.getSetCookie().join('\n')).toMatch(/kintsu-member=;/)

    const [erasedOrder] = await rows('select * from orders where id = $1', orderId)
    expect(erasedOrder).toMatchObject({
      ...before,
      number,
      user_id: null,
      contact_name: '',
      contact_email: '',
      contact_phone: '',
      billing: { kind: 'personal', person: { name: '', email: '', phone: '' } },
      pickup_point: null,
      counted_as: [],
      browser_hash: null,
    })
    expect(
      await rows('select * from order_line where order_id = $1 order by position', orderId),
    ).toEqual(lines)
    expect(
      await rows(
        "select content -> 'buyer' ->> 'name' as name from invoice where order_id = $1",
        orderId,
      ),
    ).toEqual([{ name: 'Cumpărător Încercat' }])
    expect(await rows('select 1 from order_address where order_id = $1', orderId)).toEqual([])
    expect(
      await rows('select person_sealed, redirect_url from payment where order_id = $1', orderId),
    ).toEqual([{ person_sealed: null, redirect_url: null }])
    expect(await rows('select label from shipment where order_id = $1', orderId)).toEqual([
      { label: null },
    ])
    for (const table of ['member_session', 'member_account', 'saved_address', 'cart_document'])
      expect(
        await rows(`select 1 from ${table} where user_id = $1`, one.member.userId),
        table,
      ).toEqual([])
    expect(await has(one)).toBe(false)
    expect(
      await rows(
        'select recipient from mail where lower(recipient) in ($1, $2, $3)',
        email,
        one.email,
        other.email,
      ),
    ).toEqual([{ recipient: other.email }])
    expect(await has(other)).toBe(true)
    expect(
      await rows('select contact_email as email from orders where id = $1', theirs.orderId),
    ).toEqual([{ email: theirs.email }])
  })

  test('the erasure disables the link of an order delivered yesterday: it opens no return', async () => {
    const one = await aMember(api)
    const { orderId, number, token } = await anOrderThatCame(api, rows)
    await rows('update orders set user_id = $2 where id = $1', orderId, one.member.userId)
    const requester = { kind: 'order-link', token } as const
    expect(await viewReturnable(api.ctx, requester, number)).toMatchObject({ ok: true })
    await rows("update payment set state = 'remitted' where order_id = $1", orderId)
    await rows("update orders set state = 'closed' where id = $1", orderId)
    await expectDone(erase(one, one.password), '/cont/setari/?gone=1')
    const notFound = { ok: false, refusal: { kind: 'not-found' } }
    expect(await viewReturnable(api.ctx, requester, number)).toEqual(notFound)
    expect((await withdraw(api, number, withdrawal({ token }))).status).toBe(404)
    expect(await rows('select 1 from order_return where order_id = $1', orderId)).toEqual([])
  })

  test('the erasure leaves no text of the member in the database', async () => {
    const one = await aMember(api, {
      name: 'Canarul Galben',
      email: 'canar.galben@exemplu.ro',
      password: 'o parolă lungă',
      wantsNewsletter: false,
      market: 'ro',
    })
    const { orderId } = await finished(one)
    await rows(
      `update orders set contact_name = 'Canarul Galben', contact_email = 'canar.galben@exemplu.ro'
       where id = $1`,
      orderId,
    )
    await address(one)
    await expectDone(erase(one, one.password), '/cont/setari/?gone=1')
    const tables = await rows<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public'",
    )
    const found: string[] = []
    for (const { name } of tables) {
      const hits = await rows(
        `select 1 from "${name}" t where t::text ilike '%canar%galben%' limit 1`,
      )
      if (hits.length > 0) found.push(name)
    }
    expect(found).toEqual([])
  })

  test('the page says once that the account is gone, to signed-out visitors only', async () => {
    expect(await visit(api, loadSettingsPage, '/cont/setari/?gone=1')).toEqual({
      kind: 'shown',
      value: { kind: 'gone' },
    })
    const one = await aMember(api)
    expect(
      await visit(api, loadSettingsPage, '/cont/setari/?gone=1', { cookie: one.cookie }),
    ).toMatchObject({ kind: 'shown', value: { kind: 'settings' } })
  })
})
