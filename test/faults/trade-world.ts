import type pg from 'pg'
import { addDemoLogins } from '#app/demo/demo-logins.ts'
import type { History, HistoryMarket } from '#app/demo/history/history.ts'
import { createHistoryCard } from '#app/demo/history/history-card.ts'
import { openHistoryContext, readHistoryMarket } from '#app/demo/history/open-history.ts'
import { handlers, jobs } from '#app/modules.ts'
import { type Market, markets } from '#domain/market/market.ts'
import type { Context } from '#services/context.ts'
import type { Job } from '#services/module.ts'
import { deliverOutbox } from '#services/outbox/deliver-outbox.ts'
import { openDatabase } from '#store/database.ts'
import { basesOn } from '../support/bases.ts'
import type { Draws } from './draws.ts'
import { bendTime, putForward } from './shop-clock.ts'
import type { Copy } from './stage.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const atOnce = 8
const unlimited = { account: 1_000, phone: 1_000, address: 1_000, iban: 1_000 }

/** The carriers of the world have no list of their points, and the oracle compares keys with orders. */
const ownJobs = jobs.filter(({ name }) => name !== 'sync-points' && name !== 'forget-keys')

/** A whole shop in this process, with third parties that answer at once, and a clock that can be moved forward. */
export type TradeWorld = {
  readonly ctx: Context
  readonly pool: pg.Pool
  readonly now: () => Date
  readonly marketOf: (market: Market) => HistoryMarket
  /** What the actors of the demo need; what they do later may be done twice at once. */
  readonly historyOf: (draws: Draws) => History
  /** Does all of it, a few at once, while messages are delivered. */
  readonly together: (acts: readonly (() => Promise<unknown>)[]) => Promise<void>
  /** Moves the clock on, does what is due, and runs the background work. */
  readonly pass: (hours: number) => Promise<void>
  readonly errors: string[]
  readonly close: () => Promise<void>
}

export async function openTradeWorld({ url, pool }: Copy, draws: Draws): Promise<TradeWorld> {
  await bendTime(pool)
  const database = openDatabase(url, 2 * atOnce)
  let aheadMs = 0
  const now = () => new Date(Date.now() + aheadMs)
  const card = createHistoryCard()
  const errors: string[] = []
  const fail = (what: string, error: unknown) =>
    void errors.push(`${what}: ${error instanceof Error ? error.stack : JSON.stringify(error)}`)
  const secret = 'a secret of the experiments'
  await addDemoLogins(database.db, secret)
  const shop = {
    secret,
    bases: basesOn('https://shop.example'),
    // One member of each market sells all of it.
    tradeInLimitsOf: () => unlimited,
    reportError: (error: unknown, { job = 'request' }: { job?: string | undefined }) =>
      fail(job, error),
  }
  const ctx = await openHistoryContext(database, shop, now, card.provider)
  const all = await Promise.all(
    markets.map(async market => [market, await readHistoryMarket(ctx, market)] as const),
  )
  const byMarket = Object.fromEntries(all) as Record<Market, HistoryMarket>
  let agenda: { readonly at: number; readonly work: () => Promise<unknown> }[] = []
  let count = 0

  const together = async (acts: readonly (() => Promise<unknown>)[]) => {
    const waiting = draws.shuffled(acts)
    let areDone = false
    const act = async () => {
      for (let next = waiting.pop(); next; next = waiting.pop())
        await next().catch(error => fail('act', error))
    }
    const deliver = async () => {
      while (!areDone) if ((await deliverOutbox(ctx, handlers)) === 0) await pauseShortly()
    }
    const delivering = deliver()
    await Promise.all(Array.from({ length: atOnce }, act))
    areDone = true
    await delivering
  }
  const pass = async (hours: number) => {
    aheadMs += hours * hourMs
    await putForward(pool, aheadMs)
    const due = agenda.filter(({ at }) => at <= now().getTime())
    agenda = agenda.filter(each => !due.includes(each))
    await together(due.map(({ work }) => work))
    for (const job of draws.shuffled(ownJobs))
      await runDown(ctx, job).catch(error => fail(job.name, error))
    while ((await deliverOutbox(ctx, handlers)) > 0);
  }
  return {
    ctx,
    pool,
    now,
    marketOf: market => byMarket[market],
    historyOf: own => ({
      ctx,
      card,
      random: own,
      next: () => ++count,
      later: (days, work) => {
        const isDoubled = own.chance(0.2)
        const doubled = () => Promise.all([work(), work()])
        agenda.push({ at: now().getTime() + days * dayMs, work: isDoubled ? doubled : work })
      },
    }),
    together,
    pass,
    errors,
    close: async () => {
      await ctx.hub.stop()
      await database.close()
    },
  }
}

/** As often as it finds something to do, as over the hours that pass. */
async function runDown(ctx: Context, { run }: Job) {
  for (let round = 0; round < 50; round += 1) if (!((await run(ctx)) as number)) return
}

function pauseShortly() {
  return new Promise(resolve => setTimeout(resolve, 5))
}
