import { beforeAll, expect, test } from 'vitest'
import type { OrderRequestOnWire } from '#contract/order.ts'
import { issueVoucher } from '#services/voucher/issue-voucher.ts'
import { committed } from '#store/transaction.ts'
import { type ApiApp, apiApp } from '#test/support/api-app.ts'
import { seededDatabase } from '#test/support/fresh-database.ts'

type Header = { readonly name: string; readonly in: string; readonly example?: string }
type Sent = {
  readonly parameters?: readonly Header[]
  readonly requestBody: {
    readonly content: {
      readonly 'application/json': {
        readonly example?: object
        readonly examples?: Readonly<Record<string, { readonly value: object }>>
      }
    }
  }
}
type Document = { readonly paths: Readonly<Record<string, { readonly post?: Sent }>> }

// The first call of a run fills the demo, which takes longer than a test.
beforeAll(async () => (await seededDatabase()).drop())

/** The demo as it starts, for one example. */
async function inDemo(work: (api: ApiApp, document: Document) => Promise<void>) {
  const database = await seededDatabase()
  const api = await apiApp(database.url)
  try {
    await work(api, (await api.ask('/api/openapi.json')).json())
  } finally {
    await api.close()
    await database.drop()
  }
}

function postOf({ paths }: Document, path: string) {
  const post = paths[path]?.post
  const { example, examples = {} } = post!.requestBody.content['application/json']
  const named = Object.entries(examples).map(([name, { value }]) => [name, value] as const)
  const headers = (post?.parameters ?? []).filter(each => each.in === 'header')
  return {
    bodies: new Map<string, object>(example ? [['usual', example], ...named] : named),
    headers: Object.fromEntries(headers.map(each => [each.name, each.example ?? ''])),
  }
}

function send(api: ApiApp, document: Document, path: string, name = 'usual') {
  const { bodies, headers } = postOf(document, path)
  const payload = bodies.get(name)
  expect(payload, `${path} ${name}`).toBeDefined()
  return api.ask({ method: 'POST', url: path, headers, payload: payload as object })
}

test('the printed requests about the cart are answered by the demo', async () => {
  await inDemo(async (api, document) => {
    for (const path of ['/api/cart-refresh/', '/api/payment-rows/', '/api/promo/']) {
      const answer = await send(api, document, path)
      expect(answer.statusCode, `${path} ${answer.body}`).toBe(200)
    }
    const refreshed = (await send(api, document, '/api/cart-refresh/')).json()
    expect(refreshed.data.devices).toHaveLength(1)
    expect((await send(api, document, '/api/promo/')).json().kind).toBe('valid')
  })
})

test('the printed order is placed in the demo, and its place is the printed one', async () => {
  await inDemo(async (api, document) => {
    const answer = await send(api, document, '/api/orders/')
    expect(answer.statusCode, answer.body).toBe(201)
    const { number, token } = answer.json()
    const order = (await api.ask(`/api/orders/${number}/?token=${token}`)).json()
    // 1 399.00 and the warranty's 109.00, delivery 14.99, collection fee 9.99 lei (markets.md).
    expect(order.totals.total).toEqual({ minor: 153_298, currency: 'RON' })
    expect(order.delivery.point).toMatchObject({
      id: 'ro-easybox-001',
      name: 'easybox Băneasa Shopping City',
    })
  })
})

/** A voucher's code is known only to its holder: the demo has none, so the printed codes are issued first. */
async function issuePrinted(api: ApiApp, code: string, minor: number) {
  const voucherCodes = { ...api.ctx.keys.voucherCodes, codeOf: () => code.replaceAll('-', '') }
  const ctx = { ...api.ctx, keys: { ...api.ctx.keys, voucherCodes } }
  await committed(api.database.pool, tx =>
    issueVoucher(ctx, tx, {
      market: 'ro',
      amount: { minor, currency: 'RON' },
      source: { kind: 'goodwill', subject: code },
      status: 'open',
      actor: 'tests',
    }),
  )
}

test.each(['a voucher pays a part', 'vouchers pay all of it'])(
  'the printed order of which %s is placed with vouchers of the printed codes',
  async name => {
    await inDemo(async (api, document) => {
      const body = postOf(document, '/api/orders/').bodies.get(name) as OrderRequestOnWire
      // The first is worth 250.00 lei, the second all that is left.
      for (const [at, code] of (body.vouchers?.codes ?? []).entries())
        await issuePrinted(api, code, at === 0 ? 25_000 : 200_000)
      const answer = await send(api, document, '/api/orders/', name)
      expect(answer.statusCode, answer.body).toBe(201)
    })
  },
)
