import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, expect } from '@playwright/test'
import { createContext } from '#app/context.ts'
import { register } from '#services/identity/register.ts'
import { signIn as enter } from '#services/identity/sign-in.ts'
import { type Database, openDatabase } from '#store/database.ts'
import { basesOn } from '#test/support/bases.ts'
import { unconnected } from '#test/support/unconnected.ts'
import type { Market } from './text.ts'

export type SignedIn = {
  readonly userId: string
  readonly email: string
  readonly password: string
}

const names: Record<Market, string> = {
  ro: 'Membru Încercat',
  bg: 'Член Пробен',
  hu: 'Próba Tag',
  gr: 'Δοκιμή Μέλος',
}

const password = 'o parolă lungă'
let count = 0

/**
 * Registers, verifies and signs in a member in the running shop's own database; the sign-in pages have tests of
 * their own.
 */
export async function signIn(
  context: BrowserContext,
  market: Market,
  origin: string,
): Promise<SignedIn> {
  const folder = process.env.KINTSU_E2E_DIR ?? ''
  const read = (file: string) => readFileSync(join(folder, file), 'utf8').trim()
  const database = openDatabase(read('database-url'), 2)
  try {
    const ctx = await createContext(database, {
      ...unconnected({ secret: read('secret'), maxUnitsPerHour: Number.POSITIVE_INFINITY }),
      bases: basesOn(origin),
      captcha: {
        challenge: () => Promise.reject(new Error('no puzzle is drawn here')),
        verify: async () => true,
      },
    })
    const email = `membru-${process.pid}-${Date.now()}-${++count}@exemplu.ro`
    const caller = { ipAddress: `10.66.0.${count % 250}`, userAgent: 'test', captcha: 'solved' }
    const form = { name: names[market], email, password, wantsNewsletter: false, market }
    await register(ctx, form, caller)
    await expect.poll(() => verifyEmail(database, email)).toBe(1)
    const entry = await enter(ctx, { email, password }, caller)
    if (!entry.ok) throw new Error(JSON.stringify(entry.refusal))
    await context.addCookies(entry.value.cookies.map(line => cookieOf(line, origin)))
    return { userId: entry.value.member.userId, email, password }
  } finally {
    await database.close()
  }
}

/** Does what the link in the email would do; the shop writes the account shortly after the request. */
async function verifyEmail({ pool }: Pick<Database, 'pool'>, email: string) {
  return (
    await pool.query('update member set email_verified = true where lower(email) = lower($1)', [
      email,
    ])
  ).rowCount
}

function cookieOf(line: string, origin: string) {
  const [pair = '', ...attributes] = line.split(/;\s*/)
  const at = pair.indexOf('=')
  return {
    name: pair.slice(0, at),
    value: pair.slice(at + 1),
    url: origin,
    httpOnly: attributes.some(each => /^httponly$/i.test(each)),
    sameSite: 'Lax' as const,
  }
}
