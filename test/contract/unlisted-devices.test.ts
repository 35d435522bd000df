import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  loadTradeInUnlisted,
  sendTradeInUnlisted,
} from '#http/pages/trade-in/load-trade-in-unlisted.ts'
import { visit } from '#test/support/account-pages.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { aMember, type IdentityApp, identityApp, solved } from '#test/support/identity.ts'
import { openedMails } from '#test/support/opened-mails.ts'
import { type Rows, rowsIn } from '#test/support/order-cases.ts'

let database: TestDatabase
let api: IdentityApp
let rows: Rows

beforeAll(async () => {
  database = await seededDatabase()
  api = await identityApp(database.url)
  rows = rowsIn(api)
})
beforeEach(() => rows('delete from contact_message'))
afterAll(async () => {
  await api.close()
  await database.drop()
})

const form = {
  device: 'Nokia 3310, albastru,\r\nfără încărcător',
  choice: 'quote',
  email: 'ana@example.com',
  captcha: solved,
}

const stored = () => rows<{ id: string }>('select * from contact_message')

test.each([
  {
    market: 'ro',
    path: '/vinde/alt-dispozitiv/',
    choice: 'quote',
    receipt: /Am primit cererea ta[\s\S]*ofertă în cel mult două zile lucrătoare/,
    staff: 'Dispozitiv care nu e în listă: cerere de ofertă',
  },
  {
    market: 'bg',
    path: '/proday/drugo-ustroystvo/',
    choice: 'recycling',
    receipt: /Получихме запитването ти[\s\S]*До два работни дни/,
    staff: 'Устройство извън списъка: безплатно рециклиране',
  },
  {
    market: 'hu',
    path: '/eladas/mas-keszulek/',
    choice: 'recycling',
    receipt: /Megkaptuk a kérésedet[\s\S]*legfeljebb két munkanapon belül/i,
    staff: 'Listán kívüli készülék: ingyenes újrahasznosítás',
  },
  {
    market: 'gr',
    path: '/sell-your-device/other-device/',
    choice: 'quote',
    receipt: /Λάβαμε το αίτημά σου[\s\S]*μέσα σε δύο εργάσιμες ημέρες/,
    staff: 'Συσκευή εκτός λίστας: αίτημα προσφοράς',
  },
] as const)(
  'a device that is not in the list of $market becomes a task for staff, confirmed by an email',
  async ({ market, path, choice, receipt, staff }) => {
    const email = `${market}@example.com`
    const sent = await visit(api, sendTradeInUnlisted, path, {
      market,
      form: { ...form, choice, email },
    })
    expect(sent).toMatchObject({ kind: 'answered', status: 303 })
    expect(sent.kind === 'answered' && sent.headers.get('location')).toBe(`${path}?sent=1`)
    const [message] = await stored()
    expect(message).toMatchObject({
      market,
      email,
      topic: 'sale',
      message: 'Nokia 3310, albastru,\nfără încărcător',
    })
    expect(
      await rows(
        'select market, kind, facts, done_at from staff_task where subject_id = $1',
        message?.id,
      ),
    ).toEqual([{ market, kind: 'device-not-listed', facts: { choice }, done_at: null }])
    const [toSeller, ...more] = await openedMails(api.database.pool, 'recipient = $1', [email])
    expect(more).toEqual([])
    expect(toSeller?.plain).toMatch(receipt)
    expect(toSeller?.plain).toContain('Nokia 3310, albastru,')
    const [toStaff] = await openedMails(api.database.pool, 'id = $1', [message?.id])
    expect(toStaff).toMatchObject({ subject: staff })
    expect(toStaff?.plain).toContain(email)
  },
)

test('the form has the text that was searched for and a member’s address, and is thanked for once', async () => {
  const path = '/vinde/alt-dispozitiv/'
  const shown = (query: string, cookie = '') =>
    visit(api, loadTradeInUnlisted, path + query, { cookie })
  expect(await shown('?q=nokia%203310')).toMatchObject({
    value: { device: 'nokia 3310', email: '', isSent: false },
  })
  const { cookie, member } = await aMember(api)
  expect(await shown('?sent=1', cookie)).toMatchObject({
    value: { device: '', email: member.email, isSent: true },
  })
})

test('an invalid request, or one without a solved captcha, is shown again as typed and not stored', async () => {
  const send = (over: object) =>
    visit(api, sendTradeInUnlisted, '/vinde/alt-dispozitiv/', { form: { ...form, ...over } })
  expect(await send({ device: 'ab', choice: 'repair', email: 'ana@' })).toMatchObject({
    value: {
      form: { device: 'ab', choice: 'repair', email: 'ana@' },
      refusal: { kind: 'form', errors: ['device', 'choice', 'email'] },
    },
  })
  expect(await send({ captcha: '' })).toMatchObject({
    value: { refusal: { kind: 'captcha-needed' }, isUnsolved: true },
  })
  expect(await send({ captcha: 'wrong' })).toMatchObject({
    value: { refusal: { kind: 'captcha-needed' }, isUnsolved: false },
  })
  expect(await send({ admin: 'yes' })).toMatchObject({ status: 400 })
  expect(await stored()).toEqual([])
})

test('one IP address may send ten requests per hour', async () => {
  const results: unknown[] = []
  for (let at = 0; at < 11; at += 1)
    results.push(
      await visit(api, sendTradeInUnlisted, '/vinde/alt-dispozitiv/', {
        form,
        address: '192.0.2.8',
      }),
    )
  expect(results.at(-1)).toMatchObject({ value: { refusal: { kind: 'too-many-tries' } } })
  expect(await stored()).toHaveLength(10)
})
