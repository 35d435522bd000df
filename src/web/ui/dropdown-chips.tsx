import { useText } from '#web/text/use-text.tsx'
import { Chip } from './chip.tsx'
import type { DropdownItem } from './dropdown-list.ts'

type DropdownChipsProps = {
  readonly label: string
  readonly values: readonly DropdownItem[]
  readonly onChange: (items: readonly DropdownItem[]) => void
  /** Where the focus goes on, as a chip takes it along. */
  readonly inputId: string
}

/** What is chosen of many, each with its way out. */
export function DropdownChips({ label, values, onChange, inputId }: DropdownChipsProps) {
  const { general } = useText()
  if (values.length === 0) return undefined
  const remove = (id: string) => {
    onChange(values.filter(each => each.id !== id))
    document.getElementById(inputId)?.focus()
  }
  return (
    <ul aria-label={label} className="mb-1.5 flex flex-wrap gap-1.5">
      {values.map(({ id, label: name }) => (
        <li key={id}>
          <Chip removes aria-label={`${general.remove}: ${name}`} onClick={() => remove(id)}>
            {name}
          </Chip>
        </li>
      ))}
    </ul>
  )
}
