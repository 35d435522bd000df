import { useText } from '#web/text/use-text.tsx'
import { Button } from '#web/ui/button.tsx'

type ContinueButtonProps = { readonly isLeaving: boolean; readonly onContinue: () => void }

export function ContinueButton({ isLeaving, onContinue }: ContinueButtonProps) {
  return (
    <Button full busy={isLeaving} onClick={onContinue}>
      {useText().cart.continue}
    </Button>
  )
}
