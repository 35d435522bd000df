import { dayIn } from '#domain/device/day.ts'
import { onFixedPage, type PageRequest } from './page-request.ts'

/** What the five steps choose from; `today` is the market's day, from which deliveries are counted. */
export const stepsOffered = async ({ market, shop }: PageRequest) => {
  const oneyWidget = shop.oneyWidgetOf(market)
  return {
    settings: shop.settingsOf(market),
    counties: await shop.listCounties(market),
    today: dayIn(market, new Date()),
    ...(oneyWidget && { oneyWidget }),
  }
}

export const loadCheckout = onFixedPage('checkout', stepsOffered)
