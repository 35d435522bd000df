import { useEffect, useEffectEvent, useId } from 'react'
import { searchedText } from '#domain/device/searched-text.ts'
import { useGoTo } from '#web/client/follow-links.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { listLook, looks, type SearchPlace } from './search-looks.ts'
import { SuggestionOption } from './suggestion-row.tsx'
import { resultsPath, type SuggestionRow, suggestionRows } from './suggestion-rows.ts'
import { useCombobox } from './use-combobox.ts'
import { useSuggested } from './use-suggested.ts'
import { useTyped } from './use-typed.ts'

export type SuggestionsProps = {
  /** The field that the suggestions belong to; it has the focus all the time. */
  readonly field: HTMLInputElement
  readonly place: SearchPlace
}

/** A native submit loads a new document, which would lose a cart that is held in memory only. */
function useSubmit(field: HTMLInputElement, go: () => void) {
  const onSubmit = useEffectEvent(go)
  useEffect(() => {
    const submit = (event: Event) => {
      event.preventDefault()
      onSubmit()
    }
    field.form?.addEventListener('submit', submit)
    return () => field.form?.removeEventListener('submit', submit)
  }, [field])
}

/** The list of a combobox; downloaded when the field first gets focus (quality.md "Accessibility"). */
export function Suggestions({ field, place }: SuggestionsProps) {
  const { market, base } = useMarket()
  const { search, general } = useText()
  const listId = useId()
  const suggested = useSuggested(market, useTyped(field))
  const rows = suggested ? suggestionRows(market, suggested) : []
  const isEmpty = rows.length === 0
  const combobox = useCombobox(field, {
    listId,
    count: rows.length,
    canOpen: suggested !== undefined,
  })
  const { isOpen, close } = combobox
  const goTo = useGoTo(base)
  useSubmit(field, () => {
    close()
    goTo(resultsPath(market, searchedText(field.value)))
  })
  const found = isEmpty ? general.nothingFound : search.found(rows.length - 1)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field keeps the focus, whatever of the panel is pressed
    <div
      onMouseDown={event => event.preventDefault()}
      className={isOpen ? looks[place].panel : 'sr-only'}
    >
      {isOpen && !isEmpty && <Options id={listId} rows={rows} combobox={combobox} />}
      <p role="status" className={isOpen && isEmpty ? 'px-4 py-3 text-ink-2' : 'sr-only'}>
        {isOpen ? found : ''}
      </p>
    </div>
  )
}

type OptionsProps = {
  readonly id: string
  readonly rows: readonly SuggestionRow[]
  readonly combobox: ReturnType<typeof useCombobox>
}

function Options({ id, rows, combobox: { optionId, activeId, close } }: OptionsProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the field clicks the option
    <div
      id={id}
      role="listbox"
      aria-label={useText().search.suggestions}
      onClick={close}
      className={listLook}
    >
      {rows.map((row, index) => (
        <SuggestionOption
          key={row.path}
          row={row}
          id={optionId(index)}
          isActive={optionId(index) === activeId}
        />
      ))}
    </div>
  )
}
