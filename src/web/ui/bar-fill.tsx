type BarFillProps = { readonly percent: number; readonly className: string }

/** The filled part of a bar. Its length is an attribute of a drawing: styles in the page's text are not let in (decision 5). */
export function BarFill({ percent, className }: BarFillProps) {
  return (
    <svg
      width={`${percent}%`}
      aria-hidden="true"
      className={`block h-full rounded-full ${className}`}
    />
  )
}
