import { Fragment } from 'react'
import { useText } from '#web/text/use-text.tsx'
import { TextLink } from './text-link.tsx'

/** The last crumb has no address: it is this page. */
export type Crumb = { readonly label: string; readonly href?: string | undefined }

export const Breadcrumbs = ({ crumbs }: { readonly crumbs: readonly Crumb[] }) => (
  <nav aria-label={useText().shell.breadcrumbs} className="text-meta text-ink-2">
    <ol className="flex flex-wrap items-center gap-x-1.5">
      {crumbs.map(({ label, href }, index) => (
        <Fragment key={label}>
          {index > 0 && (
            <li aria-hidden="true" role="presentation">
              /
            </li>
          )}
          <li className="py-0.5">
            {href === undefined ? (
              <b aria-current="page">{label}</b>
            ) : (
              <TextLink tone="ink" href={href} className="text-ink-2">
                {label}
              </TextLink>
            )}
          </li>
        </Fragment>
      ))}
    </ol>
  </nav>
)
