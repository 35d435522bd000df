import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { demoPassword } from '#app/demo/demo-logins.ts'
import { growDatabase } from '#store/seeds/large/grow-catalogue.ts'
import { type BenchRequest, measure, send } from './load.ts'
import { growTrade } from './office-trade.ts'
import { openShop } from './shop.ts'
import { printTable, rounded } from './table.ts'

const orders = 1_000_000
const requests = 300
/** Milliseconds (Spec of the office: its lists answer within it at a million orders). */
const mostP99 = 50

/** The pages of the office after two years of trade, one request at a time, as whole documents. */
export async function benchOffice(): Promise<readonly string[]> {
  const shop = await openShop()
  try {
    await shop.whileStopped(async () => {
      await growDatabase(shop.databaseUrl, orders + 20_000)
      await growTrade(shop.databaseUrl, orders)
    })
    const secret = readFileSync(join(shop.folder, 'secret'), 'utf8').trim()
    return await measureOffice({ ...shop, secret })
  } finally {
    await shop.end()
  }
}

type Office = {
  readonly address: string
  readonly databaseUrl: string
  readonly secret: string
}

export async function measureOffice({
  address,
  databaseUrl,
  secret,
}: Office): Promise<readonly string[]> {
  const cookie = await signedIn(address, secret)
  const rows: (readonly string[])[] = []
  const complaints: string[] = []
  for (const [name, paths] of Object.entries(await casesIn(databaseUrl))) {
    const { p50, p99, unexpected, example } = await measure({
      connections: 1,
      requests,
      seconds: 60,
      // What is found alone is opened at once.
      expected: status => status === 200 || status === 302,
      createRequest: ({ count }): BenchRequest => ({
        url: `${address}/office/${paths[count % paths.length]}`,
        headers: { cookie, accept: 'text/html' },
      }),
    })
    rows.push([name, rounded(p50, 1), rounded(p99, 1)])
    if (unexpected.size > 0) complaints.push(`${name}: ${[...unexpected.keys()]} ${example}`)
    if (!(p99 <= mostP99)) complaints.push(`${name}: p99 ${rounded(p99, 1)} ms, wanted ${mostP99}`)
  }
  printTable(['', 'p50', 'p99'], rows)
  return complaints
}

async function signedIn(address: string, secret: string): Promise<string> {
  const { status, headers } = await send({
    url: `${address}/office/sign-in/`,
    method: 'POST',
    headers: { origin: address, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      email: 'owner@office.example',
      password: demoPassword(secret),
      next: '',
    }).toString(),
  })
  if (status !== 303) throw new Error(`Signing in answered ${status}.`)
  return (headers['set-cookie'] ?? []).map(line => line.split(';')[0]).join('; ')
}

/** Paths below /office/, by what they show; those of one case are asked for in turn. */
async function casesIn(databaseUrl: string): Promise<Readonly<Record<string, readonly string[]>>> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const some = async (text: string) =>
    (await client.query<{ it: string }>(`${text} limit 20`)).rows.map(({ it }) => it)
  const numbers = await some('select number as it from orders tablesample system (0.01)')
  const sales = await some('select number as it from sale tablesample system (0.1)')
  const members = await some('select id::text as it from member tablesample system (0.1)')
  const units = await some('select id::text as it from unit tablesample system (0.1)')
  const phones = await some('select contact_phone as it from orders tablesample system (0.01)')
  const emails = await some('select contact_email as it from orders tablesample system (0.01)')
  await client.end()
  const find = (typed: string) => `find/?q=${encodeURIComponent(typed)}`
  return {
    today: [''],
    tasks: ['tasks/'],
    'find an order': numbers.map(find),
    'find a trade-in': sales.map(find),
    'find a phone': phones.map(find),
    'find an email': emails.map(find),
    'find a name': ['Customer 12', 'Member 99999', 'Nobody'].map(find),
    'parcels to send': ['dispatch/'],
    'parcels to us': ['arrivals/', 'arrivals/?view=arrived', 'arrivals/?view=late'],
    'orders to send': ['orders/'],
    'orders, all': ['orders/?view=all', 'orders/?view=all&market=gr'],
    'orders, all, further on': numbers.map(number => `orders/?view=all&after=${number}`),
    'one order': numbers.map(number => `orders/${number}/`),
    'trade-ins to inspect': ['trade-ins/'],
    'trade-ins, all': ['trade-ins/?view=all', 'trade-ins/?view=all&market=bg'],
    'trade-ins, all, further on': sales.map(number => `trade-ins/?view=all&after=${number}`),
    'returns to do': ['returns/'],
    'returns, all': ['returns/?view=all'],
    'claims to do': ['claims/'],
    'claims, all': ['claims/?view=all'],
    'refunds to approve': ['refunds/'],
    'refunds, all': ['refunds/?view=all'],
    'payouts due': ['payouts/'],
    'payouts, all': ['payouts/?view=all'],
    'cash collected': ['cash/'],
    'cash, all': ['cash/?view=all'],
    'messages open': ['messages/'],
    'messages, all': ['messages/?view=all'],
    'members, newest': ['members/'],
    'members by name': ['members/?q=Member+4242', 'members/?q=Nobody'],
    'one member': members.map(id => `members/${id}/`),
    'reviews flagged': ['reviews/'],
    'reviews, all': ['reviews/?view=all'],
    'devices to grade': ['units/'],
    'devices, all': ['units/?view=all', 'units/?view=for-sale'],
    'one device': units.map(id => `units/${id}/`),
    prices: ['prices/', 'prices/?q=iphone'],
    'buying prices': ['price-book/'],
    figures: ['figures/'],
    'figures, 365 days': ['figures/?days=365'],
    books: ['books/'],
    trail: ['audit/', 'audit/?action=scan-out', 'audit/?actor=Staff+3'],
  }
}
