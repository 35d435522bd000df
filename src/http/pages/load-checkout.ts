import { dayIn } from '#domain/device/day.ts'
import { onPage } from './page-request.ts'

/** What the five steps choose from; `today` is the market's day, from which deliveries are counted. */
export const loadCheckout = onPage(async ({ market, shop }) => ({
  settings: shop.settingsOf(market),
  counties: await shop.listCounties(market),
  today: dayIn(market, new Date()),
}))
