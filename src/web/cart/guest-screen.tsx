import { MailCheck, Truck, UserRound, WalletCards } from 'lucide-react'
import type { ReactNode } from 'react'
import { hasItems } from '#domain/cart/cart.ts'
import type { MarketSettings } from '#domain/checkout/settings.ts'
import type { SocialWay } from '#domain/identity/sign-in-way.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { useCart } from '#web/client/use-cart.ts'
import { CartSignIn } from '#web/identity/cart-sign-in.tsx'
import { useGuestText } from '#web/text/use-guest-text.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { CartSummary } from './cart-summary.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { DeliveryFacts, PaymentFacts } from './guest-facts.tsx'

type GuestScreenProps = {
  readonly settings: MarketSettings
  /** Where the customer continues after signing in. */
  readonly next: string
  readonly socialWays: readonly SocialWay[]
}

/**
 * The page before the checkout: an account is optional, and the page shows what the checkout asks for and how to
 * receive and pay the order.
 */
export function GuestScreen({ settings, next, socialWays }: GuestScreenProps) {
  const { cart: text } = useText()
  const guest = useGuestText()
  const { base, market } = useMarket()
  const { cart, isReady } = useCart(settings.cart)
  if (isReady && !hasItems(cart))
    return (
      <div className="wrap py-8 sm:py-12">
        <EmptyCart />
      </div>
    )
  return (
    <div className="wrap grid gap-8 py-8 sm:py-12 lg:grid-cols-[3fr_2fr] lg:gap-10">
      <div className="min-w-0">
        <h1>{guest.title}</h1>
        <p className="mt-3 max-w-[56ch] text-ink-2">{guest.lead}</p>
        <div className="mt-6 max-w-90">
          <ButtonLink full href={base + buildUrl(market, 'checkout')}>
            {guest.continue}
          </ButtonLink>
        </div>
        <div className="mt-6 mb-8">
          <CartSignIn {...{ next, socialWays }} />
        </div>
        <GuestFacts settings={settings} />
      </div>
      <div className="self-start lg:sticky lg:top-6">
        {isReady && <CartSummary {...{ cart, settings }} />}
        <p className="mt-4 text-meta">
          <TextLink href={base + buildUrl(market, 'cart')}>{text.guest.back}</TextLink>
        </p>
      </div>
    </div>
  )
}

function GuestFacts({ settings }: Pick<GuestScreenProps, 'settings'>) {
  const guest = useGuestText()
  const needs = [guest.needContact, guest.needPlace, guest.needBilling]
  return (
    <div className="divide-y divide-line border-y border-line">
      <Fact Icon={UserRound} title={guest.need}>
        <ul className="list-disc pl-4.5 marker:text-jade">
          {needs.map(need => (
            <li key={need}>{need}</li>
          ))}
        </ul>
      </Fact>
      <Fact Icon={Truck} title={guest.delivery}>
        <DeliveryFacts settings={settings.delivery} />
      </Fact>
      <Fact Icon={WalletCards} title={guest.payment}>
        <PaymentFacts settings={settings.payment} />
      </Fact>
      <Fact Icon={MailCheck} title={guest.after}>
        <p>{guest.afterText(settings.cart.returnDays)}</p>
      </Fact>
    </div>
  )
}

type FactProps = {
  readonly Icon: typeof Truck
  readonly title: string
  readonly children: ReactNode
}

function Fact({ Icon, title, children }: FactProps) {
  return (
    <section className="flex gap-4 py-5">
      <Icon size={22} aria-hidden="true" className="mt-0.5 shrink-0 text-jade" />
      <div className="min-w-0 flex-1 text-[0.9375rem] text-ink-2">
        <h2 className="mb-1.5 text-name text-ink">{title}</h2>
        {children}
      </div>
    </section>
  )
}
