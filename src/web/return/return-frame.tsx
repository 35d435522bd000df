import type { ReactNode } from 'react'
import { AccountFrame } from '#web/account/account-frame.tsx'
import { Seam } from '#web/ui/seam.tsx'

type ReturnFrameProps = {
  readonly title: string
  readonly isMember: boolean
  readonly children: ReactNode
}

/** Among the pages of the account for a member; a guest has none. */
export const ReturnFrame = ({ title, isMember, children }: ReturnFrameProps) =>
  isMember ? (
    <AccountFrame title={title} current="returns">
      {children}
    </AccountFrame>
  ) : (
    <div className="wrap max-w-[calc(48rem+3rem)] py-8 sm:py-12">
      <h1 className="[overflow-wrap:anywhere]">{title}</h1>
      <Seam className="mt-4 mb-6 sm:mb-8" />
      {children}
    </div>
  )
