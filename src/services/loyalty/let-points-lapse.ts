import { randomUUID } from 'node:crypto'
import { worthOf } from '#domain/loyalty/earn.ts'
import { lapseStep, lapsesOn } from '#domain/loyalty/lapse.ts'
import { balanceOn } from '#domain/loyalty/points.ts'
import { absoluteUrl, type Bases } from '#domain/market/base.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import type { Company } from '#domain/market/company.ts'
import { type Market, markets } from '#domain/market/market.ts'
import { ok } from '#domain/result.ts'
import { addDays, type Day, dayIn } from '#domain/time/day.ts'
import { addMonths } from '#domain/time/months.ts'
import type { IdlePointStore, IdlePoints } from '#store/loyalty/idle-points.ts'
import { insertPointEntry, listPointEntries } from '#store/loyalty/points.ts'
import { eachAlone } from '../failing/each-alone.ts'
import { writePointsEmail } from '../mail/write-points-email.ts'
import { type LoyaltyDeps, lockOf } from './loyalty-means.ts'

type Deps = LoyaltyDeps & {
  readonly idle: IdlePointStore
  readonly bases: Bases
  readonly companyOf: (market: Market) => Company
}

const noAddress = '.invalid'

/**
 * Notifies owners of idle points, and lets the points lapse afterwards. Returns for how many members it did either
 * (docs/decisions/0020-points.md).
 */
export function makeLetPointsLapse(deps: Deps) {
  return async (): Promise<number> => {
    const items: IdleInMarket[] = []
    for (const market of markets) {
      const settings = deps.loyaltyOf(market)
      const today = dayIn(market, deps.now())
      // One day more than necessary: midnight in the markets is not midnight in the database.
      const since = addMonths(addDays(today, settings.noticeDays + 1), -settings.lapseMonths)
      const idle = await deps.idle.idleSince(deps.sql, market, new Date(`${since}T23:59:59Z`))
      items.push(...idle.map(each => ({ id: each.userId, market, idle: each, today })))
    }
    const work = (each: IdleInMarket) => step(deps, each.market, each.idle, each.today)
    const stepped = await eachAlone(deps, { job: 'lapse-points', items, work })
    return stepped.filter(Boolean).length
  }
}

type IdleInMarket = {
  readonly id: string
  readonly market: Market
  readonly idle: IdlePoints
  readonly today: Day
}

async function step(deps: Deps, market: Market, idle: IdlePoints, today: Day) {
  const settings = deps.loyaltyOf(market)
  const day = lapsesOn(dayIn(market, idle.lastUsedAt), settings)
  const reported = idle.told.find(reminder => reminder.lapsesOn === day)
  const remindedOn = reported && dayIn(market, new Date(reported.toldAt))
  switch (
    lapseStep({ lapsesOn: day, ...(remindedOn !== undefined && { remindedOn }) }, today, settings)
  ) {
    case 'wait':
      return false
    case 'tell':
      return report(deps, market, idle, day, today)
    case 'lapse':
      return lapse(deps, market, idle.userId, day)
  }
}

/** A member without an email address cannot be notified, and does not lose the points. */
function report(deps: Deps, market: Market, idle: IdlePoints, day: Day, today: Day) {
  const { userId, name, email, points } = idle
  if (email.endsWith(noAddress)) return false
  const { noticeDays } = deps.loyaltyOf(market)
  const latest = addDays(today, noticeDays)
  const outgoing = writePointsEmail({
    market,
    name,
    points,
    worth: worthOf(points, deps.loyaltyOf(market)),
    lapsesOn: day > latest ? day : latest,
    link: absoluteUrl(deps.bases[market], buildUrl(market, 'loyalty')),
    company: deps.companyOf(market),
  })
  const mail = { id: randomUUID(), orderId: null, market, recipient: email, ...outgoing }
  return deps.idle.report(deps.sql, { userId, lapsesOn: day }, mail, deps.now())
}

async function lapse(deps: Deps, market: Market, userId: string, day: Day) {
  const owner = { userId, market }
  const done = await deps.transaction<boolean, never>([lockOf(owner)], async tx => {
    const at = deps.now()
    const today = dayIn(market, at)
    const entries = await listPointEntries(tx, owner)
    const { usable, waiting } = balanceOn(entries, today)
    // Points were gained or used while the transaction waited for the lock: they do not lapse.
    if (usable === 0 || waiting.length > 0) return ok(false)
    return ok(
      await insertPointEntry(tx, {
        ...owner,
        kind: 'lapse',
        subject: `${userId} ${market} ${day}`,
        orderId: null,
        label: null,
        points: -usable,
        waived: 0,
        countsFrom: today,
        at,
      }),
    )
  })
  return done.ok && done.value
}
