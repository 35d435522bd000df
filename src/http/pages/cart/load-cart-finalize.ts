import { redirect } from 'react-router'
import { sparesSteps } from '#domain/checkout/prefill.ts'
import type { Member } from '#domain/identity/member.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { findBuyer } from '#services/account/find-buyer.ts'
import { ownVouchers, stepsOffered } from '../checkout/load-checkout.ts'
import { viewerOf } from '../identity/entry.ts'
import { onFixedPage, type PageRequest, personal } from '../page-request.ts'

/** The one-screen form is for signed-in customers; unknown visitors get the five steps (markets.md). */
export const loadCartFinalize = onFixedPage('cart-finalize', async page => {
  const member = await buyerOf(page)
  const [buyer, loaded, vouchers] = await Promise.all([
    findBuyer(page.ctx, member, page.market),
    stepsOffered(page),
    ownVouchers(page, member),
  ])
  if (!sparesSteps(page.market, buyer, loaded.settings.delivery)) throw redirectTo(page, 'checkout')
  return { loaded: { ...loaded, ownVouchers: vouchers }, buyer }
})

async function buyerOf(page: PageRequest): Promise<Member> {
  const viewer = await viewerOf(page)
  switch (viewer.kind) {
    case 'member':
      return viewer.member
    // A session cookie without its user is signed out (Spec 4.7).
    case 'was-member':
      throw redirectTo(page, 'logout')
    case 'visitor':
      throw redirectTo(page, 'cart-login')
  }
}

function redirectTo({ market }: PageRequest, to: 'cart-login' | 'checkout' | 'logout') {
  return redirect(buildUrl(market, to), { headers: personal })
}
