import { type ReactElement, type ReactNode, Suspense } from 'react'
import { SharedPart } from './shared-part.tsx'

const sentHtml = new Map<string, string>()

function htmlOf(id: string): string {
  const html = sentHtml.get(id) ?? document.getElementById(id)?.innerHTML ?? ''
  sentHtml.set(id, html)
  return html
}

type StaticPartProps = {
  readonly id: string
  /** Pass `import.meta.env.SSR && …`, so that browsers download nothing for it. */
  readonly children: ReactElement<object> | false | undefined
  /** The same on many pages, and without pictures that React loads ahead. */
  readonly isShared?: boolean
  /** Downloaded and rendered if the page was reached without its document, so that no HTML was sent. */
  readonly late?: ReactNode
}

/** A part of every page that never changes: rendered by the server, and reused by the browser as it was sent. */
export function StaticPart({ id, children, late, isShared }: StaticPartProps) {
  if (import.meta.env.SSR && children && isShared)
    return (
      <SharedPart id={id} className="contents">
        {children}
      </SharedPart>
    )
  if (import.meta.env.SSR)
    return (
      <div id={id} className="contents">
        {children}
      </div>
    )
  const html = htmlOf(id)
  if (html === '' && late !== undefined) return <Suspense>{late}</Suspense>
  return (
    <div
      id={id}
      className="contents"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what the server rendered
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
