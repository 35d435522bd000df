import { loadOfficeMailText, sendOfficeMailText } from '#http/pages/office/load-mail-texts.ts'
import { MailTextScreen } from '#web/office/mail-text-screens.tsx'
import type { Route } from './+types/office-mail-text'

export function loader(args: Route.LoaderArgs) {
  return loadOfficeMailText(args)
}

export function action(args: Route.ActionArgs) {
  return sendOfficeMailText(args)
}

export const handle = { hydration: 'immediate' }

export default function Page({ loaderData }: Route.ComponentProps) {
  return <MailTextScreen {...loaderData} />
}
