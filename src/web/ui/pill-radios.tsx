import { type ReactNode, useId } from 'react'

export type Pill = { readonly value: string; readonly label: ReactNode }

type PillRadiosProps = {
  readonly legend: string
  readonly pills: readonly Pill[]
  readonly value: string
  readonly onChange: (value: string) => void
}

const pillClass =
  'relative inline-flex min-h-9 cursor-pointer items-center rounded-full border border-line-2 bg-paper px-3.5 py-1.5 text-label font-semibold transition-colors hover:border-control has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--ring) forced-colors:has-checked:outline-2'

/** Native radios that look like chips: a few short choices in one row. */
export function PillRadios({ legend, pills, value, onChange }: PillRadiosProps) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {pills.map(pill => (
          <label key={pill.value} className={pillClass}>
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={pill.value}
              checked={pill.value === value}
              onChange={() => onChange(pill.value)}
            />
            <span>{pill.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
