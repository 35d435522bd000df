import { type ReactNode, Suspense } from 'react'

const sent = new Map<string, string>()

function sentAs(id: string): string {
  const html = sent.get(id) ?? document.getElementById(id)?.innerHTML ?? ''
  sent.set(id, html)
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
  const html = sentAs(id)
  if (html === '' && late !== undefined) return <Suspense>{late}</Suspense>
  return (
    <div
      id={id}
      className="contents"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what the server drew
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
