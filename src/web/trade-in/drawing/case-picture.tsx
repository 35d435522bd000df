import type { ReactNode } from 'react'
import type { DeviceType } from '#domain/device/device.ts'
import type { CaseGrade } from '#domain/trade-in/choices.ts'
import { Frame, inks } from './frame.tsx'

type KnownCaseGrade = Exclude<CaseGrade, 'unknown'>

const whole = 'M14 90V30C14 17 23 8 36 8H120V90z'
const dented = 'M14 90V62l4-4-4-5V30C14 17 23 8 36 8H62l4 4 6-4H120V90z'
const bent = 'M10 90C13 70 18 52 14 32C13 18 23 10 36 9C66 6 92 16 120 12V90z'

const hairlines = 'M52 34l14 5M74 54l12-4M44 66l10 5M92 30l8 8M66 76l14 3'
const cracks =
  'M84 56L66 44M84 56L104 46M84 56L92 76M84 56L62 66M66 44L52 46M66 44L64 28M62 66L46 76'

const marks: Readonly<Record<KnownCaseGrade, ReactNode>> = {
  'like-new': undefined,
  light: <path d={hairlines} stroke="#fff" strokeWidth=".9" strokeLinecap="round" opacity=".55" />,
  dents: (
    <>
      <path d={hairlines} stroke="#fff" strokeWidth=".9" strokeLinecap="round" opacity=".55" />
      <ellipse cx="82" cy="60" rx="8" ry="5" fill={inks.ink} opacity=".25" />
      <path d="M75 57c3-4 11-5 14-1" stroke="#fff" strokeWidth="1" fill="none" opacity=".6" />
      <path d="M18 58l5 1M66 12l1 6" stroke="#fff" strokeWidth="1.2" opacity=".7" />
    </>
  ),
  cracked: <path d={cracks} stroke="#fff" strokeWidth="1.2" fill="none" opacity=".9" />,
}

const shapes: Readonly<Record<KnownCaseGrade, string>> = {
  'like-new': whole,
  light: whole,
  dents: dented,
  cracked: bent,
}

/** What tells the case of a device: camera, logo and hinge, sensor and strap, vents. */
const details: Readonly<Record<DeviceType, ReactNode>> = {
  SMARTPHONE: (
    <>
      <rect x="24" y="19" width="25" height="25" rx="8" fill={inks.glass} />
      <circle cx="32" cy="27" r="4.6" fill={inks.ink} stroke={inks.metal} />
      <circle cx="41" cy="36" r="4.6" fill={inks.ink} stroke={inks.metal} />
    </>
  ),
  TABLET: <circle cx="31" cy="24" r="5" fill={inks.ink} stroke={inks.metal} />,
  LAPTOP: (
    <>
      <path d="M24 22h84" stroke={inks.ink} strokeWidth="5" strokeLinecap="round" opacity=".55" />
      <circle cx="106" cy="62" r="10" fill="none" stroke={inks.metal} strokeWidth="3" />
    </>
  ),
  SMARTWATCH: (
    <>
      <path d="M44 0h46v8H44z" fill={inks.shine} />
      <rect x="8" y="44" width="7" height="18" rx="3" fill={inks.ink} />
      <circle cx="74" cy="56" r="25" fill={inks.glass} stroke={inks.metal} strokeWidth="2" />
      <circle cx="74" cy="56" r="9" fill={inks.ink} />
    </>
  ),
  CONSOLE: (
    <>
      <path
        d="M58 18h54M58 25h54M58 32h54M58 39h54"
        stroke={inks.ink}
        strokeWidth="3"
        strokeLinecap="round"
      />
      <rect x="24" y="46" width="18" height="5" rx="2" fill={inks.ink} />
      <circle cx="29" cy="62" r="3" fill={inks.gold2} />
    </>
  ),
}

type CasePictureProps = { readonly grade: KnownCaseGrade; readonly type: DeviceType }

/** A corner of the case, as worn as the grade says. */
export function CasePicture({ grade, type }: CasePictureProps) {
  return (
    <Frame>
      <path d={shapes[grade]} fill="#56606a" stroke={inks.ink} strokeWidth="1.5" />
      <path d="M60 10h26L36 90H20z" fill="#fff" opacity=".07" />
      {details[type]}
      {marks[grade]}
    </Frame>
  )
}
