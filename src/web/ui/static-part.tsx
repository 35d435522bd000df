import { type ReactNode, Suspense } from 'react'

const sentHtml = new Map<string, string>()

function htmlOf(id: string): string {
  const html = sentHtml.get(id) ?? document.getElementById(id)?.innerHTML ?? ''
  sentHtml.set(id, html)
  return html
}

type StaticPartProps = {
  readonly id: string
  /** Pass `import.meta.env.SSR && …`, so that browsers download nothing for it. */
  readonly children: ReactNode
  /** Downloaded and rendered if the page was reached without its document, so that no HTML was sent. */
  readonly late?: ReactNode
}

/** A part of every page that never changes: rendered by the server, and reused by the browser as it was sent. */
export function StaticPart({ id, children, late }: StaticPartProps) {
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
