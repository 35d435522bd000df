import type { DeviceType } from '#domain/device/device.ts'
import type { BurnIn } from '#domain/trade-in/choices.ts'
import { DeviceScreen } from './device-screen.tsx'
import { inks } from './frame.tsx'

const shadows: Readonly<Record<BurnIn, number>> = { none: 0, faint: 0.13, strong: 0.42 }

type BurnInPictureProps = { readonly burnIn: BurnIn; readonly type: DeviceType }

/** A grey screen with as much of its burn-in as is left. */
export function BurnInPicture({ burnIn, type }: BurnInPictureProps) {
  return (
    <DeviceScreen type={type} view="whole" fill="#808080" marksIn={[31, 7, 58, 83]}>
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
    </DeviceScreen>
  )
}
