import type { ReactNode } from 'react'
import { Seam } from '#web/ui/seam.tsx'
import { AccountFrame } from './account-frame.tsx'

type MemberFrameProps = {
  readonly title: string
  readonly current: 'sales' | 'returns' | 'loyalty'
  readonly isMember: boolean
  readonly children: ReactNode
}

/** Shows the account navigation to members; guests and visitors who opened an email link do not get it. */
export function MemberFrame({ title, current, isMember, children }: MemberFrameProps) {
  return isMember ? (
    <AccountFrame title={title} current={current}>
      {children}
    </AccountFrame>
  ) : (
    <div className="wrap max-w-[calc(48rem+3rem)] py-8 sm:py-12">
      <h1 className="[overflow-wrap:anywhere]">{title}</h1>
      <Seam className="mt-4 mb-6 sm:mb-8" />
      {children}
    </div>
  )
}
