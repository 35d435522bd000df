type TickProps = {
  readonly name: string
  readonly value: string
  readonly label: string
  readonly isTicked?: boolean
}

/** A box to tick, with a target for fingers. */
export function Tick({ name, value, label, isTicked = false }: TickProps) {
  return (
    <label className="flex min-h-10 items-center gap-2.5">
      <input
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={isTicked}
        className="size-6 shrink-0 accent-jade"
      />
      {label}
    </label>
  )
}
