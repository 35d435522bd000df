import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer as bufferOf } from 'node:stream/consumers'
import type { Currency } from '#domain/money/money.ts'
import type { PaymentMethodId } from '#domain/payment/method.ts'
import type { InstallmentScheme } from '#domain/payment/scheme.ts'
import type { ChosenTerms } from '#domain/payment/terms.ts'
import type {
  PaymentProvider,
  RawWebhook,
  StartCommand,
  Started,
} from '#providers/payment/payment-provider.ts'
import { createKeys, type SandboxKeys } from '../../src/sandbox/keys.ts'
import type { PlayedPayment } from '../../src/sandbox/payments.ts'
import type { Step } from '../../src/sandbox/scenario.ts'
import { type Sandbox, startSandbox } from '../../src/sandbox/start-sandbox.ts'

/** Retries without waiting. */
export const patience = { firstPauseMs: 1, timeoutMs: 2_000 }

/** A receiver of webhooks, which responds with `status`. */
export type Listener = {
  readonly url: string
  /** Waits for the first `count` webhooks about the attempt. */
  readonly webhooksOf: (command: StartCommand, count?: number) => Promise<RawWebhook[]>
  readonly answerWith: (status: number) => void
  readonly close: () => Promise<void>
}

async function listenForWebhooks(): Promise<Listener> {
  const received: RawWebhook[] = []
  let wake = () => {}
  let status = 204
  const server = createServer(async (request, response) => {
    const body = await bufferOf(request)
    const { searchParams } = new URL(request.url ?? '', 'http://127.0.0.1')
    received.push({ body, headers: request.headers, query: Object.fromEntries(searchParams) })
    response.writeHead(status).end()
    wake()
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    webhooksOf: async ({ attemptId }, count = 1) => {
      const webhooks = () => received.filter(({ query }) => query.attempt === attemptId)
      while (webhooks().length < count)
        await new Promise<void>(done => {
          wake = done
        })
      return webhooks().slice(0, count)
    },
    answerWith: newStatus => {
      status = newStatus
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise(done => server.close(done))
    },
  }
}

export type LoanStage = {
  readonly sandbox: Sandbox
  readonly keys: SandboxKeys
  readonly shop: Listener
  readonly close: () => Promise<void>
}

/** The fake lenders, and a shop that receives their webhooks. */
export async function setLoanStage(): Promise<LoanStage> {
  const keys = createKeys('loans under test')
  const [sandbox, shop] = await Promise.all([startSandbox({ keys }), listenForWebhooks()])
  return {
    sandbox,
    keys,
    shop,
    close: async () => {
      await Promise.all([sandbox.close(), shop.close()])
    },
  }
}

let orders = 0

type LoanRequest = {
  readonly market: StartCommand['market']
  readonly method: PaymentMethodId
  readonly minor: number
  readonly currency: Currency
  readonly terms?: ChosenTerms
}

/** A phone, a case with a discount, and delivery, which add up to the amount. */
export function aLoan(
  { shop }: LoanStage,
  { minor, currency, ...loan }: LoanRequest,
): StartCommand {
  orders += 1
  const attemptId = randomUUID()
  const money = (of: number) => ({ minor: of, currency })
  return {
    ...loan,
    attemptId,
    orderNumber: `${loan.market.toUpperCase()}${String(orders).padStart(9, '0')}`,
    amount: money(minor),
    byWallet: false,
    key: randomUUID(),
    customer: { name: 'Ana Maria Pop', email: 'ana@example.com', phone: '+40712345678' },
    delivery: { kind: 'courier', address: anAddress },
    lines: [
      { name: 'iPhone 13', sku: 'iphone-13', category: 'device', amount: money(minor - 4_000) },
      { name: 'Husă | piele', sku: 'case-1', category: 'accessory', amount: money(5_000) },
      { name: 'SAVE20', sku: 'promo', category: 'discount', amount: money(-2_000) },
      { name: 'Livrare', sku: 'courier', category: 'delivery', amount: money(1_000) },
    ],
    returnUrl: 'https://shop.example/processing/?t=secret',
    webhookUrl: `${shop.url}/notices/?attempt=${attemptId}&t=secret`,
    payableUntil: new Date('2030-01-01T00:00:00Z'),
  }
}

const anAddress = {
  county: { id: '1', name: 'Cluj' },
  locality: { id: '2', name: 'Cluj-Napoca' },
  street: 'Strada Observatorului',
  number: '12',
  details: 'bloc 3',
  postalCode: '400500',
}

export function termsOf(scheme: InstallmentScheme): ChosenTerms {
  return {
    schemeId: scheme.id,
    installments: scheme.installments,
    isPromo: scheme.isPromo,
    downPayment: { minor: 0, currency: scheme.minAmount.currency },
    wantsCallback: false,
  }
}

/** Submits the shopper's decision on the lender's page; returns the URL that the browser is sent to. */
export async function decide(started: Started, outcome: string): Promise<string> {
  if (started.kind !== 'redirect') throw new Error(`It was ${started.kind}`)
  const response = await fetch(started.url, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ outcome }),
  })
  return response.headers.get('location') ?? ''
}

export function playFor(
  { sandbox }: LoanStage,
  provider: string,
  { orderNumber }: StartCommand,
  ...script: Step[]
) {
  return sandbox.world.scenarios.add({ provider, orderRef: orderNumber }, script)
}

/** The lender's stored applications of this order. */
export function loansOf({ sandbox }: LoanStage, { orderNumber }: StartCommand) {
  return [...sandbox.world.table<PlayedPayment>('payments').all()].filter(
    ({ orderRef }) => orderRef === orderNumber,
  )
}

/** The calls to the lender about this order. */
export function callsOf({ sandbox }: LoanStage, { orderNumber }: StartCommand) {
  return sandbox.world.journal.read({ orderRef: orderNumber, kind: 'call' })
}

export function moneyOf({ sandbox }: LoanStage, { orderNumber }: StartCommand) {
  return sandbox.world.journal
    .read({ orderRef: orderNumber })
    .flatMap(entry =>
      entry.kind === 'capture' || entry.kind === 'refund' ? [[entry.kind, entry.amountMinor]] : [],
    )
}

/** The status as events, after `start` returned its reference. */
export async function fetchStatusEvents(
  provider: PaymentProvider,
  command: StartCommand,
  started?: Started,
) {
  const providerRef = started && 'providerRef' in started ? started.providerRef : undefined
  const result = await provider.fetchStatus({
    ...command,
    ...(providerRef !== undefined && { providerRef }),
  })
  if (!result.ok) throw new Error(`The status was refused: ${result.refusal.kind}`)
  return result.value
}

export function kindsOf(events: readonly { readonly type: string }[]) {
  return events.map(({ type }) => type)
}
