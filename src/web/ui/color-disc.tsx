import { classNames } from './class-names.ts'

type ColorDiscProps = { readonly hex: string; readonly className?: string | undefined }

/** A device's colour. It is set by an SVG attribute: inline styles are not allowed (decision 5). */
export function ColorDisc({ hex, className }: ColorDiscProps) {
  return <svg color={hex} aria-hidden="true" className={classNames('color-disc', className)} />
}
