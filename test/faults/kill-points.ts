import type pg from 'pg'
import type { Mailer } from '#providers/mail/mailer.ts'
import type { PaymentProvider } from '#providers/payment/payment-provider.ts'
import type { PaymentProviders } from '#services/context.ts'

/**
 * A point at which a process kills itself with SIGKILL. `at` is a provider call ('call start'), 'send mail', 'answer
 * {method} {path}', a statement's name, or 'commit {name}' for the commit of the transaction that ran it; a part of it
 * is enough. After a statement that found nothing to do there is no such point, only before it.
 */
export type KillPoint = {
  readonly at: string
  readonly when: 'before' | 'after'
  /** Which occurrence; default: the first. */
  readonly nth?: number
}

export type Pass = (at: string, when: KillPoint['when']) => void

export function makeKiller() {
  let armed: KillPoint | undefined
  let left = 0
  return {
    arm: (point: KillPoint) => {
      armed = point
      left = point.nth ?? 1
    },
    pass: ((at, when) => {
      if (armed?.when !== when || !at.includes(armed.at)) return
      left -= 1
      if (left === 0) process.kill(process.pid, 'SIGKILL')
    }) satisfies Pass,
  }
}

type Query = (...args: unknown[]) => unknown

/** Calls `pass` for every statement of a pool, with its name or its text. */
export function watchStatements(pool: pg.Pool, pass: Pass) {
  pool.on('connect', client => {
    let ran: string[] = []
    const query = client.query.bind(client) as unknown as Query
    const watched: Query = (...args) => {
      const name = nameOf(args[0])
      if (name.startsWith('begin')) ran = []
      const points = name === 'commit' ? [...new Set(ran)].map(each => `commit ${each}`) : [name]
      if (name !== 'commit') ran.push(name)
      const passAll = (when: KillPoint['when']) => {
        for (const point of points) pass(point, when)
      }
      passAll('before')
      const done = args.at(-1)
      if (typeof done === 'function')
        return query(...args.slice(0, -1), (error: unknown, result: unknown) => {
          if (hasDone(result)) passAll('after')
          done(error, result)
        })
      return (query(...args) as Promise<unknown>).then(result => {
        if (hasDone(result)) passAll('after')
        return result
      })
    }
    client.query = watched as unknown as typeof client.query
  })
}

function hasDone(result: unknown): boolean {
  return result !== undefined && (result as { rowCount?: number | null }).rowCount !== 0
}

function nameOf(query: unknown): string {
  if (typeof query === 'string') return query
  const { name, text } = query as { name?: string; text?: string }
  return name ?? text ?? ''
}

/** Before a provider is called, and after it responded: nothing of the response is stored at that time. */
export function watchProviders(providers: PaymentProviders, pass: Pass): PaymentProviders {
  return Object.fromEntries(
    Object.values(providers).map(provider => [provider.id, watched(provider, pass)]),
  )
}

function watched(provider: PaymentProvider, pass: Pass): PaymentProvider {
  const passing =
    <Arguments extends unknown[], Result>(
      at: string,
      call: (...args: Arguments) => Promise<Result>,
    ) =>
    async (...args: Arguments): Promise<Result> => {
      pass(`call ${at}`, 'before')
      const result = await call(...args)
      pass(`call ${at}`, 'after')
      return result
    }
  return {
    ...provider,
    start: passing('start', provider.start),
    fetchStatus: passing('fetch-status', provider.fetchStatus),
    capture: passing('capture', provider.capture),
    cancel: passing('cancel', provider.cancel),
    refund: passing('refund', provider.refund),
  }
}

export function watchMailer(mailer: Mailer, pass: Pass): Mailer {
  return async mail => {
    pass('send mail', 'before')
    await mailer(mail)
    pass('send mail', 'after')
  }
}
