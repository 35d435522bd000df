import type { OwnSession } from '#domain/identity/member.ts'
import { dayIn, formatLongDay } from '#domain/time/day.ts'
import { useAccountText } from '#web/text/use-account-text.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { Button } from '#web/ui/button.tsx'
import { browserName } from './browser-name.ts'

type SessionListProps = { readonly sessions: readonly OwnSession[] }

/** The sessions of the account; each can be ended from here. */
export function SessionList({ sessions }: SessionListProps) {
  const { sessions: text } = useAccountText().settings
  return (
    <>
      <ul className="grid">
        {sessions.toSorted(byThisOne).map(session => (
          <Session key={session.id} session={session} />
        ))}
      </ul>
      {sessions.some(({ isThisOne }) => !isThisOne) && (
        <form method="post" className="mt-4">
          <Button type="submit" size="small" tone="ghost" name="intent" value="end-others">
            {text.endOthers}
          </Button>
        </form>
      )}
    </>
  )
}

function byThisOne(one: OwnSession, other: OwnSession) {
  return Number(other.isThisOne) - Number(one.isThisOne)
}

function Session({ session }: { readonly session: OwnSession }) {
  const { sessions: text } = useAccountText().settings
  const { market, locale } = useMarket()
  const names = browserName(session.userAgent)
  const name = names ? text.on(names.browser, names.system) : text.unknown
  const day = (instant: string) => formatLongDay(dayIn(market, new Date(instant)), locale)
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3 first:border-t-0 first:pt-0">
      <div className="min-w-0">
        <p className="font-semibold">
          {name}
          {session.isThisOne && <span className="text-jade-2"> · {text.thisOne}</span>}
        </p>
        <p className="text-meta text-ink-2">{text.since(day(session.startedAt))}</p>
        <p className="text-meta text-ink-2">{text.lastSeen(day(session.lastSeenAt))}</p>
      </div>
      {!session.isThisOne && (
        <form method="post">
          <input type="hidden" name="session" value={session.id} />
          <Button
            type="submit"
            size="small"
            tone="quiet"
            name="intent"
            value="end-session"
            aria-label={text.endOf(name)}
          >
            {text.end}
          </Button>
        </form>
      )}
    </li>
  )
}
