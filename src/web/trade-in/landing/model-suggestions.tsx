import { useId } from 'react'
import { searchKey } from '#domain/device/listing-query.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { beginPath } from '#domain/trade-in/begin-path.ts'
import type { BuybackModel } from '#domain/trade-in/buyback.ts'
import { listLook, looks } from '#web/shop/search/search-looks.ts'
import { useCombobox } from '#web/shop/search/use-combobox.ts'
import { useTyped } from '#web/shop/search/use-typed.ts'
import { useFoundModels } from '#web/shop/trade-in/use-model-search.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { useTradeInLandingText } from '#web/text/use-trade-in-landing-text.ts'
import { DevicePicture } from '#web/ui/device-picture.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { smallView } from '#web/ui/picture-views.ts'
import { TextLink } from '#web/ui/text-link.tsx'

export type ModelSuggestionsProps = {
  /** The field that the suggestions belong to; it has the focus all the time. */
  readonly field: HTMLInputElement
}

/** The list of a combobox, as in the shop's own search (quality.md "Accessibility"). */
export function ModelSuggestions({ field }: ModelSuggestionsProps) {
  const { market, base } = useMarket()
  const { general } = useText()
  const { search } = useTradeInLandingText()
  const listId = useId()
  const models = useFoundModels(market, useTyped(field))
  const count = models?.length ?? 0
  const combobox = useCombobox(field, { listId, count, canOpen: models !== undefined })
  const { isOpen, optionId, activeId } = combobox
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field keeps the focus, whatever of the panel is pressed
    <div
      onMouseDown={event => event.preventDefault()}
      className={isOpen ? `${looks.page.panel} text-ink` : 'sr-only'}
    >
      {isOpen && models && count > 0 && (
        <div id={listId} role="listbox" aria-label={search.suggestions} className={listLook}>
          {models.map((model, index) => (
            <Option
              key={model.product.model.id}
              id={optionId(index)}
              isActive={optionId(index) === activeId}
              {...model}
            />
          ))}
        </div>
      )}
      <p role="status" className={isOpen && count === 0 ? 'px-4 py-3 text-ink-2' : 'sr-only'}>
        {isOpen ? (count === 0 ? general.nothingFound : search.found(count)) : ''}
      </p>
      {isOpen && count === 0 && (
        <p className="px-4 pb-3">
          <TextLink
            href={base + buildUrl(market, 'sell-unlisted', [], [[searchKey, field.value]])}
            className="inline-block min-h-6"
          >
            {search.unlisted}
          </TextLink>
        </p>
      )}
    </div>
  )
}

type OptionProps = BuybackModel & { readonly id: string; readonly isActive: boolean }

/** Clicked, or chosen with the keys of the field, it starts the questions with this model. */
function Option({ id, isActive, product, most }: OptionProps) {
  const { market, base } = useMarket()
  const { upTo } = useTradeInLandingText()
  const { shelf } = useFormatPrice()
  const { model } = product
  return (
    <button
      id={id}
      type="submit"
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      name="answer"
      value={model.id}
      formMethod="post"
      formAction={base + beginPath(market, 'model')}
      className="flex min-h-11 w-full items-center gap-3 rounded-input px-2.5 py-1.5 text-left hover:bg-sand aria-selected:bg-jade-tint forced-colors:aria-selected:bg-[Highlight] forced-colors:aria-selected:text-[HighlightText]"
    >
      <span className="plinth grid size-11 shrink-0 place-items-center rounded-[10px]">
        <DevicePicture
          {...{ product, view: smallView[model.type], loading: 'eager', isDecorative: true }}
          className="size-9"
        />
      </span>
      <span className="min-w-0 flex-1 leading-tight font-semibold">
        {model.brand} {model.name}
      </span>
      <span className="text-meta whitespace-nowrap text-ink-2">{upTo(shelf(most))}</span>
    </button>
  )
}
