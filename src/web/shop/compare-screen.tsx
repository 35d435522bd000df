import type { ComparedRow } from '#domain/device/compare.ts'
import type { ListingCard } from '#domain/device/listing.ts'
import { productPath } from '#domain/device/product-path.ts'
import { shortTitle } from '#domain/device/title.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { useSavedText } from '#web/text/use-saved-text.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { valueInText } from '#web/ui/configuration-text.ts'
import { DevicePicture } from '#web/ui/device-picture.tsx'
import { GradeMark } from '#web/ui/grade-mark.tsx'
import { OfferPrice } from '#web/ui/offer-price.tsx'
import { Seam } from '#web/ui/seam.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useDataLabel } from './data-label.ts'
import { SaveButton } from './save-button.tsx'

type CompareScreenProps = {
  readonly devices: readonly ListingCard[]
  readonly rows: readonly ComparedRow[]
}

/** Up to four devices side by side; what they differ in comes first. */
export function CompareScreen({ devices, rows }: CompareScreenProps) {
  const text = useSavedText()
  const { base, market } = useMarket()
  const isEnough = devices.length > 1
  return (
    <div className="wrap py-8 sm:py-12">
      <title>{`${text.compareTitle} · Kintsu`}</title>
      <meta name="robots" content="noindex" />
      <h1>{text.compareTitle}</h1>
      <Seam className="mt-4 mb-6" />
      {isEnough ? (
        <>
          <p className="mb-5 text-ink-2">{text.compareLead}</p>
          <Table {...{ devices, rows }} />
        </>
      ) : (
        <p className="text-heading font-bold">{text.tooFew}</p>
      )}
      <p className="mt-6">
        <ButtonLink tone="ghost" size="small" href={base + buildUrl(market, 'favourites')}>
          {text.back}
        </ButtonLink>
      </p>
    </div>
  )
}

/** Scrolls sideways within itself on a phone; the names of the rows stay. */
function Table({ devices, rows }: CompareScreenProps) {
  const text = useSavedText()
  const differing = rows.filter(({ differs }) => differs)
  const same = rows.filter(({ differs }) => !differs)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
    <section aria-label={text.compareTitle} tabIndex={0} className="compare-frame">
      <table className="compare-table" data-devices={devices.length}>
        <thead>
          <tr>
            <td />
            {devices.map(device => (
              <th key={device.offer.listingId} scope="col">
                <Head device={device} />
              </th>
            ))}
          </tr>
          <tr>
            <th scope="row">{text.price}</th>
            {devices.map(({ offer }) => (
              <td key={offer.listingId}>
                {offer.stock === 0 ? (
                  <span className="text-rust">{text.soldOut}</span>
                ) : (
                  <OfferPrice offer={offer} size="small" />
                )}
              </td>
            ))}
          </tr>
        </thead>
        <Rows title={text.differs} rows={differing} columns={devices.length} />
        <Rows title={text.same} rows={same} columns={devices.length} />
      </table>
    </section>
  )
}

function Head({ device: { product, offer } }: { readonly device: ListingCard }) {
  const { base, market } = useMarket()
  const name = shortTitle(product)
  return (
    <div className="relative grid justify-items-start gap-2">
      <SaveButton listingId={offer.listingId} />
      <div className="plinth h-32 w-full p-2 [&_img]:h-28 [&_img]:w-full [&_img]:object-contain">
        <DevicePicture product={product} view="front" isDecorative />
      </div>
      <TextLink tone="ink" href={base + productPath(market, product, offer.grade)}>
        {name}
      </TextLink>
      <GradeMark grade={offer.grade} />
    </div>
  )
}

type RowsProps = {
  readonly title: string
  readonly rows: readonly ComparedRow[]
  readonly columns: number
}

function Rows({ title, rows, columns }: RowsProps) {
  const text = useText()
  const labelOf = useDataLabel()
  if (rows.length === 0) return undefined
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={columns + 1} className="compare-group">
          <span>{title}</span>
        </th>
      </tr>
      {rows.map(({ key, values }) => (
        <tr key={key}>
          <th scope="row">{labelOf(key)}</th>
          {values.map((value, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the columns are the devices, in their order
            <td key={at}>{value === undefined ? '–' : valueInText(value, text)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}
