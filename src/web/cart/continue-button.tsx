import { useText } from '#web/text/use-text.tsx'
import { Button } from '#web/ui/button.tsx'

type ContinueButtonProps = { readonly isLeaving: boolean; readonly onContinue: () => void }

export const ContinueButton = ({ isLeaving, onContinue }: ContinueButtonProps) => (
  <Button full busy={isLeaving} onClick={onContinue}>
    {useText().cart.continue}
  </Button>
)
