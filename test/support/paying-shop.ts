import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ProviderSettings } from '#app/config/providers.ts'
import { connectPaymentProviders } from '#app/config/providers.ts'
import { demoProviders } from '#app/demo/demo-providers.ts'
import { handlers } from '#app/modules.ts'
import type { OrderRequestOnWire } from '#contract/order.ts'
import type { Market } from '#domain/market/market.ts'
import type { InstallmentPlan } from '#domain/payment/choice.ts'
import type { PaymentMethodId } from '#domain/payment/method.ts'
import type { Patience } from '#providers/call.ts'
import { endDifferences } from '#services/payment/end-differences.ts'
import { processWebhooks } from '#services/payment/process-webhooks.ts'
import { sendRefunds } from '#services/payment/send-refunds.ts'
import { expireOrders, reconcilePayments } from '#services/payment/sweep-payments.ts'
import type { Delivery } from '../../src/sandbox/deliveries.ts'
import { createKeys } from '../../src/sandbox/keys.ts'
import type { Match, Step } from '../../src/sandbox/scenario.ts'
import { startSandbox } from '../../src/sandbox/start-sandbox.ts'
import { apiApp } from './api-app.ts'
import { aCourierOrder, anEasyboxOrder, rowsIn, sendOrder, shelfUnits } from './order-cases.ts'

/** A port that was free moments ago. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise(done => server.once('listening', done))
  const { port } = server.address() as AddressInfo
  await new Promise(done => server.close(done))
  return port
}

/** The sandbox in this process, with shops that are paid through it; several may share it and one database. */
export function openSandbox() {
  return startSandbox({ keys: createKeys('the tests') })
}

export type TestSandbox = Awaited<ReturnType<typeof openSandbox>>

type Reconnect = (settings: ProviderSettings) => ProviderSettings

/** Gives every lender the same timeouts and retries. */
export function withPatience(patience: Patience): Reconnect {
  return ({ oney, tbiRo, tbiBg, tbiGr, cofidis, ...others }) => ({
    ...others,
    ...(oney && { oney: { ...oney, patience } }),
    ...(tbiRo && { tbiRo: { ...tbiRo, patience } }),
    ...(tbiBg && { tbiBg: { ...tbiBg, patience } }),
    ...(tbiGr && { tbiGr: { ...tbiGr, patience } }),
    ...(cofidis && { cofidis: { ...cofidis, patience } }),
  })
}

/** A shop that receives its webhooks; its clock can be moved forward. It retries calls without waiting. */
export async function payingShop(
  databaseUrl: string,
  sandbox: TestSandbox,
  reconnect: Reconnect = withPatience({ firstPauseMs: 1 }),
) {
  const port = await freePort()
  let ahead = 0
  const now = () => new Date(Date.now() + ahead)
  const api = await apiApp(databaseUrl, {
    publicUrl: `http://127.0.0.1:${port}`,
    providers: connectPaymentProviders(reconnect(demoProviders(sandbox.world.keys, sandbox))),
    now,
    maxUnitsPerHour: Number.POSITIVE_INFINITY,
  })
  await api.app.listen({ port, host: '127.0.0.1' })
  const rows = rowsIn(api)
  const { ctx } = api
  const jobs = {
    processWebhooks: () => processWebhooks(ctx),
    reconcile: () => reconcilePayments(ctx),
    expireOrders: () => expireOrders(ctx),
    endDifferences: () => endDifferences(ctx),
    sendRefunds: () => sendRefunds(ctx),
  }
  const shop = {
    api,
    rows,
    sandbox,
    now,
    /** The shop's own clock; the sandbox has another. */
    forward: (ms: number) => {
      ahead += ms
    },
    jobs,
    /** Runs the background work until nothing is left to do. */
    settle: async () => {
      for (let round = 0; round < 200; round += 1) {
        const areWebhooksSent = await haveDueWebhooksBeenSent(sandbox)
        const done =
          (await jobs.processWebhooks()) +
          (await deliverDue(api, now())) +
          (await jobs.sendRefunds())
        if (areWebhooksSent && done === 0) return
      }
      throw new Error('There is always something left to do.')
    },
    /** Ten minutes later every due status has been queried. */
    queryDueStatuses: async () => {
      ahead += 10 * 60_000
      while ((await jobs.reconcile()) === 50);
      await shop.settle()
    },
    close: () => api.close(),
  }
  return shop
}

