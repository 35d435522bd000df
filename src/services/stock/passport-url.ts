import { absoluteUrl } from '#domain/market/base.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import type { Market } from '#domain/market/market.ts'
import type { Context } from '../context.ts'

/** The public address of a passport. */
export function passportUrl(
  { bases }: Pick<Context, 'bases'>,
  market: Market,
  code: string,
): string {
  return absoluteUrl(bases[market], buildUrl(market, 'passport', [code]))
}
