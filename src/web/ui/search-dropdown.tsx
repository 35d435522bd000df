import { useId, useRef } from 'react'
import { DropdownChips } from './dropdown-chips.tsx'
import { DropdownControl } from './dropdown-control.tsx'
import { DropdownPanel } from './dropdown-panel.tsx'
import { Field, type FieldText } from './field.tsx'
import { type DropdownSource, useDropdown } from './use-dropdown.ts'

type SearchDropdownProps = DropdownSource &
  Omit<FieldText, 'label'> & {
    readonly label: string
    readonly id?: string | undefined
    readonly placeholder?: string | undefined
    readonly onBlur?: (() => void) | undefined
    readonly isLoading?: boolean | undefined
    /** A Tailwind class; the specification's default is `max-h-60`. */
    readonly maxHeight?: string | undefined
    readonly className?: string | undefined
  }

/** The searchable dropdown, with a single choice (`value`) or a multiple choice (`values`) (Spec 2.6, 4.8, 5.6). */
export function SearchDropdown(props: SearchDropdownProps) {
  const { label, required, error, warning, hint, isLoading, id, className } = props
  const dropdown = useDropdown(props)
  const frame = useRef<HTMLDivElement>(null)
  const listId = useId()
  const commonProps = { label, listId, dropdown, isLoading: isLoading === true }
  return (
    <Field {...{ label, required, error, warning, hint, id, className }}>
      {control => (
        <>
          {'values' in props && <DropdownChips {...props} inputId={control.id} />}
          <div ref={frame} className="relative">
            <DropdownControl
              {...{ ...commonProps, control, error, warning }}
              placeholder={props.placeholder}
              onBlur={props.onBlur}
            />
            <DropdownPanel
              {...{ ...commonProps, frame }}
              chosen={'values' in props ? props.values : props.value}
              maxHeight={props.maxHeight ?? 'max-h-60'}
            />
          </div>
        </>
      )}
    </Field>
  )
}
