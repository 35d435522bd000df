type BarFillProps = { readonly percent: number; readonly className: string }

/** The filled part of a bar. Its length is an SVG attribute: inline styles are not allowed (decision 5). */
export function BarFill({ percent, className }: BarFillProps) {
  return (
    <svg
      width={`${percent}%`}
      aria-hidden="true"
      className={`block h-full rounded-full ${className}`}
    />
  )
}
