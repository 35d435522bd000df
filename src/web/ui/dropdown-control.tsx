import { ChevronDown } from 'lucide-react'
import { type ChangeEvent, useRef } from 'react'
import { useText } from '#web/text/use-text.tsx'
import { entryId } from './dropdown-panel.tsx'
import type { FieldControl } from './field.tsx'
import { inputClass } from './input-look.ts'
import { Spinner } from './spinner.tsx'
import type { Dropdown } from './use-dropdown.ts'

type DropdownControlProps = {
  readonly dropdown: Dropdown
  readonly control: FieldControl
  readonly listId: string
  readonly error: string | undefined
  readonly warning: string | undefined
  readonly placeholder: string | undefined
  readonly isLoading: boolean
  readonly onBlur: (() => void) | undefined
}

/** The browser's own suggestions would cover the list. */
const noSuggestions = { autoComplete: 'off', autoCorrect: 'off', spellCheck: false }

/** The focus stays in the field; aria-activedescendant moves through the list (quality.md "Accessibility"). */
export function DropdownControl(props: DropdownControlProps) {
  const { dropdown, control, listId, error, warning, onBlur } = props
  const field = useRef<HTMLInputElement>(null)
  const { active, shown } = dropdown
  const activeId = active === undefined ? undefined : entryId(listId, active, shown.length)
  const isExpanded = dropdown.isOpen && dropdown.count > 0
  const leave = () => {
    dropdown.leave()
    onBlur?.()
  }
  const openByButton = () => {
    field.current?.focus()
    dropdown.toggle()
  }
  return (
    <>
      <input
        {...control}
        ref={field}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isExpanded}
        aria-controls={isExpanded ? listId : undefined}
        aria-activedescendant={activeId}
        {...noSuggestions}
        placeholder={props.placeholder}
        value={dropdown.text}
        onChange={(event: ChangeEvent<HTMLInputElement>) => dropdown.type(event.target.value)}
        onBlur={leave}
        onKeyDown={dropdown.press}
        className={inputClass({ error, warning }, 'pr-11')}
      />
      <OpenButton isExpanded={isExpanded} isLoading={props.isLoading} onClick={openByButton} />
    </>
  )
}

type OpenButtonProps = {
  readonly isExpanded: boolean
  readonly isLoading: boolean
  readonly onClick: () => void
}

/** For pointers only: keyboard users have the arrow keys, so the button is not a tab stop. */
function OpenButton({ isExpanded, isLoading, onClick }: OpenButtonProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={useText().general.showList}
      aria-expanded={isExpanded}
      onMouseDown={event => event.preventDefault()}
      onClick={onClick}
      className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-input text-ink-2"
    >
      {isLoading ? <Spinner /> : <ChevronDown size={18} aria-hidden="true" />}
    </button>
  )
}
