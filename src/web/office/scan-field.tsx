import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { officeUrl } from '#domain/staff/office-pages.ts'
import { Button } from '../ui/button.tsx'
import { inputClass } from '../ui/input-look.ts'
import { useOfficeText } from './office-text.ts'

type ScanFieldProps = {
  /** The field has the focus as soon as it is parsed: a code can be scanned before the page is hydrated. */
  readonly hasInitialFocus: boolean
}

/**
 * Finds what is typed or scanned. A hand scanner types like a keyboard, fast, and ends with Enter: what it types while
 * no field has the focus lands here.
 */
export function ScanField({ hasInitialFocus }: ScanFieldProps) {
  const { frame } = useOfficeText()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target instanceof HTMLElement ? event.target : undefined
      if (event.ctrlKey || event.metaKey || event.altKey || isTyped(target)) return
      if (!/^[\p{L}\d]$/u.test(event.key)) return
      field.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <Form action={officeUrl('find')} role="search" className="flex max-w-160 gap-2">
      <label className="min-w-0 flex-1">
        <span className="sr-only">
          {frame.search}: {frame.searchHint}
        </span>
        <input
          ref={field}
          name="q"
          type="search"
          maxLength={100}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder={frame.search}
          // biome-ignore lint/a11y/noAutofocus: the first page of the office is for finding orders and devices
          autoFocus={hasInitialFocus}
          title={frame.searchHint}
          className={inputClass({})}
        />
      </label>
      <Button type="submit" tone="ghost">
        {frame.find}
      </Button>
    </Form>
  )
}

function isTyped(target: HTMLElement | undefined): boolean {
  return target?.closest('input, textarea, select, [contenteditable]') != null
}
