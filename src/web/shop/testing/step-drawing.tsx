import type { ReactNode } from 'react'
import type { TestingText } from '#text/device/testing-page/ro.ts'

export type TestingStep = keyof TestingText['stepList']

const phone = <rect x="38" y="8" width="44" height="78" rx="8" className="fill-paper" />
const gold = 'stroke-gold-2'

/** Line drawings on one grid of 120 by 94, gold where the step looks or acts. */
const drawings: Readonly<Record<TestingStep, ReactNode>> = {
  identity: (
    <>
      {phone}
      <path d="M48 24h24M48 32h16" />
      <path d="M47 56v14M51 56v14M54 56v14M59 56v14M62 56v14M67 56v14M70 56v14M73 56v14" />
      <circle cx="72" cy="52" r="19" className={gold} />
      <path d="m86 66 14 14" className={gold} />
    </>
  ),
  erased: (
    <>
      {phone}
      <path d="M48 24h24M48 32h16M48 40h20" strokeDasharray="2 4" />
      <path d="M74 60a14 14 0 1 1-4-10" className={gold} />
      <path d="M71 42v9h-9" className={gold} />
    </>
  ),
  tested: (
    <>
      {phone}
      <path d="m46 24 3 3 6-6M46 42l3 3 6-6M46 60l3 3 6-6" className={gold} />
      <path d="M61 25h12M61 43h12M61 61h12" />
    </>
  ),
  battery: (
    <>
      <rect x="18" y="28" width="76" height="40" rx="8" className="fill-paper" />
      <path d="M101 41v14" strokeWidth="6" />
      <path d="M29 38v20M40 38v20M51 38v20M62 38v20" strokeWidth="6" />
      <path d="M74 18v60" strokeDasharray="4 4" className={gold} />
    </>
  ),
  graded: (
    <>
      <path d="M18 47q15-18 32 0-17 18-32 0z" className="fill-paper" />
      <circle cx="34" cy="47" r="5" />
      <path d="M54 47h22" strokeDasharray="3 4" className={gold} />
      <rect x="80" y="16" width="26" height="62" rx="6" className="fill-paper" />
      <path d="m87 34 6 8-3 5 8 11" className={gold} />
    </>
  ),
  recorded: (
    <>
      <rect x="30" y="8" width="60" height="78" rx="6" className="fill-paper" />
      <path d="M40 8v78" />
      <rect x="56" y="18" width="18" height="28" rx="4" />
      <path d="M50 56h30M50 65h30M50 74h18" className={gold} />
    </>
  ),
  packed: (
    <>
      <path d="M22 32 60 16l38 16v40L60 88 22 72z" className="fill-paper" />
      <path d="m22 32 38 16 38-16M60 48v40M41 24l38 16" />
      <path d="M30 48v14M34 50v14M39 52v14M43 54v14M47 55v14" />
      <path d="M24 62l30 13" className={gold} />
    </>
  ),
}

/** What happens in a step of the test; its text says it. */
export function StepDrawing({ step }: { readonly step: TestingStep }) {
  return (
    <svg
      viewBox="0 0 120 94"
      aria-hidden="true"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="h-18 w-24 sm:h-24 sm:w-30 stroke-ink-2"
    >
      {drawings[step]}
    </svg>
  )
}
