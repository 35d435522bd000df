import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { type Market, marketNames } from '#domain/market/market.ts'
import { officeUrl } from '#domain/staff/office-pages.ts'
import type { OfficeText } from '#text/staff/page/en.ts'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { DoneAlert } from './act-form.tsx'
import { ChipLink } from './chip-link.tsx'
import { useOfficeText } from './office-text.ts'
import { Choice, OfficeTitle } from './parts.tsx'

export type ListShown = {
  readonly view: string
  readonly market: Market | undefined
  readonly ownMarkets: readonly Market[]
  /** The row after which the next page begins. */
  readonly next: string | undefined
}

type ListFrameProps = ListShown & {
  readonly page: keyof OfficeText['views']
  readonly isEmpty: boolean
  /** Between its title and its views. */
  readonly lead?: ReactNode
  readonly children: ReactNode
}

/** A list of the office: its views, a market, and the way to older rows. */
export function ListFrame(props: ListFrameProps) {
  const { page, view, market, ownMarkets, next, isEmpty, lead, children } = props
  const { pages, list, views } = useOfficeText()
  const url = (query: Record<string, string | undefined>) => {
    const pairs = Object.entries({ view, market, ...query }).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, value] as [string, string]],
    )
    return `${officeUrl(page)}?${new URLSearchParams(pairs)}`
  }
  return (
    <>
      <OfficeTitle>{pages[page]}</OfficeTitle>
      {lead}
      <div className="flex flex-wrap items-end justify-between gap-4">
        <nav aria-label={list.state} className="flex flex-wrap gap-1.5">
          {Object.entries(views[page]).map(([key, name]) => (
            <ChipLink key={key} href={url({ view: key })} isCurrent={key === view}>
              {name}
            </ChipLink>
          ))}
        </nav>
        {ownMarkets.length > 1 && (
          <Form className="flex items-end gap-2">
            <input type="hidden" name="view" value={view} />
            <Choice
              label={list.market}
              name="market"
              defaultValue={market ?? ''}
              options={[
                ['', list.allMarkets],
                ...ownMarkets.map(each => [each, marketNames[each]] as const),
              ]}
            />
            <Button type="submit" tone="ghost" size="small">
              {list.show}
            </Button>
          </Form>
        )}
      </div>
      <DoneAlert />
      {isEmpty ? <p className="text-ink-2">{list.none}</p> : children}
      {next !== undefined && (
        <div>
          <ButtonLink tone="ghost" size="small" href={url({ after: next })}>
            {list.next}
          </ButtonLink>
        </div>
      )}
    </>
  )
}
