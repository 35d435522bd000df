import { Form } from 'react-router'
import { type Market, marketNames } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import { ownEntry } from '#domain/own-entry.ts'
import { officeUrl } from '#domain/staff/office-pages.ts'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { ActForm, DoneAlert } from './act-form.tsx'
import { useOfficeFormat } from './format.ts'
import { useOfficeText } from './office-text.ts'
import {
  Cell,
  Facts,
  OfficeTitle,
  Section,
  Stack,
  Stacks,
  StateMark,
  Table,
  TextField,
} from './parts.tsx'

type Member = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly isEmailVerified: boolean
  readonly phone: string | null
  readonly market: Market
  readonly wantsNewsletter: boolean
  readonly createdAt: Date
  readonly blockedAt: Date | null
  readonly sessions: number
}

type MembersScreenProps = {
  readonly typed: string
  readonly rows: readonly Member[]
  readonly next: string | undefined
}

/** Members by name, email address or phone number; without any of it the newest. */
export function MembersScreen({ typed, rows, next }: MembersScreenProps) {
  const { members: text, list, pages, phone, signIn } = useOfficeText()
  const { time } = useOfficeFormat()
  return (
    <>
      <OfficeTitle>{pages.members}</OfficeTitle>
      <DoneAlert />
      <Form className="flex max-w-160 items-end gap-2">
        <TextField label={text.search} name="q" defaultValue={typed} className="flex-1" />
        <Button type="submit" tone="ghost" size="small">
          {list.show}
        </Button>
      </Form>
      {rows.length === 0 ? (
        <p className="text-ink-2">{list.none}</p>
      ) : (
        <Table
          caption={pages.members}
          heads={[text.name, signIn.email, phone, list.market, text.since]}
        >
          {rows.map(row => (
            <tr key={row.id}>
              <Cell>
                <TextLink href={officeUrl('member', row.id)}>{row.name || row.id}</TextLink>
              </Cell>
              <Cell>{row.email}</Cell>
              <Cell className="whitespace-nowrap">{row.phone}</Cell>
              <Cell>{marketNames[row.market]}</Cell>
              <Cell className="whitespace-nowrap">{time(row.createdAt)}</Cell>
            </tr>
          ))}
        </Table>
      )}
      {next !== undefined && (
        <div>
          <ButtonLink
            tone="ghost"
            size="small"
            href={`${officeUrl('members')}?${new URLSearchParams({ q: typed, after: next })}`}
          >
            {list.nextPage}
          </ButtonLink>
        </div>
      )}
    </>
  )
}

type MemberScreenProps = {
  readonly member: Member
  readonly dealings: readonly {
    readonly page: 'order' | 'trade-in'
    readonly number: string
    readonly state: string
    readonly minor: number | null
    readonly currency: Currency
    readonly at: Date
  }[]
  readonly vouchers: readonly {
    readonly id: string
    readonly standing: string
    readonly leftMinor: number
    readonly originalMinor: number
    readonly currency: Currency
    readonly expiresAt: Date | null
  }[]
  readonly points: number
  readonly currency: Currency
  /** Of the two forms that give something, so that a double click gives once. */
  readonly keys: readonly [string, string]
}