export type PayingShop = Awaited<ReturnType<typeof payingShop>>

/** Whether every due webhook was attempted; otherwise one turn of the event loop passes for the others. */
async function haveDueWebhooksBeenSent({ world }: TestSandbox) {
  const hasWaiting = [...world.table<Delivery>('deliveries').all()].some(
    ({ state, tries, due }) => state === 'waiting' && tries === 0 && due <= world.clock.now(),
  )
  if (hasWaiting) await new Promise(done => setTimeout(done, 5))
  return !hasWaiting
}

/** Delivers the due messages about payments; emails are covered by other tests. A failing message waits. */
async function deliverDue({ ctx }: Awaited<ReturnType<typeof apiApp>>, at: Date) {
  const { rows } = await ctx.sql.query<{
    id: string
    topic: 'payment-release' | 'payment-capture' | 'voucher-settled'
    payload: Record<string, unknown>
    attempts: number
  }>(
    `update outbox set attempts = attempts + 1, next_attempt_at = $1::timestamptz + make_interval(secs => 2 ^ (attempts + 1))
     where sent_at is null and topic in ('payment-release', 'payment-capture', 'voucher-settled') and next_attempt_at <= $1
     returning id, topic, payload, attempts`,
    [at],
  )
  for (const message of rows) {
    const isDone = await handlers[message.topic](ctx, message).then(
      () => true,
      () => false,
    )
    if (isDone)
      await ctx.sql.query('update outbox set sent_at = $2 where id = $1', [message.id, at])
  }
  return rows.length
}

export type OnlineOrder = {
  readonly number: string
  readonly token: string
  readonly id: string
  readonly totalMinor: number
  readonly unitIds: readonly string[]
}

/** One Romanian phone between two prices, to an easybox, paid online. */
export async function placeOnline(
  { api, rows }: PayingShop,
  type: PaymentMethodId,
  plan?: InstallmentPlan,
  [from, to]: readonly [number, number] = [50_000, 240_000],
): Promise<OnlineOrder> {
  const [shelf] = await shelfUnits(rows, 'ro', from, to)
  if (!shelf) throw new Error('The shelf is empty.')
  const totalMinor = shelf.price + 1_499
  const body = await anEasyboxOrder(rows, [shelf], {
    payment: { type, tac: true, newsletter: false, ...(plan && { plan }) },
    shownTotal: { minor: totalMinor, currency: 'RON' },
  })
  return placeOrder({ api, rows }, body)
}

export async function placeOrder(
  { api, rows }: Pick<PayingShop, 'api' | 'rows'>,
  body: OrderRequestOnWire,
): Promise<OnlineOrder> {
  const response = await sendOrder(api, body)
  if (response.status !== 201) throw new Error(JSON.stringify(response))
  const { number, token } = response.body
  const [order] = await rows<{ id: string; total: string }>(
    'select id, total_minor as total from orders where number = $1',
    number,
  )
  const units = await rows<{ id: string }>(
    'select unit_id as id from order_line where order_id = $1 and unit_id is not null',
    order!.id,
  )
  return {
    number,
    token,
    id: order!.id,
    totalMinor: Number(order!.total),
    unitIds: units.map(({ id }) => id),
  }
}

let client = 0

function addressOfClient() {
  client += 1
  return `10.9.${(client >> 8) & 255}.${client & 255}`
}

export async function startPaying(
  { api }: PayingShop,
  { number, token }: Pick<OnlineOrder, 'number' | 'token'>,
  choice: {
    readonly method?: PaymentMethodId
    readonly plan?: InstallmentPlan
    readonly shownMinor?: number
    readonly byWallet?: true
  } = {},
) {
  const response = await api.ask({
    method: 'POST',
    url: `/api/orders/${number}/payments/`,
    payload: { token, ...choice },
    remoteAddress: addressOfClient(),
  })
  return {
    status: response.statusCode,
    body: response.json() as { kind: string; url: string; clientSecret?: string; code?: string },
  }
}

export async function currentPayment({ api }: PayingShop, { number, token }: OnlineOrder) {
  const response = await api.ask({
    method: 'GET',
    url: `/api/orders/${number}/payment/`,
    query: { token },
    remoteAddress: addressOfClient(),
  })
  return response.json() as {
    kind: string
    path?: string
    on?: string
    reason?: string
    rows?: { type: string }[]
  }
}

