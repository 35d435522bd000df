import { type ComponentProps, createElement } from 'react'

type IconProps = ComponentProps<'svg'> & {
  /** Width and height in pixels. */
  readonly size?: number | undefined
}

type Shapes = readonly (readonly [string, Readonly<Record<string, string>>])[]

/**
 * An icon of lucide, as its own component shows it; the build replaces that one (`src/app/bundle/icons.ts`). The shapes
 * are elements already, and what all icons have in common is a class, which draws lines 2 units wide unless told otherwise.
 */
export function createIcon(shapes: Shapes) {
  const drawn = shapes.map(([tag, { key, ...attributes }]) =>
    createElement(tag, { key, ...attributes }),
  )
  return ({ size = 24, strokeWidth, className, ...rest }: IconProps) => (
    <svg
      aria-hidden="true"
      {...rest}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      strokeWidth={strokeWidth}
      className={className === undefined ? 'icon' : `icon ${className}`}
    >
      {drawn}
    </svg>
  )
}
