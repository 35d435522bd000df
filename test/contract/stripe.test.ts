import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openSandbox } from '../support/sandbox.ts'
import { aCardStart, referenceOf, stripeAt } from '../support/stripe-cases.ts'

let sandbox: Awaited<ReturnType<typeof openSandbox>>
let stripe: ReturnType<typeof stripeAt>
beforeAll(async () => {
  sandbox = await openSandbox()
  stripe = stripeAt(sandbox.stripePort)
})
afterAll(() => sandbox.close())
beforeEach(() => sandbox.control.reset())

async function started(command = aCardStart()) {
  const answer = await stripe.start(command)
  if (answer.kind !== 'redirect') throw new Error(`It was not started: ${answer.kind}`)
  return { url: answer.url, reference: referenceOf(command, answer.providerRef), command }
}

function visit(url: string, auto: string) {
  const page = new URL(url)
  page.searchParams.set('auto', auto)
  return fetch(page, { redirect: 'manual' })
}

async function statusOf(reference: ReturnType<typeof referenceOf>) {
  const found = await stripe.fetchStatus(reference)
  if (!found.ok) throw new Error(`It was not answered: ${found.refusal.kind}`)
  return found.value
}

function money(kind: 'capture' | 'refund') {
  return sandbox.control.journal({ kind })
}

describe('a card payment', () => {
  it('a card payment waits for the shopper first, and is captured when approved', async () => {
    const { url, reference } = await started()
    expect(await statusOf(reference)).toMatchObject([{ type: 'action-required' }])
    const back = await visit(url, 'approve')
    expect(back.headers.get('location')).toBe('http://shop.example/plata/RO000012344/?t=token')
    expect(await statusOf(reference)).toMatchObject([
      { type: 'captured', amount: { minor: 134800, currency: 'RON' } },
    ])
    expect(await money('capture')).toMatchObject([{ amountMinor: 134800, orderRef: 'RO000012344' }])
  })

  it('a card payment is declined when the bank refuses the card, and the shopper is sent back', async () => {
    const { url, reference } = await started()
    expect((await visit(url, 'decline')).headers.get('location')).toContain('shop.example')
    expect(await statusOf(reference)).toMatchObject([
      { type: 'declined', reason: 'generic_decline' },
    ])
    expect(await money('capture')).toEqual([])
  })

  it.each([
    ['approve', 'captured'],
    ['decline', 'declined'],
    ['abandon', 'action-required'],
  ])('a card payment with 3-D Secure: %s ends as %s', async (outcome, type) => {
    const { url, reference } = await started()
    const challenge = await visit(url, 'challenge')
    expect(challenge.headers.get('location')).toContain(`/3ds/${reference.providerRef}`)
    expect(await statusOf(reference)).toMatchObject([{ type: 'action-required' }])
    const page = new URL(challenge.headers.get('location') ?? '', sandbox.url)
    await visit(page.href, outcome)
    expect(await statusOf(reference)).toMatchObject([{ type }])
  })

  it('a card payment paid later is in review until the money arrives or fails to', async () => {
    const one = await started()
    await visit(one.url, 'later')
    expect(await statusOf(one.reference)).toMatchObject([{ type: 'in-review' }])
    await visit(one.url, 'approve')
    expect(await statusOf(one.reference)).toMatchObject([{ type: 'captured' }])
    const other = await started()
    await visit(other.url, 'later')
    await visit(other.url, 'decline')
    expect(await statusOf(other.reference)).toMatchObject([{ type: 'declined' }])
  })

  it('an open card payment expires 31 minutes after its deadline, not before', async () => {
    const { reference } = await started()
    await sandbox.control.advance(45 * 60_000)
    expect(await statusOf(reference)).toMatchObject([{ type: 'action-required' }])
    await sandbox.control.advance(2 * 60_000)
    expect(await statusOf(reference)).toMatchObject([{ type: 'expired' }])
  })

  it('a card payment goes through 3-D Secure by itself if a scenario says so', async () => {
    await sandbox.control.scenario(
      { provider: 'stripe', email: 'ana@example.com' },
      { kind: 'redirect', outcome: 'challenge' },
      { kind: 'redirect', outcome: 'approve' },
    )
    const { url, reference } = await started()
    const challenge = await fetch(url, { redirect: 'manual' })
    const page = new URL(challenge.headers.get('location') ?? '', sandbox.url)
    expect(page.pathname).toBe(`/3ds/${reference.providerRef}`)
    const back = await fetch(page, { redirect: 'manual' })
    expect(back.headers.get('location')).toContain('shop.example')
    expect(await statusOf(reference)).toMatchObject([{ type: 'captured' }])
  })

  it('a card payment can still succeed if the cancellation did not reach the provider', async () => {
    const failing = { kind: 'respond', at: 'cancel', status: 500, times: 9 } as const
    await sandbox.control.scenario({ provider: 'stripe', orderRef: 'RO000012344' }, failing)
    const { url, reference } = await started()
    expect(await stripe.cancel(reference, 'let go')).toMatchObject({ ok: false })
    await visit(url, 'approve')
    expect(await statusOf(reference)).toMatchObject([{ type: 'captured' }])
  })

  it('a shopper can go back to the shop while the payment page stays open', async () => {
    const { url, reference } = await started()
    expect((await visit(url, 'cancel')).headers.get('location')).toContain('shop.example')
    expect(await statusOf(reference)).toMatchObject([{ type: 'action-required' }])
  })

  it('a differing amount is reported as it is', async () => {
    await sandbox.control.scenario(
      { provider: 'stripe', orderRef: 'RO000012344' },
      { kind: 'amount', minor: 134801 },
    )
    const { url, reference } = await started()
    await visit(url, 'approve')
    expect(await statusOf(reference)).toMatchObject([
      { type: 'captured', amount: { minor: 134801, currency: 'RON' } },
    ])
  })

  it('a payment that was never started is unknown', async () => {
    const { providerRef: _none, ...reference } = referenceOf(aCardStart(), '')
    expect(await stripe.fetchStatus(reference)).toEqual({ ok: true, value: [] })
    expect(await stripe.cancel(reference, 'key')).toEqual({
      ok: true,
      value: { kind: 'cancelled' },
    })
  })
})

