import type { ReactNode } from 'react'
import type { DeviceType } from '#domain/device/device.ts'
import { Frame, inks } from './frame.tsx'

/** x, y, width and height. */
type Area = readonly [number, number, number, number]

/** What is around the screen, the screen, and the part of it that shows; of consoles only handhelds have one. */
type Drawn = { readonly body: ReactNode; readonly screen: ReactNode; readonly area: Area }

const straps = <path d="M44 0h32l3 14H41zM41 76h38l-3 14H44z" fill={inks.shine} />

const handheld = (
  <>
    <rect x="2" y="16" width="116" height="58" rx="16" />
    <circle cx="14" cy="36" r="6" fill={inks.ink} />
    <path d="M14 53v10M9 58h10" stroke={inks.ink} strokeWidth="3.5" strokeLinecap="round" />
    <circle cx="106" cy="56" r="6" fill={inks.ink} />
    <circle cx="106" cy="32" r="2" fill={inks.ink} />
    <circle cx="106" cy="40" r="2" fill={inks.ink} />
    <circle cx="102" cy="36" r="2" fill={inks.ink} />
    <circle cx="110" cy="36" r="2" fill={inks.ink} />
  </>
)

const watch: Drawn = {
  body: (
    <>
      {straps}
      <rect x="90" y="34" width="5" height="14" rx="2.5" fill={inks.ink} />
      <rect x="30" y="10" width="60" height="70" rx="19" />
    </>
  ),
  screen: <rect x="35" y="15" width="50" height="60" rx="15" />,
  area: [35, 15, 50, 60],
}

const handheldConsole: Drawn = {
  body: handheld,
  screen: <rect x="26" y="21" width="68" height="48" rx="3" />,
  area: [26, 21, 68, 48],
}

/** The upper corner, so close that every mark is visible; of small screens the whole. */
const corners: Readonly<Record<DeviceType, Drawn>> = {
  SMARTPHONE: {
    body: <path d="M14 90V26C14 15 23 8 33 8H120V90z" />,
    screen: <path d="M19 90V28C19 19 26 13 35 13H120V90z" />,
    area: [19, 13, 101, 77],
  },
  TABLET: {
    body: <path d="M8 90V20C8 12 13 7 21 7H120V90z" />,
    screen: <path d="M19 90V22C19 20 20 18 23 18H120V90z" />,
    area: [19, 18, 101, 72],
  },
  LAPTOP: {
    body: (
      <>
        <path d="M10 90V12C10 9 12 7 15 7H120V90z" />
        <circle cx="100" cy="11" r="1.6" fill={inks.ink} />
      </>
    ),
    screen: <path d="M16 90V15H120V90z" />,
    area: [16, 15, 104, 75],
  },
  SMARTWATCH: watch,
  CONSOLE: handheldConsole,
}

const wholes: Readonly<Record<DeviceType, Drawn>> = {
  SMARTPHONE: {
    body: <rect x="28" y="6" width="64" height="96" rx="9" />,
    screen: <rect x="32" y="10" width="56" height="92" rx="6" />,
    area: [32, 10, 56, 80],
  },
  TABLET: {
    body: <rect x="18" y="5" width="84" height="98" rx="8" />,
    screen: <rect x="25" y="12" width="70" height="92" rx="3" />,
    area: [25, 12, 70, 78],
  },
  LAPTOP: {
    body: (
      <>
        <rect x="16" y="6" width="88" height="62" rx="4" />
        <path d="M4 70h112l-6 9H10z" />
        <path d="M48 70h24v2.5H48z" fill={inks.ink} />
      </>
    ),
    screen: <rect x="20" y="10" width="80" height="54" rx="1.5" />,
    area: [20, 10, 80, 54],
  },
  SMARTWATCH: watch,
  CONSOLE: handheldConsole,
}

type DeviceScreenProps = {
  readonly type: DeviceType
  readonly view: 'corner' | 'whole'
  readonly fill: string
  /** The marks, drawn in this area and stretched over the screen of the device. */
  readonly marksIn: Area
  readonly children?: ReactNode
}

/** The screen of a device with what is to be seen on it. */
export function DeviceScreen({ type, view, fill, marksIn, children }: DeviceScreenProps) {
  const { body, screen, area } = (view === 'corner' ? corners : wholes)[type]
  const [x, y, width, height] = area
  return (
    <Frame>
      <g fill={inks.metal}>{body}</g>
      <g fill={fill}>{screen}</g>
      <svg
        {...{ x, y, width, height }}
        viewBox={marksIn.join(' ')}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {children}
      </svg>
    </Frame>
  )
}
