import { randomUUID } from 'node:crypto'
import { data, redirect } from 'react-router'
import { tradeInEmailFormSchema } from '#contract/sell-email-form.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import type { OpenTradeInRefusal } from '#domain/sell/sale-refusal.ts'
import type { Opening } from '#services/sell/selling.ts'
import { viewerOf, withCookies } from './entry.ts'
import { savedTradeIn, tradeInCookie } from './kept-sale.ts'
import { toStep } from './load-sell-step.ts'
import { readMemberForm } from './member-form.ts'
import { type PageRequest, personal } from './page-request.ts'
import { type Seller, wayOn } from './seller.ts'

/** sell.md, email: freezes what was told as a sale, which takes the place of the one this browser was about. */
export async function sendTradeInEmail(request: PageRequest, seller: Seller) {
  const { shop, market } = request
  const { email, newsletter, key } = await readMemberForm(request, tradeInEmailFormSchema)
  const requested = { market, answers: seller.answers, email, wantsNewsletter: newsletter === 'on' }
  const opening = await openingOf(request, seller, key)
  const opened = await shop.tradeInServices.openTradeIn(requested, opening)
  // The browser showed an old page again: what it sends now is another request.
  const made =
    !opened.ok && isKeyReused(opened.refusal)
      ? await shop.tradeInServices.openTradeIn(requested, { ...opening, key: randomUUID() })
      : opened
  if (made.ok)
    throw redirect(buildUrl(market, 'sell-step', ['offer']), {
      status: 303,
      headers: withCookies([tradeInCookie(request, made.value)]),
    })
  return refusedWith(request, seller, made.refusal, [
    ['email', email],
    ...(newsletter ? [['newsletter', newsletter] as const] : []),
  ])
}

/** Another device is another sale; the same one told otherwise takes its place. */
async function openingOf(request: PageRequest, { answers }: Seller, key: string): Promise<Opening> {
  const viewer = await viewerOf(request)
  const stored = savedTradeIn(request)
  const requester = {
    token: stored?.token ?? '',
    ...(viewer.kind === 'member' && { userId: viewer.member.userId }),
  }
  const before =
    stored && (await request.shop.tradeInServices.viewTradeIn(requester, stored.number))
  const isSame = before !== undefined && before.answers.model === answers.model
  const { address } = request.site
  return { key, address, requester, ...(isSame && { replaces: before.number }) }
}

function isKeyReused(refusal: OpenTradeInRefusal): boolean {
  return refusal.kind === 'invalid-field' && refusal.field !== 'email'
}

type Sent = readonly (readonly [name: string, value: string])[]

/** Told beside the field; what the price book says otherwise by now is asked again. */
function refusedWith(
  request: PageRequest,
  seller: Seller,
  refusal: OpenTradeInRefusal,
  sent: Sent,
) {
  switch (refusal.kind) {
    case 'invalid-field':
      return data({ fault: { kind: 'email' } as const, sent }, { status: 422, headers: personal })
    case 'too-many-tries': {
      const { kind, retryAfterSeconds } = refusal
      return data(
        { fault: { kind, minutes: Math.ceil(retryAfterSeconds / 60) } as const, sent },
        { status: 429, headers: { ...personal, 'retry-after': String(retryAfterSeconds) } },
      )
    }
    case 'rejected':
    case 'not-told':
    case 'not-bought':
    case 'unknown-model':
      throw toStep(request, wayOn(seller))
  }
}
