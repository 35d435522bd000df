import { guardSeconds, makeGuard } from '#services/identity/guard.ts'
import type { Database } from '#store/database.ts'
import { makeRecentTries } from '#store/tally/recent-tries.ts'

type Pool = Database['pool']

const hourSeconds = 3_600

/** Counts the attempts of the last hour by key across all processes; `name` separates them from other counters. */
export function triesOfHour(
  pool: Pool,
  name: string,
  { secret, now }: { readonly secret: string; readonly now?: () => Date },
) {
  return makeRecentTries(pool, {
    secret,
    name,
    windowSeconds: hourSeconds,
    ...(now && { now: () => now().getTime() }),
  })
}

export function guardOn(
  pool: Pool,
  name: string,
  secret: string,
  verifyCaptcha: (solution: string) => Promise<boolean>,
) {
  const triesOf = (kind: keyof typeof guardSeconds) =>
    makeRecentTries(pool, { secret, name: `${name} ${kind}`, windowSeconds: guardSeconds[kind] })
  return makeGuard({ secret, verifyCaptcha, failures: triesOf('failures'), sent: triesOf('sent') })
}
