type DottedProps = { readonly line: string }

/** Facts with dots between them: where the line breaks, no dot is left behind at its end. */
export function Dotted({ line }: DottedProps) {
  return (
    <span className="dotted">
      {line.split(dot).map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line's parts never move
        <span key={at}>
          {at > 0 && <span>{dot}</span>}
          {part}
        </span>
      ))}
    </span>
  )
}

const dot = ' · '
