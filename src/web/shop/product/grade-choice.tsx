import { type Grade, grades, type Product } from '#domain/device/device.ts'
import type { Offer } from '#domain/device/listing.ts'
import { productPath } from '#domain/device/product-path.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { GradeMark } from '#web/ui/grade-mark.tsx'
import { OptionGroup } from '#web/ui/option-group.tsx'
import { OptionLink } from '#web/ui/option-tile.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { GradePicture } from '../grade-picture.tsx'

type GradeChoiceProps = {
  readonly product: Product
  readonly offers: readonly Offer[]
  readonly grade: Grade
}

/** Each grade with what one will see, its price and its stock; leads to the sister listing. */
export const GradeChoice = ({ product, offers, grade }: GradeChoiceProps) => {
  const text = useText()
  const { howToChoose } = text.product
  return (
    <div>
      <OptionGroup
        label={text.listing.filterNames.grade}
        aside={
          <>
            —{' '}
            <TextLink href="#grades" tone="ink" className="text-ink-2 underline">
              {howToChoose}
            </TextLink>
          </>
        }
      >
        {grades.flatMap(each => {
          const offer = offers.find(({ grade: offered }) => offered === each)
          return offer
            ? [<GradeTile key={each} product={product} offer={offer} selected={each === grade} />]
            : []
        })}
      </OptionGroup>
      <div className="mt-3 flex gap-3 rounded-button border border-line bg-paper p-2.5">
        <GradePicture grade={grade} className="max-w-28 shrink-0 self-start rounded-input" />
        <p className="text-label text-ink-2">{text.product.gradeLong[grade]}</p>
      </div>
    </div>
  )
}

type GradeTileProps = {
  readonly product: Product
  readonly offer: Offer
  readonly selected: boolean
}

const GradeTile = ({ product, offer, selected }: GradeTileProps) => {
  const { product: words } = useText()
  const { market, base } = useMarket()
  const { shelf } = useFormatPrice()
  return (
    <OptionLink
      href={base + productPath(market, product, offer.grade)}
      selected={selected}
      title={<GradeMark grade={offer.grade} look="plain" />}
      {...(offer.stock === 0 && { unavailable: words.soldOut })}
    >
      <span className="mt-0.5 leading-snug">{words.gradeShort[offer.grade]}</span>
      <span className="mt-1">
        <b className="text-ink">{shelf(offer.price)}</b> · <Stock stock={offer.stock} />
      </span>
    </OptionLink>
  )
}

/** From here on the shop says how many are left. */
const few = 3

const Stock = ({ stock }: { readonly stock: number }) => {
  const { inStock, lastOnes } = useText().product
  return stock > few ? inStock : lastOnes(stock)
}