describe('the Stripe session', () => {
  it.each([
    ['ro', 'RON', 'ro'],
    ['bg', 'BGN', 'bg'],
    ['hu', 'HUF', 'hu'],
    ['gr', 'EUR', 'el'],
  ] as const)(
    'the session for %s uses its language and currency',
    async (market, currency, language) => {
      const amount = { minor: 134800, currency }
      const { url, reference } = await started(aCardStart({ market, amount, lines: [] }))
      expect(await (await fetch(url)).text()).toContain(`<html lang="${language}">`)
      expect(sandbox.world.payments.find(reference.providerRef)).toMatchObject({
        amountMinor: 134800,
        currency,
        email: 'ana@example.com',
      })
    },
  )

  it('the session lists the items, or the order as one line if there is a discount', async () => {
    const [device, shell] = aCardStart().lines
    if (!device || !shell) throw new Error('Two lines are needed.')
    await started()
    const discount = {
      ...shell,
      name: 'Reducere',
      category: 'discount' as const,
      amount: { minor: -900, currency: 'RON' as const },
    }
    const amount = { minor: 133900, currency: 'RON' as const }
    await started(aCardStart({ lines: [device, shell, discount], amount }))
    const bodies = (await sandbox.control.journal({ kind: 'call' })).map(
      entry => new URLSearchParams(String(entry.kind === 'call' ? entry.request : '')),
    )
    const name = 'line_items[0][price_data][product_data][name]'
    expect(bodies.map(body => body.get(name))).toEqual(['Telefon 128 GB', 'RO000012344'])
    expect(bodies[1]?.get('line_items[0][price_data][unit_amount]')).toBe('133900')
  })

  it('the session never reveals the secret of the attempt', async () => {
    await started()
    expect(JSON.stringify(await sandbox.control.journal())).not.toContain('secret')
  })
})

describe('amounts in forints', () => {
  const amount = (minor: number) => ({ minor, currency: 'HUF' }) as const
  const huf = (minor: number) => aCardStart({ market: 'hu', amount: amount(minor), lines: [] })

  it('forints are whole: 1 000 Ft is requested, 1 000.50 Ft never is', async () => {
    await started(huf(100_000))
    expect(await stripe.start(huf(100_050))).toMatchObject({
      kind: 'failed',
      failure: { kind: 'rejected', code: 'amount-not-payable' },
    })
    expect(await sandbox.control.journal({ kind: 'call' })).toHaveLength(1)
  })

  it('fractional forints are refused by Stripe too', async () => {
    const ask = (minor: number) =>
      fetch(`http://127.0.0.1:${sandbox.stripePort}/v1/checkout/sessions`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${sandbox.world.keys.stripe.secretKey}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams({
          mode: 'payment',
          success_url: 'http://shop.example/',
          expires_at: String(Math.floor(Date.now() / 1000) + 3600),
          'line_items[0][quantity]': '1',
          'line_items[0][price_data][currency]': 'huf',
          'line_items[0][price_data][unit_amount]': String(minor),
          'line_items[0][price_data][product_data][name]': 'Telefon',
        }),
      })
    expect((await ask(100_000)).status).toBe(200)
    expect((await ask(100_001)).status).toBe(400)
  })

  it('forints are refunded as whole amounts', async () => {
    const { url, reference } = await started(huf(100_000))
    await visit(url, 'approve')
    expect(await stripe.refund(reference, amount(50), 'half')).toEqual({
      ok: true,
      value: { kind: 'refused', reason: 'amount-not-payable' },
    })
    expect(await stripe.refund(reference, amount(100), 'one')).toMatchObject({
      value: { kind: 'succeeded' },
    })
  })
})

