import { redirect } from 'react-router'
import { dayIn } from '#domain/device/day.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { parsePath } from '#domain/market/parse-path.ts'
import { parseSaleNumber } from '#domain/sell/sale-number.ts'
import { asMember } from './member-page.ts'
import { notFound, onFixedPage, personal } from './page-request.ts'

/** One sale of a member; another one's is a 404, like a missing one. Without a number, the list of them. */
export const loadSale = onFixedPage('sale-details', request => {
  const { market, path } = request
  const [written] = parsePath(market, path)?.params ?? []
  if (written === undefined) throw redirect(buildUrl(market, 'my-sales'), { headers: personal })
  const number = parseSaleNumber(written)
  // What is no number of a sale is no page, whoever asks.
  if (number === undefined) throw notFound()
  return asMember(request, async ({ member, shop }) => {
    const sale = await shop.selling.viewSale({ userId: member.userId, token: '' }, number)
    if (sale?.market !== market) throw notFound()
    return { sale, today: dayIn(market, new Date()) }
  })
})
