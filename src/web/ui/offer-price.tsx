import type { Offer } from '#domain/device/listing.ts'
import { useText } from '#web/text/use-text.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { Price } from '#web/ui/price.tsx'

type OfferPriceProps = {
  readonly offer: Offer
  readonly size?: 'small' | 'card' | 'large' | undefined
  /** The page says itself what the price of a new device is. */
  readonly isNoted?: boolean | undefined
  /** Other variants of the model cost more. */
  readonly isFrom?: boolean | undefined
  readonly className?: string | undefined
}

/**
 * A reduction is always shown with the lowest price of 30 days; the price of a new device is a comparison
 * (rules-of-trade.md 3).
 */
export function OfferPrice({ offer, size, isNoted, isFrom, className }: OfferPriceProps) {
  const { general, listing, product } = useText()
  const { shelf } = useFormatPrice()
  const { price, newPrice, discount } = offer
  const [from, amount] = isFrom === true ? general.from(shelf(price)) : ['', shelf(price)]
  const comparison = newPrice && listing.newPrice(shelf(newPrice))
  const compared =
    isNoted === true || comparison === undefined ? (
      comparison
    ) : (
      <span title={listing.newPriceNote}>{comparison}</span>
    )
  return (
    <Price
      amount={amount}
      label={`${product.price}: `}
      {...(from !== '' && { from })}
      size={size}
      {...(discount && { discount: `−${discount.percent}%` })}
      note={discount ? listing.lowestPrice(shelf(discount.lowest30)) : compared}
      className={className}
    />
  )
}
