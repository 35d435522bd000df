import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { followScript, settleLater } from '../../src/sandbox/course.ts'
import { createKeys } from '../../src/sandbox/keys.ts'
import type { PlayedPayment } from '../../src/sandbox/payments.ts'
import { openSandbox, openWebhookReceiver, sandboxKeys } from '../support/sandbox.ts'

type Sandbox = Awaited<ReturnType<typeof openSandbox>>
const open: { close: () => Promise<void> }[] = []
function closeLater<T extends { close: () => Promise<void> }>(one: T) {
  open.push(one)
  return one
}
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})

/** A provider that reports its state in a JSON body and uses no signature. */
function playPlain({ world }: Sandbox) {
  return world.providers.set('plain', {
    name: 'Plain',
    settle: ({ state }, outcome) => {
      if (state !== 'open') return undefined
      if (outcome === 'approve')
        return { state: 'paid', isCaptured: true, webhookStatuses: ['paid'] }
      return outcome === 'decline' ? { state: 'refused', webhookStatuses: ['refused'] } : undefined
    },
    writeWebhook: ({ webhookUrl = '' }, status) => ({
      url: webhookUrl,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ status }),
    }),
  })
}

function aPayment({ world }: Sandbox, webhookUrl: string, more: Partial<PlayedPayment> = {}) {
  return world.payments.create({
    provider: 'plain',
    orderRef: 'RO000012344',
    amountMinor: 129900,
    currency: 'RON',
    language: 'ro',
    returnUrl: 'http://shop.example/back',
    webhookUrl,
    state: 'open',
    facts: {},
    ...more,
  })
}

function visit(sandbox: Sandbox, { id }: PlayedPayment, auto = '') {
  return fetch(`${sandbox.url}/loan/plain/${id}${auto && `?auto=${auto}`}`, { redirect: 'manual' })
}

async function scene(...statuses: number[]) {
  const sandbox = closeLater(await openSandbox())
  playPlain(sandbox)
  const shop = closeLater(await openWebhookReceiver(...statuses))
  return { sandbox, shop, payment: aPayment(sandbox, shop.url) }
}

const about = { provider: 'plain', orderRef: 'RO000012344' }

describe('the hosted page', () => {
  it('a button of the hosted page sends the shopper back and a webhook to the shop', async () => {
    const { sandbox, shop, payment } = await scene()
    const answer = await fetch(`${sandbox.url}/loan/plain/${payment.id}`, {
      method: 'POST',
      body: new URLSearchParams({ outcome: 'approve' }),
      redirect: 'manual',
    })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('http://shop.example/back')
    const [webhook] = await shop.until(1)
    expect(webhook?.body.toString()).toBe('{"status":"paid"}')
    expect(await sandbox.control.journal({ ...about, kind: 'capture' })).toMatchObject([
      { orderRef: 'RO000012344', amountMinor: 129900, currency: 'RON' },
    ])
  })

  it.each([
    ['ro', 'Nu se mută niciun ban.', '1.299,00'],
    ['bg', 'Не се превеждат пари.', '1299,00'],
    ['hu', 'Valódi pénz nem mozog.', '1299,00'],
    ['el', 'Δεν μετακινούνται χρήματα.', '1.299,00'],
  ])(
    'the page says in %s that it simulates a provider, with the order and the amount',
    async (lang, notice, amount) => {
      const { sandbox, payment } = await scene()
      const page = await fetch(`${sandbox.url}/loan/plain/${payment.id}?lang=${lang}`)
      const text = await page.text()
      expect(text).toContain(`<html lang="${lang}">`)
      expect(text).toContain(notice)
      expect(text).toContain('RO000012344')
      expect(text.replaceAll(/[\s\u00a0]/g, '')).toContain(amount.replaceAll(' ', ''))
    },
  )

  it('the page of an ended payment has no buttons, and the payment is captured once', async () => {
    const { sandbox, payment } = await scene()
    await visit(sandbox, payment, 'approve')
    await visit(sandbox, payment, 'approve')
    const text = await (await visit(sandbox, payment)).text()
    expect(text).not.toContain('<form')
    expect(await sandbox.control.journal({ kind: 'capture' })).toHaveLength(1)
  })

  it('the page escapes text from the shop as text, never as markup', async () => {
    const { sandbox } = await scene()
    const payment = aPayment(sandbox, '', { orderRef: '<script>alert(1)</script>' })
    const text = await (await visit(sandbox, payment)).text()
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(text).not.toContain('<script>')
  })

  it('the page of another provider’s payment or of an unknown id is not found', async () => {
    const { sandbox, payment } = await scene()
    expect((await fetch(`${sandbox.url}/loan/oney/${payment.id}`)).status).toBe(404)
    expect((await fetch(`${sandbox.url}/pay/nobody`)).status).toBe(404)
  })
})

