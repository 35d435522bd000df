import type { ReactNode } from 'react'

type Tile = { readonly value: string; readonly title: string; readonly note?: ReactNode }

type ChoiceTilesProps = {
  readonly id: string
  readonly legend: string
  readonly name: string
  readonly value: string
  readonly options: readonly Tile[]
  readonly onChange: (value: string) => void
}

/** A few short choices side by side; native radios, so that the arrow keys move between them. */
export function ChoiceTiles(props: ChoiceTilesProps) {
  return (
    <fieldset id={props.id} tabIndex={-1} className="min-w-0">
      <legend className="mb-2 text-label font-[650]">{props.legend}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-2.5">
        {props.options.map(({ value, title, note }) => (
          <label
            key={value}
            className="relative flex min-h-12 min-w-0 flex-col justify-center rounded-button border-[1.5px] border-line-2 bg-paper px-3.5 py-2.5 transition-colors hover:border-control has-checked:border-jade has-checked:ring-1 has-checked:ring-jade forced-colors:has-checked:border-[Highlight]"
          >
            <input
              type="radio"
              name={props.name}
              value={value}
              checked={value === props.value}
              onChange={() => props.onChange(value)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-button"
            />
            <span className="font-bold">{title}</span>
            {note !== undefined && <span className="text-meta text-ink-2">{note}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
