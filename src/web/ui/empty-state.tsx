import type { ReactNode } from 'react'

type EmptyStateProps = {
  readonly title: string
  readonly children?: ReactNode
  /** The next step for the visitor. */
  readonly action?: ReactNode
  /** 1 for the page's own heading, 2 for a heading inside a page. */
  readonly level?: 1 | 2 | undefined
}

/** An empty page or list with a friendly text and a next step; its picture is a broken device mended with gold. */
export function EmptyState({ title, children, action, level = 2 }: EmptyStateProps) {
  const Title = level === 1 ? 'h1' : 'h2'
  return (
    <div className="flex flex-col items-center gap-4 rounded-card border border-dashed border-line-2 px-5 py-12 text-center">
      <svg width="76" height="100" viewBox="0 0 76 100" aria-hidden="true">
        <rect
          x="8"
          y="2"
          width="60"
          height="96"
          rx="13"
          className="fill-sand stroke-line-2"
          strokeWidth="2"
        />
        <rect x="28" y="9" width="20" height="5" rx="2.5" className="fill-line-2" />
        <g fill="none" className="stroke-gold" strokeWidth="2.4" strokeLinejoin="round">
          <polyline points="8,66 26,58 33,67 47,44 53,50 68,34" />
          <polyline points="33,67 38,98" strokeWidth="2" />
        </g>
      </svg>
      <Title className="max-w-[24ch]">{title}</Title>
      {children !== undefined && <div className="max-w-[46ch] text-ink-2">{children}</div>}
      {action}
    </div>
  )
}
