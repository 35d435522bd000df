type QrCodeProps = {
  /** One path in a square of `size` units, quiet zone included. */
  readonly code: { readonly size: number; readonly path: string }
  readonly text: string
}

/** A QR code with its text below it, for a scanner held to a screen: black on white in both themes. */
export function QrCode({ code: { size, path }, text }: QrCodeProps) {
  return (
    <figure className="grid w-fit gap-1 rounded-input border border-line bg-white px-3 pt-3 pb-2 text-black">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="size-40"
      >
        <path d={path} />
      </svg>
      <figcaption className="text-center font-bold tracking-wider [overflow-wrap:anywhere]">
        {text}
      </figcaption>
    </figure>
  )
}
