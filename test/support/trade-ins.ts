import { randomUUID } from 'node:crypto'
import type { Market } from '#domain/market/market.ts'
import { ok, refuse } from '#domain/result.ts'
import type { DeviceRegister } from '#providers/device-register/device-register.ts'
import type { ApiApp } from './api-app.ts'
import type { Rows } from './order-cases.ts'

/** All answers about a phone without defects. */
export const spotlessPhone = {
  intro: 'SMARTPHONE',
  brand: 'Apple',
  model: 'apple-iphone-13',
  'config-all': { storage: '128 GB', color: 'Midnight' },
  'config-provider': 'unlocked',
  'liquid-contact': 'none',
  'burn-in': 'none',
  'grading-display': 'flawless',
  'grading-case': 'like-new',
  battery: { health: '90-up', isSwollen: false },
  'display-defects': [],
  'phone-defects': [],
} as const

/** Sets a base price in the seeded price book, in minor units. */
export function setBase(rows: Rows, market: Market, minor: number) {
  return rows(
    `update price_book_entry set base_minor = $2
     where market = $1 and item = 'apple-iphone-13|storage=128 GB' and since_version = 1`,
    market,
    minor,
  )
}

/** IMEIs of one model with a valid check digit. */
export function anImei(serial: number): string {
  const body = `35693803${String(serial).padStart(6, '0')}`
  const sum = [...body].reduce((all, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1)
    return all + (value > 9 ? value - 9 : value)
  }, 0)
  return body + String((10 - (sum % 10)) % 10)
}

/** An IMEI of no other test, which the register does not know: it answers some endings, none of which is a zero. */
export function freshImei(): string {
  return anImei((10_000 + Math.floor(Math.random() * 80_000)) * 10)
}

/**
 * The last digits before the check digit select the response: …666 stolen, …667 blocked, …668 locked, …503 no
 * response.
 */
export const playedRegister: DeviceRegister = {
  check: async ({ value }) => {
    const digits = value.slice(0, -1)
    if (digits.endsWith('503')) return refuse({ kind: 'unreachable', cause: 'test' })
    if (digits.endsWith('666')) return ok('stolen')
    if (digits.endsWith('667')) return ok('blocked')
    return ok(digits.endsWith('668') ? 'locked' : 'clean')
  },
}

/** An example from the registry of ISO 13616. */
export const account = { iban: 'RO49 AAAA 1B31 0075 9384 0000', holder: 'Ana Pop' }

const allDeclared = ['adult', 'owner', 'not-stolen', 'locks-off', 'erased', 'sim-removed']

export function acceptance(over: object = {}) {
  return {
    sender: { name: 'Ana Pop', phone: '0712345678' },
    handover: { kind: 'locker' },
    declarations: allDeclared,
    ...over,
  }
}

type RequestOptions = { readonly cookie?: string; readonly key?: string }

let address = 0

/** Requests of a browser to the trade-in endpoints, each from its own IP address. */
export function tradeInsOn(api: Pick<ApiApp, 'ask'>) {
  const ask = async (
    method: 'GET' | 'POST' | 'PUT',
    url: string,
    payload?: object,
    options: RequestOptions = {},
  ) => {
    address += 1
    const { cookie, key } = options
    const response = await api.ask({
      method,
      url,
      remoteAddress: `10.70.${(address >> 8) & 255}.${address & 255}`,
      headers: {
        ...(method !== 'GET' && { origin: 'https://shop.example' }),
        ...(cookie !== undefined && { cookie }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(payload && { payload }),
    })
    return { status: response.statusCode, body: response.json() as TradeInResponse, response }
  }
  return {
    ask,
    open: (over: object = {}, { key = randomUUID(), ...options }: RequestOptions = {}) =>
      ask(
        'POST',
        '/api/sales/',
        { market: 'ro', answers: spotlessPhone, email: `ana${address}@example.com`, ...over },
        { key, ...options },
      ),
  }
}

type TradeInResponse = {
  readonly number: string
  readonly token: string
  readonly state: string
  readonly [fact: string]: unknown
}

let device = 0

/** A member's trade-in that only needs to be accepted. */
export async function aReadyTradeIn(api: Pick<ApiApp, 'ask'>, cookie: string, over: object = {}) {
  const tradeIns = tradeInsOn(api)
  const opened = await tradeIns.open(over, { cookie })
  const url = `/api/sales/${opened.body.number}`
  device += 1
  const payoutResponse = await tradeIns.ask(
    'PUT',
    `${url}/payout/`,
    { payout: 'bank-fast', account },
    { cookie },
  )
  const imei = anImei(device)
  const deviceResponse = await tradeIns.ask(
    'PUT',
    `${url}/device/`,
    { identifier: imei },
    { cookie },
  )
  if (payoutResponse.status !== 200 || deviceResponse.status !== 200)
    throw new Error(JSON.stringify([opened.body, payoutResponse.body, deviceResponse.body]))
  const accept = (body: object = acceptance()) =>
    tradeIns.ask('POST', `${url}/acceptance/`, body, { cookie })
  return { number: opened.body.number, token: opened.body.token, url, imei, accept }
}
