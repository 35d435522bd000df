import { type ReactNode, useEffect, useRef } from 'react'
import { Card } from '#web/ui/card.tsx'
import { Seam } from '#web/ui/seam.tsx'

type EntryCardProps = {
  /** The title of the document. */
  readonly title: string
  /** Changes with the content of the card. */
  readonly step: string
  readonly children: ReactNode
}

/** One narrow card in the middle of the page. */
export function EntryCard({ title, step, children }: EntryCardProps) {
  return (
    <div className="wrap max-w-[calc(28rem+3rem)] py-8 sm:py-14">
      <title>{`${title} · Kintsu`}</title>
      <meta name="robots" content="noindex" />
      <Card padding="roomy" className="sm:py-7">
        <EntrySteps step={step}>{children}</EntrySteps>
      </Card>
    </div>
  )
}

/** A new step moves focus to its heading (quality.md); the first render moves no focus. */
export function EntrySteps({ step, children }: Omit<EntryCardProps, 'title'>) {
  const box = useRef<HTMLDivElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current !== step) box.current?.querySelector<HTMLElement>('h1, h2')?.focus()
    before.current = step
  }, [step])
  return <div ref={box}>{children}</div>
}

export type HeadingTag = 'h1' | 'h2'

type EntryHeadingProps = {
  /** `h2` if the page has its own title. */
  readonly as?: HeadingTag
  readonly title: string
  readonly lead?: ReactNode
}

export function EntryHeading({ as: Heading = 'h1', title, lead }: EntryHeadingProps) {
  return (
    <div className="mb-5">
      <Heading tabIndex={-1} className="outline-none">
        {title}
      </Heading>
      {Heading === 'h1' && <Seam className="mt-3" />}
      {lead !== undefined && <p className="mt-3 text-ink-2 wrap-anywhere">{lead}</p>}
    </div>
  )
}
