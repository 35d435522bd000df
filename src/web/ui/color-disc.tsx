type ColorDiscProps = { readonly hex: string; readonly className: string }

/** A device's colour. Said by an attribute of a drawing: styles in the page's text are not let in (decision 5). */
export function ColorDisc({ hex, className }: ColorDiscProps) {
  return (
    <svg
      color={hex}
      aria-hidden="true"
      className={`block rounded-full border bg-current forced-color-adjust-none ${className}`}
    />
  )
}