describe('a scenario', () => {
  it('a scenario without a webhook step redirects without a webhook', async () => {
    const { sandbox, payment } = await scene()
    await sandbox.control.scenario(about, { kind: 'redirect' })
    expect((await visit(sandbox, payment)).headers.get('location')).toBe('http://shop.example/back')
    await sandbox.control.advance(60 * 60_000)
    expect(await sandbox.control.journal({ kind: 'webhook' })).toEqual([])
    expect(await sandbox.control.journal({ kind: 'capture' })).toHaveLength(1)
  })

  it('a webhook step before the redirect is answered before the redirect', async () => {
    const { sandbox, shop, payment } = await scene()
    await sandbox.control.scenario(about, { kind: 'webhook' }, { kind: 'redirect' })
    await visit(sandbox, payment)
    expect(shop.webhooks.map(({ body }) => body.toString())).toEqual(['{"status":"paid"}'])
  })

  it('copies of a webhook are sent at once, and a delayed status out of order', async () => {
    const { sandbox, shop, payment } = await scene()
    await sandbox.control.scenario(
      about,
      { kind: 'webhook', status: 'paid', copies: 3 },
      { kind: 'webhook', status: 'open', afterMs: 60_000 },
    )
    await visit(sandbox, payment, 'approve')
    await shop.until(3)
    await sandbox.control.advance(59_000)
    expect(shop.webhooks).toHaveLength(3)
    await sandbox.control.advance(1_000)
    expect(shop.webhooks.map(({ body }) => JSON.parse(body.toString()).status)).toEqual([
      'paid',
      'paid',
      'paid',
      'open',
    ])
  })

  it('every row of the scenario table in docs/sandbox.md can be played', async () => {
    const { sandbox } = await scene()
    const table = readFileSync('docs/sandbox.md', 'utf8').split('## Example scenarios')[1] ?? ''
    const scripts = [...table.matchAll(/`(\[.+?\])`/g)].map(([, script = '']) => script)
    expect(scripts.length).toBeGreaterThanOrEqual(12)
    for (const script of scripts) {
      const body = { match: { provider: 'stripe' }, script: JSON.parse(script) }
      expect((await sandbox.control.post('/scenarios', body)).status, script).toBe(201)
    }
  })

  it('a scenario is played once for each order that matches by email', async () => {
    const { sandbox } = await scene()
    await sandbox.control.scenario(
      { provider: 'plain', email: 'ana@example.com' },
      { kind: 'redirect', outcome: 'decline' },
    )
    for (const orderRef of ['RO000000018', 'RO000000026']) {
      const payment = aPayment(sandbox, '', { orderRef, email: 'ana@example.com' })
      expect((await visit(sandbox, payment)).status).toBe(303)
      const again = aPayment(sandbox, '', { orderRef, email: 'ana@example.com' })
      expect((await visit(sandbox, again)).status).toBe(200)
    }
    const other = aPayment(sandbox, '', { email: 'dan@example.com' })
    expect((await visit(sandbox, other)).status).toBe(200)
  })

  it('a scenario can let the bank decide later without a visit', async () => {
    const { sandbox, shop, payment } = await scene()
    await sandbox.control.scenario(about, {
      kind: 'settle',
      outcome: 'approve',
      after: 'start',
      afterMs: 3_600_000,
    })
    followScript(sandbox.world, payment, 'start')
    await sandbox.control.advance(3_599_000)
    expect(sandbox.world.payments.find(payment.id)?.state).toBe('open')
    await sandbox.control.advance(1_000)
    expect(sandbox.world.payments.find(payment.id)?.state).toBe('paid')
    expect(shop.webhooks).toHaveLength(1)
  })

  it.each([
    [{ match: {}, script: [] }, 'match.provider is missing or wrong.'],
    [{ match: { provider: 'oney', order: '1' }, script: [] }, 'match has no field order.'],
    [{ match: { provider: 'oney' } }, 'script must be a list of steps.'],
    [{ match: { provider: 'oney' }, script: [{ kind: 'wait' }] }, 'script[0] has no known kind.'],
    [
      { match: { provider: 'oney' }, script: [{ kind: 'delay' }] },
      'script[0].ms is missing or wrong.',
    ],
    [
      { match: { provider: 'oney' }, script: [{ kind: 'webhook', delayMs: 5 }] },
      'script[0] has no field delayMs.',
    ],
  ])('a scenario that cannot be played is refused: %j', async (body, error) => {
    const { sandbox } = await scene()
    const answer = await sandbox.control.post('/scenarios', body)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({ error })
  })
})

