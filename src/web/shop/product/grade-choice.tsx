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
import { StockText } from './stock-text.tsx'

type GradeChoiceProps = {
  readonly product: Product
  readonly offers: readonly Offer[]
  readonly grade: Grade
}

/** Each grade with its picture, price and stock, as a link to its listing. */
export function GradeChoice({ product, offers, grade }: GradeChoiceProps) {
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
    </div>
  )
}

type GradeTileProps = {
  readonly product: Product
  readonly offer: Offer
  readonly selected: boolean
}

function GradeTile({ product, offer, selected }: GradeTileProps) {
  const { product: text } = useText()
  const { market, base } = useMarket()
  const { shelf } = useFormatPrice()
  return (
    <OptionLink
      href={base + productPath(market, product, offer.grade)}
      selected={selected}
      title={
        <span className="grade-tile">
          <GradePicture grade={offer.grade} product={product} isDecorative />
          <GradeMark grade={offer.grade} look="plain" />
        </span>
      }
      {...(offer.stock === 0 && { unavailable: text.soldOut })}
    >
      <span className="mt-0.5 leading-snug">{text.gradeShort[offer.grade]}</span>
      <span className="dotted mt-1">
        <span>
          <b className="whitespace-nowrap text-ink">{shelf(offer.price)}</b>
        </span>
        <span>
          <span> · </span>
          <StockText stock={offer.stock} />
        </span>
      </span>
    </OptionLink>
  )
}
