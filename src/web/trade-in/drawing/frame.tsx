import type { ReactNode } from 'react'

type FrameProps = { readonly children: ReactNode; readonly className?: string | undefined }

/** The canvas of every question's picture: 120 by 90, beside text that says the same. */
export function Frame({ children, className = 'h-auto w-full' }: FrameProps) {
  return (
    <svg viewBox="0 0 120 90" aria-hidden="true" className={className}>
      {children}
    </svg>
  )
}

export const inks = {
  ink: '#16191d',
  glass: '#27313a',
  shine: '#3d4a55',
  metal: '#6d7680',
  paper: '#ffffff',
  line: '#d3cdbf',
  gold: '#b98524',
  gold2: '#e2b75c',
  rust: '#b3361f',
  jade: '#0d6b58',
} as const
