import { useEffect, useRef } from 'react'
import type { SocialWay } from '#domain/identity/sign-in-way.ts'
import { useEntryPath } from './entry-path.ts'
import { SignInPanel } from './sign-in-panel.tsx'
import { useEntry } from './use-entry.ts'

type SignInRoomProps = {
  readonly next: string
  readonly socialWays: readonly SocialWay[]
  /** The address that the visitor gave before. */
  readonly email?: string
}

/** The sign-in methods on a page that has its own title; the forms post to the login page. */
export function SignInRoom({ next, socialWays, email = '' }: SignInRoomProps) {
  const entry = useEntry(useEntryPath(next)('login'))
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector('h2')?.focus(), [])
  return (
    <div ref={box}>
      <SignInPanel as="h2" view="password" {...{ entry, next, socialWays, email }} />
    </div>
  )
}
