import { classNames } from './class-names.ts'

type DottedProps = {
  readonly line: string
  /** The element of the line. */
  readonly as?: 'span' | 'p' | undefined
  readonly className?: string | undefined
}

/** Facts separated by dots: where the line wraps, no dot remains at the end of the line. */
export function Dotted({ line, as: Line = 'span', className }: DottedProps) {
  return (
    <Line className={classNames('dotted', className)}>
      {line.split(dot).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line's parts never move
        <span key={index}>
          {index > 0 && <span>{dot}</span>}
          {part}
        </span>
      ))}
    </Line>
  )
}

const dot = ' · '
