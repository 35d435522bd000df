import { Frame, inks } from './frame.tsx'

export type BatteryScreenKind = 'phone' | 'tablet' | 'watch' | 'laptop' | 'console'

/** The area of the screen, for its frame and its rows. */
const screens: Readonly<Record<BatteryScreenKind, readonly [number, number, number, number]>> = {
  phone: [36, 4, 48, 96],
  tablet: [24, 6, 72, 90],
  watch: [36, 14, 48, 58],
  laptop: [14, 10, 92, 66],
  console: [22, 16, 76, 56],
}

type Corner = { readonly x: number; readonly y: number; readonly width: number }

/** A settings screen with the battery's row marked. */
export function BatteryScreen({ kind }: { readonly kind: BatteryScreenKind }) {
  const [x, y, width, height] = screens[kind]
  const rowY = (index: number) => y + 12 + index * 13
  const rows = [0, 2, 3, 4].filter(index => rowY(index) < y + height - 10)
  return (
    <Frame className="h-auto w-20 shrink-0 sm:w-full">
      <rect {...{ x, y, width, height }} rx="9" fill={inks.ink} />
      <path
        d={`M${x + 3} ${y + 3}h${width - 6}v${height - 6}h${6 - width}z`}
        fill={inks.paper}
        stroke={inks.paper}
        strokeWidth="4"
        strokeLinejoin="round"
      />
      {rows.map(index => (
        <path
          key={index}
          d={`M${x + 10} ${rowY(index) + 2.5}h${width - 28}`}
          stroke={inks.line}
          strokeWidth="5"
          strokeLinecap="round"
        />
      ))}
      <BatteryRow x={x} y={rowY(1)} width={width} />
    </Frame>
  )
}

function BatteryRow({ x, y, width }: Corner) {
  return (
    <>
      <rect
        x={x + 5}
        y={y - 4}
        width={width - 10}
        height="13"
        rx="4"
        fill="#fbf1dc"
        stroke={inks.gold}
      />
      <rect x={x + 9} y={y - 1} width="11" height="7" rx="1.8" fill="none" stroke={inks.ink} />
      <rect x={x + 10.5} y={y + 0.5} width="6" height="4" fill={inks.jade} />
      <path d={`M${x + 21} ${y + 1}v3`} stroke={inks.ink} strokeWidth="1.5" />
      <path
        d={`M${x + 27} ${y + 2.5}h${width - 44}`}
        stroke={inks.gold2}
        strokeWidth="5"
        strokeLinecap="round"
      />
    </>
  )
}
