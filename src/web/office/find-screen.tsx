import type { Market } from '#domain/market/market.ts'
import { ownEntry } from '#domain/own-entry.ts'
import { officeUrl } from '#domain/staff/office-pages.ts'
import { TextLink } from '../ui/text-link.tsx'
import { useOfficeFormat } from './format.ts'
import { useOfficeText } from './office-text.ts'
import { Cell, OfficeTitle, StateMark, Table } from './parts.tsx'

type FindScreenProps = {
  readonly typed: string
  readonly found: readonly {
    readonly kind: 'order' | 'trade-in' | 'return' | 'claim' | 'unit' | 'member'
    readonly number: string
    readonly market: Market
    readonly state: string
    readonly name: string
    readonly at: Date
  }[]
}

/** What was found for a typed or scanned text. */
export function FindScreen({ typed, found }: FindScreenProps) {
  const { find, list, pages, states, claims, units } = useOfficeText()
  const { time } = useOfficeFormat()
  const stateWords = {
    order: states.order,
    'trade-in': states['trade-in'],
    return: states.return,
    claim: claims.states,
    unit: units.states,
    member: {},
  }
  const stateOf = ({ kind, state }: FindScreenProps['found'][number]) =>
    ownEntry<string>(stateWords[kind], state) ?? state
  return (
    <>
      <OfficeTitle>{typed === '' ? pages.find : find.results(typed)}</OfficeTitle>
      {found.length === 0 ? (
        <p role="status">{typed === '' ? find.start : find.none}</p>
      ) : (
        <Table
          caption={pages.find}
          heads={[list.number, find.kind, find.name, list.state, list.date]}
        >
          {found.map(each => (
            <tr key={`${each.kind} ${each.number}`}>
              <Cell>
                <TextLink href={officeUrl(each.kind, each.number)}>
                  {each.kind === 'unit' || each.kind === 'member'
                    ? each.name || pages[each.kind]
                    : each.number}
                </TextLink>
              </Cell>
              <Cell>{find.kinds[each.kind]}</Cell>
              <Cell>{each.name}</Cell>
              <Cell>{each.kind !== 'member' && <StateMark>{stateOf(each)}</StateMark>}</Cell>
              <Cell className="whitespace-nowrap">{time(each.at)}</Cell>
            </tr>
          ))}
        </Table>
      )}
    </>
  )
}
