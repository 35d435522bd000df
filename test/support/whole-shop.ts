import type { LightMyRequestResponse } from 'fastify'
import { readConfig } from '#app/config.ts'
import { createApp } from '#app/http/create-app.ts'
import { createLog } from '#app/telemetry/log.ts'
import { createTelemetry } from '#app/telemetry/telemetry.ts'
import { startTraces } from '#app/telemetry/traces.ts'
import { bases } from './api-app.ts'
import { cookieOf, type IdentityApp, identityApp } from './identity.ts'

type Options = Parameters<typeof identityApp>[1]

/**
 * The complete HTTP server as in production, including pages. The test file mocks the router's build:
 * vi.mock('virtual:react-router/server-build', () => import('#test/support/server-build.ts'))
 */
export async function wholeShop(
  databaseUrl: string,
  env: Readonly<Record<string, string>> = {},
  options: Options = {},
) {
  const api = await identityApp(databaseUrl, {
    maxUnitsPerHour: Number.POSITIVE_INFINITY,
    ...options,
  })
  const sites = Object.entries(bases).map(([market, base]) => [
    `SITE_${market.toUpperCase()}`,
    base,
  ])
  const config = readConfig({
    KINTSU_SECRET: 'a secret of the tests',
    ORDERS_PER_MINUTE: '20',
    ...env,
    ...Object.fromEntries(sites),
  })
  // Logs as in production.
  const settings = { ...config.telemetry, isForMachines: true }
  const traces = settings.traces && startTraces(settings.traces)
  const telemetry = createTelemetry(settings, createLog(settings), traces)
  const app = await createApp(config, api.ctx, telemetry)
  await app.ready()
  return {
    ...api,
    telemetry,
    visit: (url: string, visit: Visit = {}) => app.inject(requestOf(url, visit)),
    /** Listens on a socket of its own; returns the port. */
    listen: async () => Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port),
    close: async () => {
      await app.close()
      await api.close()
      await telemetry.stop()
    },
  }
}

export type WholeShop = Awaited<ReturnType<typeof wholeShop>>

type Visit = {
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly cookie?: string | undefined
  /** Sent as a form submission; `json` as from a script. */
  readonly form?: Readonly<Record<string, string>> | string
  readonly json?: unknown
  /** 'none' omits it. */
  readonly origin?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly from?: string
}

let network = 0

/** `url` is a path of shop.example, requested from its own IP address unless one is given. */
function requestOf(url: string, visit: Visit) {
  const { form, json, cookie, headers, from, origin = 'https://shop.example' } = visit
  const writes = form !== undefined || json !== undefined
  const method = visit.method ?? (writes ? ('POST' as const) : ('GET' as const))
  return {
    method,
    url,
    remoteAddress: from ?? `10.40.${(++network >> 8) & 255}.${network & 255}`,
    headers: {
      host: 'shop.example',
      ...(method !== 'GET' && origin !== 'none' && { origin }),
      ...(cookie !== undefined && { cookie }),
      ...(form !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(form !== undefined && { payload: new URLSearchParams(form).toString() }),
    ...(json !== undefined && { payload: JSON.stringify(json) }),
  }
}

export function setCookiesOf({ headers }: LightMyRequestResponse): readonly string[] {
  return [headers['set-cookie'] ?? []].flat()
}

/** Signs in through the login page; returns the cookies the browser sends from then on. */
export async function signedInBy(
  shop: WholeShop,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<string> {
  const form = { intent: 'password', email, password }
  const response = await shop.visit('/ro/autentifica-te/', { form })
  if (response.statusCode !== 303)
    throw new Error(`${response.statusCode} ${response.body.slice(0, 200)}`)
  return cookieOf(setCookiesOf(response))
}

/** Adds the cookie that a member's cart requires besides the session's. */
export async function withCart(shop: Pick<IdentityApp, 'ask'>, cookie: string): Promise<string> {
  const [, token = ''] = /(?:^|; )customToken=([^;]+)/.exec(cookie) ?? []
  const response = await shop.ask({
    method: 'POST',
    url: '/api/cart-session/',
    headers: { origin: 'https://shop.example', cookie },
    body: { token },
  })
  return `${cookie}; ${cookieOf(setCookiesOf(response))}`
}