describe('cancelling a session', () => {
  it('cancelling ends an open session, and a second time has the same result', async () => {
    const { url, reference } = await started()
    const cancelled = { ok: true, value: { kind: 'cancelled' } }
    expect(await stripe.cancel(reference, 'one')).toEqual(cancelled)
    expect(await stripe.cancel(reference, 'two')).toEqual(cancelled)
    expect(await statusOf(reference)).toMatchObject([{ type: 'expired' }])
    expect(await (await visit(url, 'approve')).text()).toBe('')
    expect(await money('capture')).toEqual([])
  })

  it('cancelling is too late once the session is paid', async () => {
    const { url, reference } = await started()
    await visit(url, 'approve')
    expect(await stripe.cancel(reference, 'key')).toEqual({ ok: true, value: { kind: 'too-late' } })
  })
})

describe('a refund', () => {
  const lei = (minor: number) => ({ minor, currency: 'RON' }) as const

  it('two refunds with one key are made once', async () => {
    const { url, reference } = await started()
    await visit(url, 'approve')
    const first = await stripe.refund(reference, lei(4900), 'refund-1')
    expect(first).toMatchObject({ ok: true, value: { kind: 'succeeded' } })
    expect(await stripe.refund(reference, lei(4900), 'refund-1')).toEqual(first)
    expect(await money('refund')).toMatchObject([{ amountMinor: 4900, currency: 'RON' }])
  })

  it('a refund never exceeds the amount left', async () => {
    const { url, reference } = await started()
    await visit(url, 'approve')
    await stripe.refund(reference, lei(134700), 'most')
    expect(await stripe.refund(reference, lei(101), 'too much')).toMatchObject({
      value: { kind: 'refused' },
    })
    expect(await stripe.refund(reference, lei(100), 'rest')).toMatchObject({
      value: { kind: 'succeeded' },
    })
    expect(await stripe.refund(reference, lei(1), 'more')).toEqual({
      ok: true,
      value: { kind: 'refused', reason: 'charge_already_refunded' },
    })
  })

  it('a refund of an unpaid session is refused', async () => {
    const { reference } = await started()
    expect(await stripe.refund(reference, lei(100), 'early')).toEqual({
      ok: true,
      value: { kind: 'refused', reason: 'nothing-was-paid' },
    })
  })
})

describe('a payment by wallet', () => {
  async function begun(minor = 134800) {
    const command = aCardStart({ byWallet: true, amount: { minor, currency: 'RON' } })
    const answer = await stripe.start(command)
    if (answer.kind !== 'wallet') throw new Error(`It was not started: ${answer.kind}`)
    return { ...answer, command, reference: referenceOf(command, answer.providerRef) }
  }

  function confirm(secret: string, outcome: string) {
    return fetch(`${sandbox.url}/wallets/confirm?${new URLSearchParams({ secret, outcome })}`)
  }

  it('a wallet waits for the shopper, is captured when approved, and refunded to the same intent', async () => {
    const { clientSecret, reference } = await begun()
    expect(await statusOf(reference)).toMatchObject([{ type: 'action-required' }])
    expect((await confirm(clientSecret, 'approve')).status).toBe(200)
    const { providerRef } = reference
    expect(await statusOf(reference)).toMatchObject([
      {
        type: 'captured',
        amount: { minor: 134800, currency: 'RON' },
        captureRef: providerRef,
        providerRef,
      },
    ])
    const back = await stripe.refund(reference, { minor: 4800, currency: 'RON' }, 'refund-1')
    expect(back).toMatchObject({ ok: true, value: { kind: 'succeeded' } })
    expect(await money('refund')).toMatchObject([{ amountMinor: 4800 }])
  })

  it('a refused card is declined; a wrong secret pays nothing', async () => {
    const { clientSecret, reference } = await begun()
    expect((await confirm(`${clientSecret}x`, 'approve')).status).toBe(400)
    await confirm(clientSecret, 'decline')
    expect(await statusOf(reference)).toMatchObject([
      { type: 'declined', reason: 'generic_decline' },
    ])
  })

  it('a cancelled wallet cannot be confirmed; a paid one is too late to cancel', async () => {
    const open = await begun()
    expect(await stripe.cancel(open.reference, 'release-1')).toEqual({
      ok: true,
      value: { kind: 'cancelled' },
    })
    expect((await confirm(open.clientSecret, 'approve')).status).toBe(400)
    expect(await statusOf(open.reference)).toMatchObject([{ type: 'expired' }])
    const paid = await begun()
    await confirm(paid.clientSecret, 'approve')
    expect(await stripe.cancel(paid.reference, 'release-2')).toEqual({
      ok: true,
      value: { kind: 'too-late' },
    })
  })

  it('a wallet that is started again has the same intent', async () => {
    const { command, clientSecret, providerRef } = await begun()
    expect(await stripe.start(command)).toEqual({ kind: 'wallet', clientSecret, providerRef })
  })

  it('an amount that cannot be paid starts nothing', async () => {
    const command = aCardStart({ byWallet: true, amount: { minor: 100_050, currency: 'HUF' } })
    expect(await stripe.start(command)).toMatchObject({ kind: 'failed' })
  })
})
