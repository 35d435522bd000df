import type { ListingCard, ProductPage } from '#domain/device/listing.ts'
import { productPath } from '#domain/device/product-path.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { configurationLine } from '#web/ui/configuration-text.ts'
import { DevicePicture } from '#web/ui/device-picture.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { GradeMark } from '#web/ui/grade-mark.tsx'
import { smallView } from '#web/ui/picture-views.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { AlertForm } from './alert-form.tsx'
import { StockText } from './stock-text.tsx'

/** The target of the page's own links to the alert. */
const alertId = 'alert'

type SoldOutAlertProps = Pick<ProductPage, 'offers' | 'nearest'>

/** Shown above the choices: what is sold out, and where to continue. */
export function SoldOutAlert({ offers, nearest }: SoldOutAlertProps) {
  const { product } = useText()
  const hasOtherGrade = offers.some(each => each.stock > 0)
  return (
    <Alert
      tone="warning"
      title={hasOtherGrade ? product.soldOutTitle : product.soldOutTitleAll}
      action={
        <TextLink href={`#${alertId}`} className="font-semibold">
          {product.alert.title}
        </TextLink>
      }
    >
      {nearest.length > 0 ? product.soldOutText : product.soldOutTextModel}
    </Alert>
  )
}

type SoldOutProps = Pick<ProductPage, 'nearest' | 'similar'> & {
  readonly listingId: string | undefined
}

/** In place of the buy button: available variants of the same model, similar models, and an email alert for this one. */
export function SoldOut({ nearest, similar, listingId }: SoldOutProps) {
  const { product } = useText()
  return (
    <>
      {nearest.length > 0 && (
        <section aria-labelledby="nearest-title">
          <h2 id="nearest-title" className="mb-2 text-label font-[650] tracking-normal">
            {product.inStockNow}
          </h2>
          <ul className="grid gap-2.5">
            {nearest.map(card => (
              <li key={card.offer.listingId}>
                <NearestLink card={card} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {similar.length > 0 && (
        <p>
          <TextLink href="#similar" className="font-semibold">
            {product.seeSimilar}
          </TextLink>
        </p>
      )}
      <div id={alertId} className="scroll-mt-6">
        {listingId !== undefined && <AlertForm listingId={listingId} />}
      </div>
    </>
  )
}

function NearestLink({ card: { product, offer } }: { readonly card: ListingCard }) {
  const text = useText()
  const { market, base } = useMarket()
  const { shelf } = useFormatPrice()
  return (
    <a
      href={base + productPath(market, product, offer.grade)}
      className="flex items-center gap-3 rounded-button border-[1.5px] border-line-2 bg-paper p-2.5 no-underline transition-colors hover:border-control"
    >
      <span className="plinth grid size-14 shrink-0 place-items-center rounded-input">
        <DevicePicture
          product={product}
          view={smallView[product.model.type]}
          isDecorative
          className="size-12"
        />
      </span>
      <span className="min-w-0 flex-1 text-meta text-ink-2">
        <GradeMark grade={offer.grade} look="plain" className="text-ink" />
        <span className="block">{configurationLine(product.configuration, text)}</span>
      </span>
      <span className="text-right text-meta text-ink-2">
        <b className="block whitespace-nowrap text-ink">{shelf(offer.price)}</b>
        <StockText stock={offer.stock} />
      </span>
    </a>
  )
}
