import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import Fastify, { type InjectOptions } from 'fastify'
import type pg from 'pg'
import { type ContextOptions, createContext } from '#app/context.ts'
import { addApi } from '#http/api/api.ts'
import type { EventStreamOptions } from '#http/api/event-stream.ts'
import { answerProblems } from '#http/problem.ts'
import { addSecurityHeaders } from '#http/security-headers.ts'
import type { Accounts } from '#providers/identity/accounts.ts'
import { createCartPasses } from '#services/cloud/cart-pass.ts'
import { createCustomTokens } from '#services/identity/custom-token.ts'
import { openDatabase } from '#store/database.ts'
import { bases } from './api-app.ts'
import { unconnected } from './unconnected.ts'

const secret = 'a secret of the tests'

/** Creates tokens like the shop; `now` creates one of another time. */
export const customTokens = createCustomTokens(secret)

type Options = Partial<ContextOptions> & { readonly stream?: EventStreamOptions }

/** A process of the shop that identifies the member by the session id in a cookie. */
export async function cloudApp(databaseUrl: string, options: Options = {}) {
  const { stream, ...others } = options
  const database = openDatabase(databaseUrl, 4)
  const whole = await createContext(database, {
    ...unconnected({ secret, maxUnitsPerHour: 10 }),
    bases,
    ...others,
  })
  const ctx = { ...whole, accounts: { ...whole.accounts, ...knownBySession(database.pool) } }
  const app = Fastify({ bodyLimit: 262_144, requestTimeout: 30_000, forceCloseConnections: true })
  answerProblems(app)
  addSecurityHeaders(app, true)
  await app.register(compress, { threshold: 0 })
  await app.register(addApi, { ctx, bases, ordersPerMinute: 20, ...(stream && { stream }) })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    app,
    address,
    ctx,
    pool: database.pool,
    ask: (request: InjectOptions) => app.inject(request),
    close: async () => {
      await app.close()
      await ctx.hub.stop()
      await database.close()
    },
  }
}

export type CloudApp = Awaited<ReturnType<typeof cloudApp>>

/** A browser with a signed-in member. */
export type Browser = {
  readonly userId: string
  readonly sessionId: string
  readonly cookie: string
}

export async function aMember(pool: pg.Pool): Promise<Browser> {
  const userId = randomUUID()
  await pool.query(
    `insert into member (id, name, email, market, created_at, updated_at)
     values ($1, 'Membru de Probă', $2, 'ro', now(), now())`,
    [userId, `${userId}@exemplu.ro`],
  )
  return aBrowser(pool, userId)
}

export async function aBrowser(pool: pg.Pool, userId: string): Promise<Browser> {
  const sessionId = randomUUID()
  await pool.query(
    `insert into member_session (id, user_id, token, expires_at, created_at, updated_at)
     values ($1::uuid, $2, $1::text, now() + interval '30 days', now(), now())`,
    [sessionId, userId],
  )
  return { userId, sessionId, cookie: `test-session=${sessionId}` }
}

const passes = createCartPasses(secret)

/** The Cookie header of a browser that exchanged its custom token. */
export function passOf({ userId, sessionId, cookie }: Browser): string {
  return `${cookie}; kintsu-cart=${passes.mint({ userId, sessionId, now: new Date() })}`
}

export function withPass(browser: Browser): Browser {
  return { ...browser, cookie: passOf(browser) }
}

function sessionIdIn(cookie: string): string | undefined {
  return /(?:^|; )test-session=([\w-]+)/.exec(cookie)?.[1]
}

type Known = Pick<Accounts, 'hasSessionCookie' | 'sessionOf' | 'signOut'>

function knownBySession(pool: pg.Pool): Known {
  return {
    hasSessionCookie: cookie => sessionIdIn(cookie) !== undefined,
    sessionOf: async cookie => {
      const { rows } = await pool.query<{ user_id: string }>(
        'select user_id from member_session where id = $1 and expires_at > now()',
        [sessionIdIn(cookie)],
      )
      if (!rows[0]) return undefined
      const member = {
        userId: rows[0].user_id,
        sessionId: sessionIdIn(cookie) ?? '',
        name: 'Membru de Probă',
        email: undefined,
        isEmailVerified: false,
        phone: undefined,
        market: 'ro',
      } as const
      return { member, lastSeenAt: new Date() }
    },
    signOut: async () => ['test-session=; Path=/; Max-Age=0'],
  }
}
