type DottedProps = { readonly line: string }

/** Facts separated by dots: where the line wraps, no dot remains at the end of the line. */
export function Dotted({ line }: DottedProps) {
  return (
    <span className="dotted">
      {line.split(dot).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line's parts never move
        <span key={index}>
          {index > 0 && <span>{dot}</span>}
          {part}
        </span>
      ))}
    </span>
  )
}

const dot = ' · '
