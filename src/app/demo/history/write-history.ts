import type { Market } from '#domain/market/market.ts'
import { markets } from '#domain/market/market.ts'
import type { Context } from '#services/context.ts'
import { trackInbound } from '#services/inbound/track-inbound.ts'
import { sendRefunds } from '#services/payment/send-refunds.ts'
import { trackShipments } from '#services/shipment/track-shipments.ts'
import type { Database } from '#store/database.ts'
import { dateDelivered, isShopUsed, listDueMessages } from '#store/demo-history.ts'
import type { OutboxTopic } from '#store/outbox-topic.ts'
import { randomFor } from '#store/seeds/random.ts'
import { handlers } from '../../modules.ts'
import { packer } from './actors.ts'
import { answerReview, claim, giveBack, review, write } from './after-sales.ts'
import type { History, HistoryMarket } from './history.ts'
import { createHistoryCard } from './history-card.ts'
import { createHistoryClock } from './history-clock.ts'
import { type HistoryShop, openHistoryContext, readHistoryMarket } from './open-history.ts'
import { bringBy, buy, type Purchase, remit } from './purchases.ts'
import { type Course, sell } from './trade-ins.ts'

type Writing = HistoryShop & {
  /** The present; the history ends shortly before it. */
  readonly now: Date
}

const dayMs = 86_400_000
const hourMs = 3_600_000
const days = 60

/** Hours of a day at which something happens, in UTC. */
const hours = [6, 9, 12, 15, 18]

/** Devices bought per hour of the above, on average. */
const purchasesPerHour: Readonly<Record<Market, number>> = {
  ro: 0.22,
  bg: 0.13,
  hu: 0.13,
  gr: 0.12,
}

/** Parcels whose label was not made by then are left to the shop that starts now. */
const daysUntilLabel = 2

/** Written for later: invitations to reviews. */
const timed: readonly OutboxTopic[] = ['review-invitation', 'seller-invitation']
const labels: readonly OutboxTopic[] = ['shipment-due', 'inbound-due']

/**
 * Sixty days of trade for a demo that nobody has used yet: orders, parcels, returns, claims, trade-ins, reviews and
 * messages, by the services and rules of the shop, with a clock that goes through the past and third parties that
 * answer at once. The same history on every machine. Returns false if the shop was used before.
 */
export async function writeHistory(
  database: Pick<Database, 'db' | 'pool'>,
  { secret, bases, now }: Writing,
): Promise<boolean> {
  if (await isShopUsed(database.pool)) return false
  const begun = new Date()
  const start = new Date(Math.floor(now.getTime() / dayMs - days) * dayMs)
  const clock = createHistoryClock(start)
  const card = createHistoryCard()
  const ctx = await openHistoryContext(database, { secret, bases }, clock.now, card.provider)
  const all = await Promise.all(markets.map(market => readHistoryMarket(ctx, market)))
  const histories = all.map((of, place) => historyOf({ ctx, card }, of, place))
  for (let day = 0; day <= days; day += 1) {
    for (const hour of hours) {
      const at = start.getTime() + day * dayMs + hour * hourMs
      if (at > now.getTime() - hourMs) break
      clock.moveTo(new Date(at))
      await Promise.all(histories.map(goOn => goOn({ at, day, hour })))
      const held = at > now.getTime() - daysUntilLabel * dayMs ? labels : []
      await deliver(ctx, held, new Date(at), begun)
      if (hour !== hours[0]) continue
      while ((await trackShipments(ctx)) > 0);
      while ((await trackInbound(ctx)) > 0);
      await sendRefunds(ctx)
      await deliver(ctx, held, new Date(at), begun)
    }
  }
  await ctx.hub.stop()
  return true
}

/** Trade-ins end differently; the last days leave some of each for whoever looks at the demo. */
const courses: readonly Course[] = [
  'as-declared',
  'as-declared',
  'worn',
  'as-declared',
  'as-declared',
]
const lastCourses: Readonly<Record<number, Course>> = {
  2: 'not-sent',
  5: 'worn',
  7: 'waiting',
  8: 'locked',
  9: 'waiting',
}
const tradeInEvery = 4

type Moment = { readonly at: number; readonly day: number; readonly hour: number }

/**
 * The history of a market, which goes on from one moment to the next beside those of the others. Numbers are its own:
 * each market takes every fourth one.
 */
function historyOf(
  shop: Pick<History, 'ctx' | 'card'>,
  of: HistoryMarket,
  place: number,
): (moment: Moment) => Promise<void> {
  const agenda: { readonly at: number; readonly work: () => Promise<unknown> }[] = []
  let count = place
  let now = 0
  const history: History = {
    ...shop,
    random: randomFor(`history ${of.market}`),
    next: () => {
      count += markets.length
      return count
    },
    later: (after, work) => agenda.push({ at: now + after * dayMs, work }),
  }
  const plan = planOf(history, of, place)
  return async moment => {
    now = moment.at
    const due = agenda.filter(({ at }) => at <= now)
    for (const each of due) agenda.splice(agenda.indexOf(each), 1)
    for (const { work } of due) await work()
    await plan(moment)
  }
}

/** What happens on each day in a market. */
function planOf(history: History, of: HistoryMarket, place: number) {
  const { random, later } = history
  let reviews = 0
  let written = 0
  const follow = (bought: Purchase) => {
    bringBy(history, bought, packer)
    remit(history, bought)
    if (bought.isMembers && random.chance(0.5)) later(20, () => claim(history, of, bought))
    else if (random.chance(0.06)) later(7, () => giveBack(history, of, bought, random.chance(0.6)))
    else if (random.chance(0.55))
      later(random.whole(11, 14), () => review(history, of, bought, reviews++))
  }
  return async ({ day, hour }: Moment) => {
    const left = days - day
    const isRecent = left < daysUntilLabel
    if (random.chance(purchasesPerHour[of.market] * (isRecent ? 3 : 1))) {
      const bought = await buy(history, of)
      if (bought) follow(bought)
    }
    if (hour !== 9) return
    const last = lastCourses[left]
    if (last) await sell(history, of, last)
    else if (left > 9 && (day + place) % tradeInEvery === 0)
      await sell(history, of, courses[Math.floor(day / tradeInEvery) % courses.length] ?? 'worn')
    if ((left + place) % 12 === 3) await write(history, of, written++)
    if (left % 10 === 4) await answerReview(history, of)
  }
}

const handlerOf = new Map(Object.entries(handlers))

/** Delivers what is due, and what follows from it, as if it had been at `at`. */
async function deliver(ctx: Context, held: readonly OutboxTopic[], at: Date, begun: Date) {
  for (;;) {
    const messages = await listDueMessages(ctx.sql, held, timed, at)
    if (messages.length === 0) return
    await Promise.all(messages.map(message => handlerOf.get(message.topic)?.(ctx, message)))
    await dateDelivered(
      ctx.sql,
      messages.map(({ id }) => id),
      at,
      begun,
    )
  }
}
