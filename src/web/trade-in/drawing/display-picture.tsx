import type { ReactNode } from 'react'
import type { DeviceType } from '#domain/device/device.ts'
import type { DisplayDefect, DisplayGrade } from '#domain/trade-in/choices.ts'
import { DeviceScreen } from './device-screen.tsx'
import { Frame, inks } from './frame.tsx'

const hairlines = 'M48 40l14 6M70 30l9 10M82 52l16 3M44 62l15-5M90 36l10 5M66 70l12 4'
const deep = 'M46 36l30 13M84 30l14 22M40 66l26-9M78 72l22-6'
const cracks =
  'M66 44L52 32M66 44L84 30M66 44L90 50M66 44L74 66M66 44L46 56M52 32L38 30M52 32L56 16M84 30L96 14M84 30L108 32M90 50L116 48M90 50L98 68M74 66L70 90M74 66L90 84M46 56L24 60M46 56L40 76'

const marks: Readonly<Record<Exclude<DisplayGrade, 'unknown'>, ReactNode>> = {
  flawless: undefined,
  light: <path d={hairlines} stroke="#fff" strokeWidth=".7" strokeLinecap="round" opacity=".6" />,
  deep: (
    <>
      <path d={deep} stroke="#000" strokeWidth="2.4" strokeLinecap="round" opacity=".5" />
      <path d={deep} stroke="#fff" strokeWidth="1.3" strokeLinecap="round" opacity=".85" />
    </>
  ),
  cracked: <path d={cracks} fill="none" stroke="#fff" strokeWidth="1.1" opacity=".9" />,
}

type DisplayPictureProps = {
  readonly grade: Exclude<DisplayGrade, 'unknown'>
  readonly type: DeviceType
}

/** A screen that is off. */
export function DisplayPicture({ grade, type }: DisplayPictureProps) {
  return (
    <DeviceScreen type={type} view="corner" fill={inks.glass} marksIn={[19, 13, 101, 77]}>
      <path d="M58 13h34L44 90H19V76z" fill={inks.shine} opacity=".45" />
      {marks[grade]}
    </DeviceScreen>
  )
}

const defects: Readonly<Record<Exclude<DisplayDefect, 'lifted'>, ReactNode>> = {
  spots: (
    <>
      <ellipse cx="52" cy="40" rx="11" ry="8" fill="#7d7190" opacity=".55" />
      <ellipse cx="72" cy="64" rx="6" ry="9" fill="#7d7190" opacity=".4" />
      <path d="M70 26h2v2h-2zM76 34h2v2h-2zM44 68h2v2h-2z" fill={inks.ink} />
    </>
  ),
  lines: (
    <>
      <path d="M46 10v80M49 10v80" stroke="#2f9e6a" strokeWidth="1.4" />
      <path d="M67 10v80" stroke="#b0417e" strokeWidth="2" />
      <path d="M32 58h56" stroke={inks.ink} strokeWidth="1" />
    </>
  ),
  touch: (
    <>
      <path d="M32 54h56v36H32z" fill={inks.rust} opacity=".14" />
      <circle cx="60" cy="64" r="12" fill="none" stroke={inks.rust} strokeWidth="2" />
      <path d="M52 72l16-16" stroke={inks.rust} strokeWidth="2" />
      <path
        d="M57 90V66a3 3 0 0 1 6 0v10l9 3c3 1 4 3 3 11z"
        fill="#f0c9a4"
        stroke={inks.ink}
        strokeWidth="1.2"
      />
    </>
  ),
}

/** A slab from the side, its glass coming off; a laptop is open. */
const slab = (
  <>
    <rect x="8" y="52" width="104" height="16" rx="7" fill={inks.metal} />
    <path d="M11 51h98" stroke={inks.ink} strokeWidth="1.5" />
    <path d="M12 50L108 34l1.5 7L12 52z" fill={inks.glass} />
    <path d="M96 38v12M100 37v13M104 36v14" stroke={inks.gold} strokeWidth="1.4" />
  </>
)
const openLaptop = (
  <>
    <path d="M8 78h90l8-9H16z" fill={inks.metal} />
    <path d="M97 70L109 8l5 1-11 62z" fill={inks.metal} />
    <path d="M95 68L94 12l6 0 2 50z" fill={inks.glass} />
    <path d="M100 14l8 1M100 19l7 1M100 24l6 1" stroke={inks.gold} strokeWidth="1.4" />
  </>
)

type DefectPictureProps = { readonly defect: DisplayDefect; readonly type: DeviceType }

/** A white screen that is on, with its defect. */
export function DisplayDefectPicture({ defect, type }: DefectPictureProps) {
  if (defect === 'lifted') return <Frame>{type === 'LAPTOP' ? openLaptop : slab}</Frame>
  return (
    <DeviceScreen type={type} view="whole" fill="#eef2f5" marksIn={[32, 10, 56, 80]}>
      {defects[defect]}
    </DeviceScreen>
  )
}
