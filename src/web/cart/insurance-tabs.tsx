import { Check } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { classNames } from '#web/ui/class-names.ts'

export type Tab = {
  readonly id: string
  readonly label: string
  readonly isChosen: boolean
  readonly content: ReactNode
}

type InsuranceTabsProps = { readonly label: string; readonly tabs: readonly Tab[] }

const tabClass =
  'inline-flex min-h-10 items-center gap-1.5 border-b-2 px-1 text-label font-semibold'

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Spec 3.4: insurances with Ad_Th in their key stand in a second tab. The tab with the chosen one is open first. */
export const InsuranceTabs = ({ label, tabs }: InsuranceTabsProps) => {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [openId, setOpen] = useState(() => tabs.find(tab => tab.isChosen)?.id ?? tabs[0]?.id)
  const at = Math.max(0, tabs.findIndex(tab => tab.id === openId))
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = (at + step + tabs.length) % tabs.length
    setOpen(tabs[next]?.id)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus()
  }
  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className="mb-3 flex flex-wrap gap-x-5 border-b border-line">
        {tabs.map((tab, place) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={place === at}
            aria-controls={`${id}-panel`}
            tabIndex={place === at ? 0 : -1}
            onClick={() => setOpen(tab.id)}
            onKeyDown={move}
            className={classNames(
              tabClass,
              place === at ? 'border-jade text-ink' : 'border-transparent text-ink-2 hover:text-ink',
            )}
          >
            {tab.label}
            {tab.isChosen && <Check size={14} strokeWidth={3} aria-hidden="true" />}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${tabs[at]?.id}`}>
        {tabs[at]?.content}
      </div>
    </div>
  )
}
