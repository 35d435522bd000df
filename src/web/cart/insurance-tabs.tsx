import { Check } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { ownEntry } from '#domain/own-entry.ts'
import { classNames } from '#web/ui/class-names.ts'
import { ExtraCard } from './extra-card.tsx'

export type Tab = {
  readonly id: string
  readonly label: string
  readonly isChosen: boolean
  readonly content: ReactNode
}

type InsuranceTabsProps = {
  readonly title: string
  readonly label: string
  readonly tabs: readonly Tab[]
}

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
}

/** Insurances with Ad_Th in their key are in a second tab. The tab with the chosen insurance is open first (Spec 3.4). */
export function InsuranceTabs({ title, label, tabs }: InsuranceTabsProps) {
  const id = useId()
  const [openId, setOpen] = useState(() => tabs.find(tab => tab.isChosen)?.id ?? tabs[0]?.id)
  const open = tabs.find(tab => tab.id === openId)
  return (
    <ExtraCard
      title={title}
      aside={
        <TabList label={label}>
          {tabs.map(tab => (
            <TabButton
              key={tab.id}
              id={id}
              tab={tab}
              isOpen={tab === open}
              onOpen={() => setOpen(tab.id)}
            />
          ))}
        </TabList>
      }
    >
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${openId}`}>
        {open?.content}
      </div>
    </ExtraCard>
  )
}

type TabListProps = { readonly label: string; readonly children: ReactNode }

/** The arrow keys open the neighbouring tab and wrap around. */
function TabList({ label, children }: TabListProps) {
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = ownEntry(steps, event.key)
    if (step === undefined) return
    event.preventDefault()
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    const at = buttons.findIndex(button => button.matches(':focus'))
    const next = buttons[(at + step + buttons.length) % buttons.length]
    next?.focus()
    next?.click()
  }
  return (
    <div
      role="tablist"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={move}
      className="flex flex-wrap gap-x-5"
    >
      {children}
    </div>
  )
}

type TabButtonProps = {
  readonly id: string
  readonly tab: Tab
  readonly isOpen: boolean
  readonly onOpen: () => void
}

function TabButton({ id, tab, isOpen, onOpen }: TabButtonProps) {
  return (
    <button
      type="button"
      role="tab"
      id={`${id}-${tab.id}`}
      aria-selected={isOpen}
      aria-controls={`${id}-panel`}
      tabIndex={isOpen ? 0 : -1}
      onClick={onOpen}
      className={classNames(
        'inline-flex min-h-8 items-center gap-1.5 border-b-2 text-label font-semibold',
        isOpen ? 'border-jade text-ink' : 'border-transparent text-ink-2 hover:text-ink',
      )}
    >
      {tab.label}
      {tab.isChosen && <Check size={14} strokeWidth={3} aria-hidden="true" />}
    </button>
  )
}