/** A member with everything they have with the shop. */
export function MemberScreen(props: MemberScreenProps) {
  const { member, dealings, vouchers, points, currency, keys } = props
  const { members: text, list, people, phone, signIn, acts } = useOfficeText()
  const { time } = useOfficeFormat()
  const { id, market, email } = member
  return (
    <>
      <OfficeTitle
        aside={member.blockedAt !== null && <StateMark isWarning>{text.isBlocked}</StateMark>}
      >
        {member.name || id}
      </OfficeTitle>
      <DoneAlert />
      <Stacks>
        <Stack>
          <Section title={member.name}>
            <Facts
              facts={[
                [
                  signIn.email,
                  email === ''
                    ? ''
                    : `${email} (${member.isEmailVerified ? text.proven : text.notProven})`,
                ],
                [phone, member.phone ?? ''],
                [list.market, marketNames[market]],
                [text.since, time(member.createdAt)],
                [text.newsletter, member.wantsNewsletter ? people.yes : people.no],
                [text.sessions, text.browsers(member.sessions)],
                [text.points, points],
              ]}
            />
            <p className="text-meta text-ink-2">{text.looked}</p>
            <p>
              <TextLink href={`/office/members/${id}.zip`} download>
                {text.export}
              </TextLink>
            </p>
          </Section>
          <Section title={text.goodwill}>
            <ActForm key={keys[0]} act="issue-voucher" market={market} tone="ghost">
              <input type="hidden" name="key" value={keys[0]} />
              <TextField
                label={`${text.amount}, ${currency}`}
                hint={text.goodwillHint}
                name="amount"
                required
                inputMode="decimal"
                maxLength={20}
                autoComplete="off"
              />
            </ActForm>
          </Section>
          <Section title={acts['correct-points']}>
            <ActForm key={keys[1]} act="correct-points" market={market} tone="ghost">
              <input type="hidden" name="key" value={keys[1]} />
              <TextField
                label={text.points}
                hint={text.pointsHint}
                name="points"
                required
                inputMode="text"
                pattern="[+\-]?\d{1,6}"
                maxLength={7}
                autoComplete="off"
              />
            </ActForm>
          </Section>
          <Section title={acts['correct-member']}>
            <ActForm act="correct-member" market={market} tone="ghost">
              <TextField
                label={text.name}
                name="name"
                required
                maxLength={100}
                defaultValue={member.name}
                autoComplete="off"
              />
            </ActForm>
          </Section>
          <Section title={acts['sign-member-out']}>
            <ActForm act="sign-member-out" market={market} tone="ghost" />
          </Section>
          <Section title={acts[member.blockedAt === null ? 'block-member' : 'unblock-member']}>
            <p className="text-ink-2">
              {member.blockedAt === null ? text.blockText : text.blocked(time(member.blockedAt))}
            </p>
            <ActForm
              act={member.blockedAt === null ? 'block-member' : 'unblock-member'}
              market={market}
              tone="ghost"
            />
          </Section>
          <Section title={acts['merge-members']}>
            <p className="text-ink-2">{text.mergeText}</p>
            <ActForm act="merge-members" market={market} tone="ghost">
              <TextField
                label={text.mergeOther}
                name="other"
                required
                maxLength={254}
                autoComplete="off"
              />
            </ActForm>
          </Section>
          <Section title={acts['erase-member']}>
            <p className="text-ink-2">{text.eraseText}</p>
            <ActForm act="erase-member" market={market} tone="ghost" />
          </Section>
        </Stack>
        <Stack>
          <Dealings dealings={dealings} />
          <Vouchers vouchers={vouchers} />
        </Stack>
      </Stacks>
    </>
  )
}

function Dealings({ dealings }: Pick<MemberScreenProps, 'dealings'>) {
  const { members: text, list, states } = useOfficeText()
  const { money, time } = useOfficeFormat()
  return (
    <Section title={text.dealings}>
      {dealings.length === 0 ? (
        <p className="text-ink-2">{text.noDealings}</p>
      ) : (
        <Table
          caption={text.dealings}
          heads={[list.number, list.date, list.state, list.amount]}
          numbers={[list.amount]}
        >
          {dealings.map(each => (
            <tr key={each.number}>
              <Cell>
                <TextLink href={officeUrl(each.page, each.number)}>{each.number}</TextLink>
              </Cell>
              <Cell className="whitespace-nowrap">{time(each.at)}</Cell>
              <Cell>
                <StateMark>
                  {ownEntry<string>(states[each.page], each.state) ?? each.state}
                </StateMark>
              </Cell>
              <Cell className="text-right whitespace-nowrap">
                {each.minor !== null && money({ minor: each.minor, currency: each.currency })}
              </Cell>
            </tr>
          ))}
        </Table>
      )}
    </Section>
  )
}

function Vouchers({ vouchers }: Pick<MemberScreenProps, 'vouchers'>) {
  const { members: text, list } = useOfficeText()
  const { money, time } = useOfficeFormat()
  return (
    <Section title={text.vouchers}>
      {vouchers.length === 0 ? (
        <p className="text-ink-2">{text.noVouchers}</p>
      ) : (
        <Table
          caption={text.vouchers}
          heads={[text.left, text.of, list.state, text.until]}
          numbers={[text.left, text.of]}
        >
          {vouchers.map(({ id, leftMinor, originalMinor, currency, standing, expiresAt }) => (
            <tr key={id}>
              <Cell className="text-right">{money({ minor: leftMinor, currency })}</Cell>
              <Cell className="text-right">{money({ minor: originalMinor, currency })}</Cell>
              <Cell>{ownEntry(text.standings, standing) ?? standing}</Cell>
              <Cell className="whitespace-nowrap">{expiresAt && time(expiresAt)}</Cell>
            </tr>
          ))}
        </Table>
      )}
    </Section>
  )
}
