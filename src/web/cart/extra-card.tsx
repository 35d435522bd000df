import type { ReactNode } from 'react'

type ExtraCardProps = {
  readonly title: string
  readonly note?: string | undefined
  /** Beside the text if there is room, otherwise below it. */
  readonly aside?: ReactNode
  readonly picture?: string | undefined
  readonly children?: ReactNode
  /** A message about the choice, if there is one. */
  readonly foot?: ReactNode
}

/** An extra that can be bought with a device: its name, its description and the choice. */
export function ExtraCard({ title, note, aside, picture, children, foot }: ExtraCardProps) {
  return (
    <div className="min-w-0 rounded-tile border border-line bg-paper px-4 py-3.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5">
        <div className="flex min-w-[min(12rem,100%)] flex-1 items-center gap-3">
          {picture !== undefined && (
            <img src={picture} alt="" width={52} height={39} loading="lazy" className="shrink-0" />
          )}
          <div className="min-w-0">
            <p className="font-bold">{title}</p>
            {note !== undefined && <p className="text-meta text-ink-2">{note}</p>}
          </div>
        </div>
        {aside}
      </div>
      {children !== undefined && <div className="mt-3">{children}</div>}
      {foot}
    </div>
  )
}