export async function requestCancellation({ api }: PayingShop, { number, token }: OnlineOrder) {
  const response = await api.ask({
    method: 'POST',
    url: `/api/orders/${number}/cancellation/`,
    payload: { token },
    remoteAddress: addressOfClient(),
  })
  return { status: response.statusCode, body: response.json() as { code?: string } }
}

/** A phone delivered to the door in the market, paid online. */
export async function placeCourierOrder(
  { api, rows }: Pick<PayingShop, 'api' | 'rows'>,
  {
    market,
    type,
    plan,
    range: [from, to],
  }: {
    readonly market: Market
    readonly type: PaymentMethodId
    readonly plan?: InstallmentPlan
    readonly range: readonly [number, number]
  },
): Promise<OnlineOrder> {
  const [shelf] = await shelfUnits(rows, market, from, to)
  if (!shelf) throw new Error('The shelf is empty.')
  const payment = { type, tac: true, newsletter: false, ...(plan && { plan }) }
  return placeOrder({ api, rows }, await aCourierOrder(rows, market, [shelf], { payment }))
}

/** The sandbox's scripted behaviour for payments of this order. */
export async function script(
  { sandbox }: Pick<PayingShop, 'sandbox'>,
  match: Match,
  steps: readonly Step[],
) {
  const response = await fetch(`${sandbox.url}/_sandbox/scenarios`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ match, script: steps }),
  })
  if (response.status !== 201) throw new Error(await response.text())
}

/** The shopper on the provider's pages, pressing one button after another; returns the final URL. */
export async function press(
  url: string,
  ...buttons: readonly string[]
): Promise<string | undefined> {
  const address = new URL(url)
  if (buttons.length > 0) address.searchParams.set('auto', buttons.join(','))
  for (let next: string | undefined = address.href, steps = 0; next && steps < 5; steps += 1) {
    const response: Response = await fetch(next, { redirect: 'manual' })
    await response.text()
    const location = response.headers.get('location')
    if (location === null) return undefined
    const to = new URL(location, next)
    if (to.origin !== address.origin) return to.href
    // Cofidis opens its form by a separate URL; the buttons are on the form.
    if (address.pathname.endsWith('/launch') && steps === 0 && buttons.length > 0)
      to.searchParams.set('auto', buttons.join(','))
    next = to.href
  }
  throw new Error('The pages lead nowhere.')
}

/** The shopper authorises the wallet, or its card is refused: what the provider's script in the page would do. */
export async function confirmWallet(
  { sandbox }: Pick<PayingShop, 'sandbox'>,
  clientSecret: string | undefined,
  outcome: 'approve' | 'decline',
) {
  const query = new URLSearchParams({ secret: clientSecret ?? '', outcome })
  const response = await fetch(`${sandbox.url}/wallets/confirm?${query}`)
  return { status: response.status, body: (await response.json()) as object }
}

/** Everything that the end of a payment is checked by. */
export async function stateOf({ rows }: Pick<PayingShop, 'rows'>, order: OnlineOrder) {
  const [found] = await rows<{
    order: string
    payments: string[]
    refunds: string[]
    units: string[]
    tasks: string[]
    confirmations: number
  }>(
    `select o.state as order,
       (select array_agg(state order by created_at, id) from payment where order_id = o.id) as payments,
       (select coalesce(array_agg(state || ' ' || amount_minor order by created_at), '{}') from refund where order_id = o.id) as refunds,
       (select array_agg(u.state order by u.id) from unit u where u.id = any($2::uuid[])) as units,
       (select coalesce(array_agg(kind order by kind), '{}') from staff_task where order_id = o.id) as tasks,
       (select count(*)::int from outbox where topic = 'order-confirmed' and payload ->> 'orderId' = o.id::text) as confirmations
     from orders o where o.id = $1`,
    order.id,
    order.unitIds,
  )
  return found!
}

/** The money captured and refunded at the providers for an order. */
export function moneyAtProviders({ sandbox }: Pick<PayingShop, 'sandbox'>, order: OnlineOrder) {
  const entries = sandbox.world.journal.read({ orderRef: order.number })
  const sumOf = (kind: 'capture' | 'refund') =>
    entries.reduce((sum, entry) => (entry.kind === kind ? sum + entry.amountMinor : sum), 0)
  const captures = entries.filter(({ kind }) => kind === 'capture').length
  return { captures, captured: sumOf('capture'), refunded: sumOf('refund') }
}
