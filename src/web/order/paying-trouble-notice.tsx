import { useEffect, useRef } from 'react'
import { useText } from '#web/text/use-text.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { PayingTrouble } from './use-paying.ts'

type PayingTroubleNoticeProps = { readonly trouble: PayingTrouble; readonly provider: string }

/** Why the press led nowhere, and what to do; it takes the focus. */
export function PayingTroubleNotice({ trouble, provider }: PayingTroubleNoticeProps) {
  const { failed, unavailable, unreachable } = useText().order
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const words: Record<PayingTrouble, string> = {
    unavailable: unavailable(provider),
    refused: failed.refused,
    'too-many-attempts': failed.tooManyAttempts,
    unreachable,
  }
  return (
    <Notice ref={box} tone="error" announce="assertive">
      {words[trouble]}
    </Notice>
  )
}
