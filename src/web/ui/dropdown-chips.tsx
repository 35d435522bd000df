import { useText } from '#web/text/use-text.tsx'
import { Chip } from './chip.tsx'
import type { DropdownItem } from './dropdown-list.ts'

type DropdownChipsProps = {
  readonly label: string
  readonly values: readonly DropdownItem[]
  readonly onChange: (items: readonly DropdownItem[]) => void
  /** The input that receives the focus when a chip is removed. */
  readonly inputId: string
}

/** The chosen items of a multiple choice, each with a button that removes it. */
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
