import { Search } from 'lucide-react'
import { accessoryPicturePath } from '#domain/device/picture-path.ts'
import type { SuggestedAccessory } from '#domain/device/search/suggestions.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { configurationLine } from '#web/ui/configuration-text.ts'
import { DevicePicture } from '#web/ui/device-picture.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { smallView } from '#web/ui/picture-views.ts'
import { categoryLabel } from '../category-word.ts'
import type { SuggestionRow } from './suggestion-rows.ts'
import type { ShownModel } from './suggestions-client.ts'

type OptionProps = {
  readonly row: SuggestionRow
  readonly id: string
  readonly isActive: boolean
}

/** A link as an option of the list: keys reach it from the field, a click follows it. */
export function SuggestionOption({ row, id, isActive }: OptionProps) {
  return (
    <a
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={useMarket().base + row.path}
      className="flex min-h-11 items-center gap-3 rounded-input px-2.5 py-1.5 no-underline hover:bg-sand aria-selected:bg-jade-tint forced-colors:aria-selected:bg-[Highlight] forced-colors:aria-selected:text-[HighlightText]"
    >
      <RowContent row={row} />
    </a>
  )
}

function RowContent({ row }: Pick<OptionProps, 'row'>) {
  const text = useText()
  const { search, general } = text
  switch (row.kind) {
    case 'model':
      return <ModelRow {...row} />
    case 'category':
      return <NamedRow name={categoryLabel(row.category, text)} note={search.category} />
    case 'brand':
      return (
        <NamedRow
          name={row.brand.name}
          note={`${search.brand}, ${general.products(row.brand.listings)}`}
        />
      )
    case 'accessory':
      return <AccessoryRow {...row.accessory} />
    case 'help':
      return <NamedRow name={search.helpPages[row.page]} note={search.help} />
    case 'all':
      return (
        <>
          <Search size={18} aria-hidden="true" className="mx-3.25 shrink-0 text-jade" />
          <span className="min-w-0 font-semibold wrap-anywhere text-jade-2">
            {search.seeAll(row.text)}
          </span>
        </>
      )
  }
}

function ModelRow({ product, offer }: ShownModel) {
  const text = useText()
  const { shelf } = useFormatPrice()
  const { model, configuration } = product
  const [from, amount] = text.general.from(shelf(offer.price))
  return (
    <>
      <span className="plinth grid size-11 shrink-0 place-items-center rounded-[10px]">
        <DevicePicture
          product={product}
          view={smallView[model.type]}
          loading="eager"
          isDecorative
          className="size-9"
        />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block leading-tight font-semibold">
          {model.brand} {model.name}
        </span>
        <span className="block truncate text-note text-ink-2">
          {configurationLine(configuration, text)}
        </span>
      </span>
      <span className="text-meta whitespace-nowrap">
        <span className="text-ink-2">{from}</span> <span className="font-bold">{amount}</span>
      </span>
    </>
  )
}

function AccessoryRow({ id, name, price }: SuggestedAccessory) {
  const { search } = useText()
  const { shelf } = useFormatPrice()
  return (
    <>
      <span className="plinth grid size-11 shrink-0 place-items-center rounded-[10px]">
        <img
          src={accessoryPicturePath(id)}
          alt=""
          width={36}
          height={27}
          className="size-9 object-contain"
        />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block leading-tight font-semibold">{name}</span>
        <span className="block truncate text-note text-ink-2">{search.accessory}</span>
      </span>
      <span className="text-meta font-bold whitespace-nowrap">{shelf(price)}</span>
    </>
  )
}

function NamedRow({ name, note }: { readonly name: string; readonly note: string }) {
  return (
    <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3 pl-1">
      <span className="font-semibold">{name}</span>
      <span className="text-note text-ink-2">{note}</span>
    </span>
  )
}
