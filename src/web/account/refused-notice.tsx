import { type ReactNode, useEffect, useRef } from 'react'
import { Notice } from '#web/ui/notice.tsx'

type RefusedNoticeProps = { readonly title: string; readonly children?: ReactNode }

/** Why a form that was sent changed nothing: it takes the focus, wherever the page begins. */
export const RefusedNotice = ({ title, children }: RefusedNoticeProps) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <Notice ref={box} tone="error" announce="assertive" title={title} className="mb-4">
      {children}
    </Notice>
  )
}
