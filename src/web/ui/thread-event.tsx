import { Check } from 'lucide-react'

export type EventText = {
  readonly title: string
  readonly when?: string
  readonly note?: string
}

type ThreadEventProps = EventText & { readonly isDone?: boolean | undefined }

/** One event of the timeline: completed ones have a check mark. */
export function ThreadEvent({ title, when, note, isDone }: ThreadEventProps) {
  return (
    <li className="group relative flex gap-3.5 pb-5 last:pb-0">
      <span
        aria-hidden="true"
        className="absolute top-7 bottom-0 left-[0.8125rem] w-0.5 bg-line-2 group-first:bg-jade group-last:hidden"
      />
      <span
        aria-hidden="true"
        className={`relative grid size-7 shrink-0 place-items-center rounded-full border-[1.5px] ${
          isDone === true ? 'border-jade bg-jade text-paper' : 'border-control bg-paper'
        }`}
      >
        {isDone === true && <Check size={16} strokeWidth={3} />}
      </span>
      <div className="min-w-0 pt-0.5 [overflow-wrap:anywhere]">
        <h3 className="text-name">{title}</h3>
        {when !== undefined && <p className="font-semibold text-ink-2">{when}</p>}
        {note !== undefined && <p className="text-meta text-ink-2">{note}</p>}
      </div>
    </li>
  )
}
