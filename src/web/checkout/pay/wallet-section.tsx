import type { RefObject } from 'react'
import type { Money } from '#domain/money/money.ts'
import type { VoucherText } from '#text/voucher/page/ro.ts'
import { LegalLink } from '#web/form/legal-link.tsx'
import { useText } from '#web/text/use-text.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { PlacingAlert } from '../placing-alert.tsx'
import type { useWallets } from './use-wallets.ts'

type WalletSectionProps = {
  readonly text: VoucherText
  readonly title: string
  /** What comes below, for whoever has another way in mind. */
  readonly or: string
  readonly total: Money
  /** What the amount is for, where the page shows another one. */
  readonly note?: string
  readonly wallets: ReturnType<typeof useWallets>
}

/** The place of the buttons, and what a press on one means; whether there are any is known only once they are there. */
export function WalletSection({ text, title, or, total, note, wallets }: WalletSectionProps) {
  const { terms } = useText().checkout.payment
  const format = useFormatPrice()
  const { box, hasWallet, isSending, message } = wallets
  return (
    <>
      {hasWallet === undefined && <Skeleton className="mb-4 h-28" />}
      {hasWallet === false && (
        <p role="status" className="mb-4">
          {text.wallet.none}
        </p>
      )}
      <section aria-label={title} hidden={hasWallet !== true} className="mb-4">
        {message && <PlacingAlert message={message} total={format.total(total)} />}
        <p className="mb-2.5 text-label font-[650]">{title}</p>
        <div ref={box satisfies RefObject<HTMLDivElement | null>} />
        <p className="mt-2.5 text-meta text-ink-2">
          {note !== undefined && <b className="mb-1 block text-ink">{note}</b>}
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
    </>
  )
}
