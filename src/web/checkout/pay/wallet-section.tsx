import type { RefObject } from 'react'
import type { Money } from '#domain/money/money.ts'
import type { VoucherText } from '#text/voucher/page/ro.ts'
import { LegalLink } from '#web/form/legal-link.tsx'
import { useText } from '#web/text/use-text.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { PlacingAlert } from '../placing-alert.tsx'
import type { useWallets } from './use-wallets.ts'

type WalletSectionProps = {
  readonly text: VoucherText
  readonly title: string
  /** What comes below, for whoever has another way in mind. */
  readonly or: string
  readonly total: Money
  readonly wallets: ReturnType<typeof useWallets>
}

/** The place of the buttons, hidden until they are there, and what a press on one means. */
export function WalletSection({ text, title, or, total, wallets }: WalletSectionProps) {
  const { terms } = useText().checkout.payment
  const format = useFormatPrice()
  const { box, hasWallet, isSending, message } = wallets
  return (
    <section aria-label={title} hidden={!hasWallet} className="mb-4">
      {message && <PlacingAlert message={message} total={format.total(total)} />}
      <h3 className="mb-2.5 text-label font-[650]">{title}</h3>
      <div ref={box satisfies RefObject<HTMLDivElement | null>} />
      <p className="mt-2.5 text-meta text-ink-2">
        {text.wallet.before}
        <LegalLink to="terms">{terms.terms}</LegalLink>
        {terms.middle}
        <LegalLink to="privacy">{terms.privacy}</LegalLink>.
      </p>
      <p className="mt-5 border-t border-line pt-5 text-label font-[650]">{or}</p>
      <p role="status" className="sr-only">
        {isSending ? text.wallet.sending : ''}
      </p>
    </section>
  )
}
