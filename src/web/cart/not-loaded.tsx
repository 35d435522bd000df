import { useText } from '#web/text/use-text.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'

/** Shown in place of a part of the page that failed to load, with a retry button. */
export function NotLoaded({ onRetry }: { readonly onRetry: () => void }) {
  const { general } = useText()
  const retry = (
    <Button tone="ghost" size="small" onClick={onRetry}>
      {general.retry}
    </Button>
  )
  return (
    <Alert tone="error" announce="polite" action={retry}>
      {general.failure}
    </Alert>
  )
}
