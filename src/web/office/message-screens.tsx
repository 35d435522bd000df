import { useRef } from 'react'
import type { ContactTopic } from '#domain/content/contact-message.ts'
import { type Market, marketNames } from '#domain/market/market.ts'
import { officeUrl } from '#domain/staff/office-pages.ts'
import type { OfficeText } from '#text/staff/page/en.ts'
import { TextLink } from '../ui/text-link.tsx'
import { ActForm, DoneAlert } from './act-form.tsx'
import { useOfficeFormat } from './format.ts'
import { ListFrame, type ListShown } from './list-frame.tsx'
import { type Note, Notes } from './notes.tsx'
import { useOfficeText } from './office-text.ts'
import { Cell, Choice, Facts, LongField, OfficeTitle, Section, StateMark, Table } from './parts.tsx'

type Message = {
  readonly id: string
  readonly market: Market
  readonly name: string
  readonly email: string
  readonly topic: ContactTopic
  readonly orderNumber: string | null
  readonly message: string
  readonly sentAt: Date
  readonly doneAt: Date | null
}

/** What customers wrote, the longest waiting first. */
export function MessagesScreen({
  rows,
  ...shown
}: ListShown & { readonly rows: readonly Message[] }) {
  const { messages: text, list, pages } = useOfficeText()
  const { time } = useOfficeFormat()
  return (
    <ListFrame {...shown} page="messages" isEmpty={rows.length === 0}>
      <Table
        caption={pages.messages}
        heads={[text.from, text.topic, list.market, list.date, list.state]}
      >
        {rows.map(row => (
          <tr key={row.id}>
            <Cell className="min-w-60">
              <TextLink href={officeUrl('message', row.id)}>{row.name}</TextLink>
              <span className="line-clamp-2 text-meta text-ink-2">{row.message}</span>
            </Cell>
            <Cell>{text.topics[row.topic]}</Cell>
            <Cell>{marketNames[row.market]}</Cell>
            <Cell className="whitespace-nowrap">{time(row.sentAt)}</Cell>
            <Cell>
              <StateMark>{row.doneAt === null ? text.waiting : text.done}</StateMark>
            </Cell>
          </tr>
        ))}
      </Table>
    </ListFrame>
  )
}

type MessageScreenProps = {
  readonly message: Message
  readonly replies: readonly Note[]
  readonly notes: readonly Note[]
  readonly templates: readonly {
    readonly name: keyof OfficeText['messages']['templates']
    readonly text: string
  }[]
}

/** A message with its answers, and the way to what its sender has with the shop. */
export function MessageScreen({ message, replies, notes, templates }: MessageScreenProps) {
  const { messages: text, find, list, pages, signIn } = useOfficeText()
  const { time } = useOfficeFormat()
  const { market, email, orderNumber } = message
  const search = (typed: string) => `${officeUrl('find')}?${new URLSearchParams({ q: typed })}`
  return (
    <>
      <OfficeTitle
        aside={<StateMark>{message.doneAt === null ? text.waiting : text.done}</StateMark>}
      >
        {`${pages.message}: ${message.name}`}
      </OfficeTitle>
      <DoneAlert />
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
        <Section title={text.topics[message.topic]}>
          <Facts
            facts={[
              [text.from, message.name],
              [signIn.email, email],
              [list.market, marketNames[market]],
              [list.date, time(message.sentAt)],
              [
                find.kinds.order,
                orderNumber !== null && orderNumber !== '' && (
                  <TextLink href={search(orderNumber)}>{orderNumber}</TextLink>
                ),
              ],
            ]}
          />
          <p className="whitespace-pre-line wrap-anywhere">{message.message}</p>
          <p>
            <TextLink href={search(email)}>{text.related}</TextLink>
          </p>
          {replies.map(reply => (
            <p key={reply.at.getTime()} className="border-l-2 border-jade pl-3">
              <span className="block text-meta text-ink-2">
                {reply.actor}, {time(reply.at)}
              </span>
              <span className="whitespace-pre-line wrap-anywhere">{reply.text}</span>
            </p>
          ))}
        </Section>
        <Section title={text.answer}>
          <Answer key={replies.length} market={market} templates={templates} />
          {message.doneAt === null && <ActForm act="end-message" market={market} tone="ghost" />}
        </Section>
        <Notes act="note-on-message" market={market} notes={notes} />
      </div>
    </>
  )
}

function Answer({
  market,
  templates,
}: Pick<MessageScreenProps, 'templates'> & { readonly market: Market }) {
  const { messages: text } = useOfficeText()
  const area = useRef<HTMLTextAreaElement>(null)
  const fill = (name: string) => {
    const chosen = templates.find(each => each.name === name)
    if (area.current) area.current.value = chosen?.text ?? ''
  }
  return (
    <>
      <Choice
        label={text.template}
        options={[
          ['', text.noTemplate],
          ...templates.map(({ name }) => [name, text.templates[name]] as const),
        ]}
        onChange={event => fill(event.target.value)}
      />
      <ActForm act="answer-message" market={market} hasReason={false}>
        <LongField
          ref={area}
          label={text.answer}
          hint={text.answerHint}
          name="text"
          required
          rows={9}
          maxLength={2_000}
        />
      </ActForm>
    </>
  )
}
