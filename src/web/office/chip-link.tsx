import type { ReactNode } from 'react'

type ChipLinkProps = {
  readonly href: string
  readonly isCurrent: boolean
  readonly children: ReactNode
}

/** One of several views of a page. */
export function ChipLink({ href, isCurrent, children }: ChipLinkProps) {
  return (
    <a
      href={href}
      {...(isCurrent && { 'aria-current': 'true' as const })}
      className="rounded-full border border-line-2 px-3.5 py-1.5 text-[0.9375rem] font-[560] no-underline hover:bg-sand aria-[current]:border-jade aria-[current]:bg-jade-tint aria-[current]:text-jade-2"
    >
      {children}
    </a>
  )
}
