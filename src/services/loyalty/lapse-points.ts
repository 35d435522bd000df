import { randomUUID } from 'node:crypto'
import { worthOf } from '#domain/loyalty/earn.ts'
import { lapseStep, lapsesOn } from '#domain/loyalty/lapse.ts'
import { balanceOn } from '#domain/loyalty/points.ts'
import { absoluteUrl } from '#domain/market/base.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { type Market, markets } from '#domain/market/market.ts'
import { ok } from '#domain/result.ts'
import { addDays, type Day, dayIn } from '#domain/time/day.ts'
import { addMonths } from '#domain/time/months.ts'
import { type IdlePoints, insertLapseEmail, listIdlePoints } from '#store/loyalty/idle-points.ts'
import { insertPointEntry, listPointEntries } from '#store/loyalty/points.ts'
import { inTransaction } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import { eachAlone } from '../failing/each-alone.ts'
import { mailTextsOf } from '../mail/mail-texts.ts'
import { writePointsEmail } from '../mail/write-points-email.ts'
import { lockOf } from './point-owner.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'keys' | 'settings' | 'bases'>

const noAddress = '.invalid'

/**
 * Notifies owners of idle points, and lets the points lapse afterwards. Returns for how many members it did either
 * (docs/decisions/0020-points.md).
 */
export async function lapsePoints(ctx: Ctx): Promise<number> {
  const items: IdleInMarket[] = []
  for (const market of markets) {
    const settings = ctx.settings.loyaltyOf(market)
    const today = dayIn(market, ctx.clock())
    // One day more than necessary: midnight in the markets is not midnight in the database.
    const since = addMonths(addDays(today, settings.noticeDays + 1), -settings.lapseMonths)
    const idle = await listIdlePoints(ctx.sql, market, new Date(`${since}T23:59:59Z`))
    items.push(...idle.map(each => ({ id: each.userId, market, idle: each, today })))
  }
  const work = (each: IdleInMarket) => step(ctx, each.market, each.idle, each.today)
  const stepped = await eachAlone(ctx, { job: 'lapse-points', items, work })
  return stepped.filter(Boolean).length
}

type IdleInMarket = {
  readonly id: string
  readonly market: Market
  readonly idle: IdlePoints
  readonly today: Day
}

async function step(ctx: Ctx, market: Market, idle: IdlePoints, today: Day) {
  const settings = ctx.settings.loyaltyOf(market)
  const day = lapsesOn(dayIn(market, idle.lastUsedAt), settings)
  const lastReminder = idle.notified.find(reminder => reminder.lapsesOn === day)
  const remindedOn = lastReminder && dayIn(market, new Date(lastReminder.notifiedAt))
  switch (
    lapseStep({ lapsesOn: day, ...(remindedOn !== undefined && { remindedOn }) }, today, settings)
  ) {
    case 'wait':
      return false
    case 'tell':
      return remind(ctx, market, idle, day, today)
    case 'lapse':
      return lapse(ctx, market, idle.userId, day)
  }
}

/** A member without an email address cannot be notified, and does not lose the points. */
function remind(ctx: Ctx, market: Market, idle: IdlePoints, day: Day, today: Day) {
  const { userId, name, email, points } = idle
  if (email.endsWith(noAddress)) return false
  const { noticeDays } = ctx.settings.loyaltyOf(market)
  const latest = addDays(today, noticeDays)
  const outgoing = writePointsEmail({
    market,
    name,
    points,
    worth: worthOf(points, ctx.settings.loyaltyOf(market)),
    lapsesOn: day > latest ? day : latest,
    link: absoluteUrl(ctx.bases[market], buildUrl(market, 'loyalty')),
    display: ctx.settings.displayOf(market),
    company: ctx.settings.companyOf(market),
    texts: mailTextsOf(ctx, market),
  })
  const mail = { id: randomUUID(), orderId: null, market, recipient: email, ...outgoing }
  return insertLapseEmail(ctx.keys.seal, ctx.sql, { userId, lapsesOn: day }, mail, ctx.clock())
}

async function lapse(ctx: Ctx, market: Market, userId: string, day: Day) {
  const owner = { userId, market }
  const done = await inTransaction(ctx.sql, [lockOf(owner)], async tx => {
    const at = ctx.clock()
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
