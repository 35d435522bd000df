import { Search } from 'lucide-react'
import { type ComponentType, useCallback, useEffect, useId, useState } from 'react'
import { searchKey } from '#domain/device/listing-query.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { useTradeInLandingText } from '#web/text/use-trade-in-landing-text.ts'
import type { ModelSuggestionsProps } from './model-suggestions.tsx'

type ModelSearchProps = { readonly text: string }

/** A form that searches this page for models; on first focus the suggestions are downloaded and added to it. */
export function ModelSearch({ text }: ModelSearchProps) {
  const { search } = useTradeInLandingText()
  const { market, base } = useMarket()
  const id = useId()
  const { fieldRef, loadSuggestions, panel } = usePanel()
  return (
    <search className="mt-6.5 block max-w-150">
      <label htmlFor={id} className="mb-1.5 block text-label font-[620]">
        {search.label}
      </label>
      <form method="get" action={base + buildUrl(market, 'sell')} className="relative">
        <input
          ref={fieldRef}
          id={id}
          name={searchKey}
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          defaultValue={text}
          placeholder={search.placeholder}
          onFocus={loadSuggestions}
          className="h-13 w-full rounded-full border-[1.5px] border-control bg-porcelain pr-14 pl-5 text-base text-ellipsis text-ink placeholder:text-ink-3 focus:bg-paper"
        />
        <button
          type="submit"
          aria-label={search.submit}
          className="absolute inset-y-0 right-0 grid w-13 place-items-center rounded-full text-ink-2 hover:text-jade-2"
        >
          <Search size={20} aria-hidden="true" />
        </button>
        {panel}
      </form>
    </search>
  )
}

type Panel = ComponentType<ModelSuggestionsProps>

/** While the panel is loading or cannot be loaded, the form works all the same. */
function loadPanel(show: (panel: Panel) => void) {
  return void import('./model-suggestions.tsx').then(
    ({ ModelSuggestions }) => show(ModelSuggestions),
    () => undefined,
  )
}

function usePanel() {
  const [field, fieldRef] = useState<HTMLInputElement | null>(null)
  const [Suggested, setSuggested] = useState<Panel>()
  const loadSuggestions = useCallback(() => loadPanel(panel => setSuggested(() => panel)), [])
  // The seller may have begun to type before the page's script was loaded.
  useEffect(() => {
    if (field !== null && field === document.activeElement) loadSuggestions()
  }, [field, loadSuggestions])
  return { fieldRef, loadSuggestions, panel: Suggested && field && <Suggested field={field} /> }
}
