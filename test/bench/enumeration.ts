import { createContext } from '#app/context.ts'
import type { Captcha } from '#providers/captcha/captcha.ts'
import { slowHashing } from '#providers/identity/password-hashing.ts'
import type { Context } from '#services/context.ts'
import type { RequestOrigin } from '#services/identity/identity.ts'
import { register } from '#services/identity/register.ts'
import { sendReset } from '#services/identity/send-reset.ts'
import { sendSignInLink } from '#services/identity/send-sign-in-link.ts'
import { signIn } from '#services/identity/sign-in.ts'
import { openDatabase } from '#store/database.ts'
import { demoEmailOf, seedMembers } from '#store/seeds/seed-members.ts'
import { openStage } from '../faults/stage.ts'
import { bases } from '../support/api-app.ts'
import { unconnected } from '../support/unconnected.ts'
import { printTable } from './table.ts'

/** Requests per action, both with and without an account. */
const turns = 200
/** Beyond this value, in either direction, the two cases can be told apart. */
const mostT = 3

let callerCount = 0
function nextCaller(): RequestOrigin {
  callerCount += 1
  const address = `10.${(callerCount >> 16) & 255}.${(callerCount >> 8) & 255}.${callerCount & 255}`
  return { ipAddress: address, userAgent: 'bench', captcha: 'solved' }
}

/** Every solution is right, so that no request is refused for its captcha. */
const solvedCaptcha: Captcha = {
  challenge: () => Promise.reject(new Error('Nobody asks for a puzzle here.')),
  verify: async () => true,
}

type Action = (ctx: Context, email: string) => Promise<unknown>

const actions: Readonly<Record<string, Action>> = {
  signIn: (ctx, email) => signIn(ctx, { email, password: 'ghicită' }, nextCaller()),
  register: (ctx, email) =>
    register(
      ctx,
      { email, name: 'Nume Oarecare', password: 'o parolă', market: 'ro', wantsNewsletter: false },
      nextCaller(),
    ),
  sendReset: (ctx, email) => sendReset(ctx, { email, market: 'ro' }, nextCaller()),
  sendSignInLink: (ctx, email) => sendSignInLink(ctx, { email, market: 'ro' }, nextCaller()),
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

async function measure(ctx: Context, action: Action) {
  const known: number[] = []
  const unknown: number[] = []
  for (let turn = -10; turn < turns; turn += 1) {
    const sides = [
      { times: known, email: demoEmailOf('ro') },
      { times: unknown, email: `${turn + 10}@demo.example` },
    ]
    for (const { times, email } of Math.random() < 0.5 ? sides : sides.toReversed()) {
      const ms = await timed(() => action(ctx, email))
      if (turn >= 0) times.push(ms)
    }
  }
  return { known, unknown }
}

function medianOf(times: readonly number[]) {
  return times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0
}

function meanOf(times: readonly number[]) {
  return times.reduce((sum, each) => sum + each, 0) / times.length
}

/** Welch's t of the logarithms, which a few slow turns do not dominate. */
function tOf(one: readonly number[], other: readonly number[]) {
  const [a, b] = [one, other].map(times => {
    const logs = times.map(Math.log)
    const mean = logs.reduce((sum, each) => sum + each, 0) / logs.length
    const spread = logs.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (logs.length - 1)
    return { mean, error: spread / logs.length }
  })
  return a && b ? (a.mean - b.mean) / Math.sqrt(a.error + b.error) : 0
}

/**
 * Does the response time reveal whether an address has an account? Each action is sent in turn for an address with
 * an account and one without, in random order (quality.md "Attacks").
 */
export async function benchEnumeration(): Promise<readonly string[]> {
  const stage = await openStage('embedded')
  try {
    const database = openDatabase((await stage.copy('enumeration')).url)
    await seedMembers(database.db, await slowHashing.hash('parola adevărată'))
    const ctx = await createContext(database, {
      ...unconnected({
        secret: 'a secret of the bench, long enough',
        maxUnitsPerHour: Number.POSITIVE_INFINITY,
      }),
      bases,
      captcha: solvedCaptcha,
    })
    const rows: string[][] = []
    const complaints: string[] = []
    for (const [name, action] of Object.entries(actions)) {
      const { known, unknown } = await measure(ctx, action)
      const t = tOf(known, unknown)
      const [medians, means] = [medianOf, meanOf].map(of => [known, unknown].map(of).map(inMs))
      rows.push([name, ...(medians ?? []), ...(means ?? []), t.toFixed(1)])
      if (Math.abs(t) > mostT) complaints.push(`${name}: time tells who has an account`)
    }
    await database.close()
    console.log(`${turns} turns each; medians, then means, in milliseconds`)
    printTable(['', 'account', 'none', 'account', 'none', 't'], rows)
    return complaints
  } finally {
    await stage.close()
  }
}

function inMs(ms: number): string {
  return ms.toFixed(2)
}
