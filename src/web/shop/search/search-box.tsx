import { X } from 'lucide-react'
import { type ComponentType, useCallback, useEffect, useId, useState } from 'react'
import { useLocation } from 'react-router'
import { searchKey } from '#domain/device/listing-query.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import { looks, type SearchPlace } from './search-looks.ts'
import type { SuggestionsProps } from './suggestions.tsx'

type SearchBoxProps = { readonly place: SearchPlace }

/** A form that leads to the results. On first focus the suggestions are downloaded and added to it. */
export function SearchBox({ place }: SearchBoxProps) {
  const { general, shell } = useText()
  const { market, base } = useMarket()
  const id = useId()
  const { fieldRef, loadSuggestions, panel } = usePanel(place)
  const path = buildUrl(market, 'search')
  const { pathname, search } = useLocation()
  const searchText = pathname === path ? new URLSearchParams(search).get(searchKey) : null
  const look = looks[place]
  return (
    <search className={look.root}>
      <label htmlFor={id} className={look.label}>
        <i aria-hidden="true" className="glass" />
        <span className="sr-only">{shell.searchLabel}</span>
      </label>
      <form method="get" action={base + path} className={look.form}>
        <span className="relative min-w-0 flex-1">
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
            defaultValue={searchText ?? ''}
            placeholder={shell.searchPlaceholder}
            onFocus={loadSuggestions}
            className={look.input}
          />
          <button type="submit" aria-label={general.search} className={look.button}>
            <i aria-hidden="true" className="glass" />
          </button>
        </span>
        {place === 'header' && <CloseButton />}
        {panel}
      </form>
    </search>
  )
}

type Panel = ComponentType<SuggestionsProps>

/** While the panel is loading or cannot be loaded, the form works all the same. */
function loadPanel(show: (panel: Panel) => void) {
  return void import('./suggestions.tsx').then(
    ({ Suggestions }) => show(Suggestions),
    () => undefined,
  )
}

function usePanel(place: SearchPlace) {
  const [field, fieldRef] = useState<HTMLInputElement | null>(null)
  const [Suggested, setSuggested] = useState<Panel>()
  const loadSuggestions = useCallback(() => loadPanel(panel => setSuggested(() => panel)), [])
  // The visitor may have begun to type before the page's script was loaded.
  useEffect(() => {
    if (field !== null && field === document.activeElement) loadSuggestions()
  }, [field, loadSuggestions])
  return {
    fieldRef,
    loadSuggestions,
    panel: Suggested && field && <Suggested field={field} place={place} />,
  }
}

/** On a phone the form covers the header while it has focus. */
function CloseButton() {
  const { general } = useText()
  if (!useIsHydrated()) return undefined
  return (
    <button
      type="button"
      aria-label={general.close}
      onClick={event => event.currentTarget.blur()}
      className="grid size-10 shrink-0 place-items-center rounded-full hover:bg-sand sm:hidden"
    >
      <X size={20} aria-hidden="true" />
    </button>
  )
}
