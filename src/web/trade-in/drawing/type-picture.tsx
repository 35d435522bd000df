import type { ReactNode } from 'react'
import type { DeviceType } from '#domain/device/device.ts'
import { Frame, inks } from './frame.tsx'

const screen = { fill: inks.glass, stroke: inks.ink, strokeWidth: 1.5 }
const body = { fill: inks.metal, stroke: inks.ink, strokeWidth: 1.5 }

/** The shop's golden seam across a screen. */
function GoldSeam({ points }: { readonly points: string }) {
  return (
    <polyline
      points={points}
      fill="none"
      stroke={inks.gold2}
      strokeWidth="1.6"
      strokeLinejoin="round"
      strokeLinecap="round"
    />
  )
}

const pictures: Readonly<Record<DeviceType, ReactNode>> = {
  SMARTPHONE: (
    <>
      <rect x="41" y="6" width="38" height="78" rx="7" {...body} />
      <rect x="44" y="9" width="32" height="72" rx="4.5" {...screen} />
      <rect x="54" y="12" width="12" height="3.4" rx="1.7" fill={inks.ink} />
      <GoldSeam points="44,58 53,55 58,60 67,52 76,54" />
    </>
  ),
  TABLET: (
    <>
      <rect x="29" y="7" width="62" height="76" rx="6" {...body} />
      <rect x="33" y="11" width="54" height="68" rx="3" {...screen} />
      <GoldSeam points="33,56 46,53 54,58 68,49 87,52" />
    </>
  ),
  LAPTOP: (
    <>
      <rect x="24" y="15" width="72" height="50" rx="4" {...body} />
      <rect x="28" y="19" width="64" height="42" rx="2" {...screen} />
      <path d="M12 67h96l-4 8H16z" {...body} />
      <rect x="52" y="67" width="16" height="3" rx="1.5" fill={inks.ink} />
      <GoldSeam points="28,46 44,43 52,48 70,40 92,43" />
    </>
  ),
  SMARTWATCH: (
    <>
      <path d="M48 4h24l3 20H45zM45 66h30l-3 20H48z" fill={inks.shine} />
      <rect x="38" y="21" width="44" height="48" rx="13" {...body} />
      <rect x="42" y="25" width="36" height="40" rx="10" {...screen} />
      <rect x="82" y="36" width="4" height="11" rx="2" fill={inks.ink} />
      <GoldSeam points="42,49 52,46 58,51 67,43 78,46" />
    </>
  ),
  CONSOLE: (
    <>
      <path
        d="M35 27h50c13 0 20 15 23 35 1 9-9 13-15 5l-9-12H36l-9 12c-6 8-16 4-15-5 3-20 10-35 23-35z"
        {...body}
      />
      <path d="M36 35v12M30 41h12" stroke={inks.ink} strokeWidth="4" strokeLinecap="round" />
      <circle cx="84" cy="36" r="3" fill={inks.ink} />
      <circle cx="84" cy="47" r="3" fill={inks.ink} />
      <circle cx="78.5" cy="41.5" r="3" fill={inks.ink} />
      <circle cx="89.5" cy="41.5" r="3" fill={inks.ink} />
      <GoldSeam points="48,44 55,42 59,46 66,40 71,42" />
    </>
  ),
}

export function TypePicture({ type }: { readonly type: DeviceType }) {
  return <Frame className="h-16 w-auto sm:h-20">{pictures[type]}</Frame>
}
