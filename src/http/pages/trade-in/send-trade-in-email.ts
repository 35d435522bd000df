import { randomUUID } from 'node:crypto'
import { data, redirect } from 'react-router'
import { tradeInEmailFormSchema } from '#contract/trade-in-email-form.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import type { OpenTradeInRefusal } from '#domain/trade-in/trade-in-refusal.ts'
import { openTradeIn } from '#services/trade-in/open-trade-in.ts'
import type { Opening } from '#services/trade-in/trade-in-request.ts'
import { viewTradeIn } from '#services/trade-in/view-trade-ins.ts'
import { readMemberForm } from '../account/member-form.ts'
import { viewerOf, withCookies } from '../identity/entry.ts'
import { type PageRequest, personal } from '../page-request.ts'
import { toStep } from './load-trade-in-step.ts'
import { nextStepOf, type Seller } from './seller.ts'
import { savedTradeIn, tradeInCookie } from './stored-trade-in.ts'

/** Saves the answers as a trade-in, which replaces the browser's current one (sell.md, email). */
export async function sendTradeInEmail(request: PageRequest, seller: Seller) {
  const { ctx, market } = request
  const { email, newsletter, key } = await readMemberForm(request, tradeInEmailFormSchema)
  const submission = {
    market,
    answers: seller.answers,
    email,
    wantsNewsletter: newsletter === 'on',
  }
  const opening = await openingOf(request, seller, key)
  const opened = await openTradeIn(ctx, submission, opening)
  // The browser showed an old page with a used key: this submission is a new request.
  const result =
    !opened.ok && isKeyReused(opened.refusal)
      ? await openTradeIn(ctx, submission, { ...opening, key: randomUUID() })
      : opened
  if (result.ok)
    throw redirect(buildUrl(market, 'sell-step', ['offer']), {
      status: 303,
      headers: withCookies([tradeInCookie(request, result.value)]),
    })
  return refusedWith(request, seller, result.refusal, [
    ['email', email],
    ...(newsletter ? [['newsletter', newsletter] as const] : []),
  ])
}

/** Another device starts another trade-in; new answers about the same device replace it. */
async function openingOf(request: PageRequest, { answers }: Seller, key: string): Promise<Opening> {
  const viewer = await viewerOf(request)
  const stored = savedTradeIn(request)
  const requester = {
    token: stored?.token ?? '',
    ...(viewer.kind === 'member' && { userId: viewer.member.userId }),
  }
  const current = stored && (await viewTradeIn(request.ctx, requester, stored.number))
  const isSame = current !== undefined && current.answers.model === answers.model
  const { address } = request.site
  return { key, address, requester, ...(isSame && { replaces: current.number }) }
}

function isKeyReused(refusal: OpenTradeInRefusal): boolean {
  return refusal.kind === 'invalid-field' && refusal.field !== 'email'
}

type FormPairs = readonly (readonly [name: string, value: string])[]

/** The error is shown at the field; answers that no longer match the price book are asked again. */
function refusedWith(
  request: PageRequest,
  seller: Seller,
  refusal: OpenTradeInRefusal,
  sent: FormPairs,
) {
  switch (refusal.kind) {
    case 'invalid-field':
      return data({ error: { kind: 'email' } as const, sent }, { status: 422, headers: personal })
    case 'too-many-tries': {
      const { kind, retryAfterSeconds } = refusal
      return data(
        { error: { kind, minutes: Math.ceil(retryAfterSeconds / 60) } as const, sent },
        { status: 429, headers: { ...personal, 'retry-after': String(retryAfterSeconds) } },
      )
    }
    case 'rejected':
    case 'not-told':
    case 'not-bought':
    case 'unknown-model':
      throw toStep(request, nextStepOf(seller))
  }
}
