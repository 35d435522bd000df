import { parsePath } from '#domain/market/parse-path.ts'
import { viewPassport } from '#services/stock/view-passport.ts'
import { notFound, onFixedPage } from '../page-request.ts'

export const loadPassport = onFixedPage('passport', async ({ ctx, market, path }) => {
  const passport = await viewPassport(ctx, market, parsePath(market, path)?.params[0] ?? '')
  if (!passport) throw notFound()
  const { warranty } = ctx.settings.shopOf(market).cart
  return { passport, warrantyYears: warranty.validity }
})
