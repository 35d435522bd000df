import type { Market } from '#domain/market/market.ts'
import { isOfferedTo } from '#domain/payment/offered.ts'
import type { OneyWidget } from '#domain/payment/oney-widget.ts'
import type { Context } from '../context.ts'

type Ctx = Pick<Context, 'providers'>

/** `undefined` if Oney is not offered (Spec 7.3). */
export function oneyWidgetOf(ctx: Ctx, market: Market): OneyWidget | undefined {
  return isOfferedTo('oney', market, 'personal') ? ctx.providers.oneyWidget : undefined
}