describe('a webhook delivery', () => {
  it('a delivery is retried after increasing delays until it is accepted', async () => {
    const { sandbox, shop, payment } = await scene(500, 503, 204)
    await visit(sandbox, payment, 'approve')
    await shop.until(1)
    await expect.poll(() => sandbox.control.journal({ kind: 'webhook' })).toHaveLength(1)
    await sandbox.control.advance(5_000)
    expect(shop.webhooks).toHaveLength(2)
    await sandbox.control.advance(29_000)
    expect(shop.webhooks).toHaveLength(2)
    await sandbox.control.advance(1_000)
    expect(shop.webhooks).toHaveLength(3)
    await sandbox.control.advance(24 * 3_600_000)
    expect(shop.webhooks).toHaveLength(3)
    const statuses = (await sandbox.control.journal({ kind: 'webhook' })).map(
      entry => entry.kind === 'webhook' && entry.status,
    )
    expect(statuses).toEqual([500, 503, 204])
  })

  it('a delivery is abandoned after the sixth attempt', async () => {
    const { sandbox, shop, payment } = await scene(500)
    await visit(sandbox, payment, 'approve')
    await expect.poll(() => sandbox.control.journal({ kind: 'webhook' })).toHaveLength(1)
    await sandbox.control.advance(3 * 24 * 3_600_000)
    expect(shop.webhooks).toHaveLength(6)
  })

  it('a delivery is sent again on request', async () => {
    const { sandbox, shop, payment } = await scene()
    await visit(sandbox, payment, 'approve')
    await shop.until(1)
    await expect.poll(() => sandbox.control.journal({ kind: 'webhook' })).toHaveLength(1)
    const [entry] = await sandbox.control.journal({ kind: 'webhook' })
    await sandbox.control.resend(entry?.kind === 'webhook' ? entry.deliveryId : '')
    expect(shop.webhooks).toHaveLength(2)
    expect((await sandbox.control.post('/deliveries/nothing/resend')).status).toBe(404)
  })
})

describe('a restart', () => {
  it('a restart loses nothing: payments, scenarios, the clock, pending deliveries and decisions', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
    const statePath = join(folder, 'state')
    const shop = closeLater(await openWebhookReceiver())
    const before = await openSandbox({ statePath })
    playPlain(before)
    const payment = aPayment(before, shop.url)
    await before.control.advance(3_600_000)
    await before.control.scenario(
      about,
      { kind: 'webhook', afterMs: 60_000 },
      { kind: 'webhook', status: 'paid', after: 'cancel' },
    )
    await visit(before, payment, 'approve')
    const other = aPayment(before, shop.url, { orderRef: 'RO000000018' })
    settleLater(before.world, other, 'decline', 60_000)
    await before.close()

    const after = closeLater(await openSandbox({ statePath }))
    playPlain(after)
    expect(after.world.clock.now()).toBeGreaterThan(Date.now() + 3_599_000)
    expect(after.world.payments.find(payment.id)?.state).toBe('paid')
    expect(await after.control.journal({ kind: 'capture' })).toHaveLength(1)
    expect(shop.webhooks).toHaveLength(0)
    await after.control.advance(60_000)
    expect(shop.webhooks.map(({ body }) => body.toString()).toSorted()).toEqual([
      '{"status":"paid"}',
      '{"status":"refused"}',
    ])
    await after.control.reset()
    expect(await after.control.journal()).toEqual([])
    rmSync(folder, { recursive: true })
  })
})

describe('the sandbox keys', () => {
  it('the keys are derived from a seed and have the lengths that the ciphers require', () => {
    const { tbiRo: _one, ...again } = createKeys('contract tests')
    expect(sandboxKeys).toMatchObject(again)
    expect(Buffer.from(sandboxKeys.oney.encryptionKey, 'base64')).toHaveLength(32)
    expect(Buffer.from(sandboxKeys.cofidis.key, 'base64')).toHaveLength(32)
    expect(Buffer.from(sandboxKeys.cofidis.iv, 'base64')).toHaveLength(16)
  })
})
