import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, useContext, useEffect } from 'react'
import { Button, ComboBoxStateContext, Input } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { inputClass } from './input-look.ts'
import { Spinner } from './spinner.tsx'
import type { Dropdown } from './use-dropdown.ts'
import { useStillPage } from './use-still-page.ts'
import { useVisiblePage } from './use-visible-page.ts'

type DropdownControlProps = {
  readonly dropdown: Dropdown
  readonly error?: string | undefined
  readonly warning?: string | undefined
  readonly placeholder?: string | undefined
  readonly isLoading?: boolean | undefined
  readonly isRefused: boolean
}

/** Tab leaves without choosing; a name typed whole is taken; Alt with an arrow opens and closes (quality.md). */
const useDropdownKeys = (dropdown: Dropdown) => {
  const state = useContext(ComboBoxStateContext)
  useVisiblePage(state?.isOpen === true)
  useStillPage(state?.isOpen === true)
  const { resumeId } = dropdown
  // The collection learns of new items one render after they came.
  const arrivedId =
    resumeId !== undefined && state?.collection.getItem(resumeId) ? resumeId : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is taken once, when the loaded items arrive
  useEffect(() => {
    if (arrivedId !== undefined) state?.selectionManager.setFocusedKey(arrivedId)
  }, [arrivedId])
  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (!state) return
    if (event.key === 'Tab') state.selectionManager.setFocusedKey(null)
    const isLeaving = event.key === 'Tab' || event.key === 'Enter'
    if (isLeaving && state.isOpen && state.selectionManager.focusedKey === null)
      dropdown.acceptTyped()
    if (!event.altKey || !event.key.startsWith('Arrow')) return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'ArrowDown') state.open(null, 'manual')
    if (event.key === 'ArrowUp') state.close()
  }
  const openOnTyping = () => {
    if (state?.isOpen === false) state.open(null, 'input')
  }
  return { onKeyDownCapture, openOnTyping }
}

export const DropdownControl = (props: DropdownControlProps) => {
  const { dropdown, placeholder, isLoading, isRefused, error, warning } = props
  const { onKeyDownCapture, openOnTyping } = useDropdownKeys(dropdown)
  return (
    <Group className="relative block" onKeyDownCapture={onKeyDownCapture}>
      <Input
        onInput={openOnTyping}
        {...(placeholder !== undefined && { placeholder })}
        {...(isRefused && { 'aria-disabled': true })}
        className={inputClass(
          { error, warning },
          'pr-11 aria-disabled:border-line-2 aria-disabled:bg-sand aria-disabled:text-ink-3',
        )}
      />
      <Button className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-input text-ink-2">
        {isLoading === true ? <Spinner /> : <ChevronDown size={18} aria-hidden="true" />}
      </Button>
    </Group>
  )
}
