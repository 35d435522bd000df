import { code128 } from '#domain/inbound/code-128.ts'

/** Code 128 with the text below it, for a scanner held to a screen: black on white, with quiet zones. */
export function Barcode({ text }: { readonly text: string }) {
  const widths = code128(text)
  const modules = widths.reduce((sum, width) => sum + width, 2 * quiet)
  return (
    <figure className="grid w-full max-w-80 gap-1 rounded-input border border-line bg-white px-3 pt-3 pb-2 text-black">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${modules} 30`}
        preserveAspectRatio="none"
        shapeRendering="crispEdges"
        className="h-16 w-full"
      >
        <path d={barsOf(widths)} />
      </svg>
      <figcaption className="text-center font-bold tracking-wider">{text}</figcaption>
    </figure>
  )
}

/** Modules on each side that scanners need empty. */
const quiet = 10

function barsOf(widths: readonly number[]): string {
  let at = quiet
  return widths
    .map((width, turn) => {
      const bar = turn % 2 === 0 ? `M${at} 0h${width}v30h-${width}z` : ''
      at += width
      return bar
    })
    .join('')
}
