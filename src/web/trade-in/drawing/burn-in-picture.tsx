import type { BurnIn } from '#domain/trade-in/choices.ts'
import { Frame, inks } from './frame.tsx'

const shadows: Readonly<Record<BurnIn, number>> = { none: 0, faint: 0.13, strong: 0.42 }

/** A grey screen with as much of its burn-in as is left. */
export function BurnInPicture({ burnIn }: { readonly burnIn: BurnIn }) {
  return (
    <Frame>
      <rect x="28" y="4" width="64" height="98" rx="9" fill={inks.ink} />
      <rect x="31" y="7" width="58" height="95" rx="6.5" fill="#808080" />
      {burnIn !== 'none' && (
        <g fill={inks.ink} opacity={shadows[burnIn]}>
          <path d="M36 12h14v3H36zM72 12h6v3h-6zM80 12h5v3h-5z" />
          {[0, 1, 2, 3].map(column =>
            [0, 1].map(row => (
              <rect
                key={`${column}-${row}`}
                x={37 + column * 12.5}
                y={24 + row * 15}
                width="9"
                height="9"
                rx="2.4"
              />
            )),
          )}
          <path d="M36 62h48v8H36zM36 72h48v8H36zM40 82h40v8H40z" />
        </g>
      )}
    </Frame>
  )
}
