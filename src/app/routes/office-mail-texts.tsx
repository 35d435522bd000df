import { loadOfficeMailTexts } from '#http/pages/office/load-mail-texts.ts'
import { MailTextsScreen } from '#web/office/mail-text-screens.tsx'
import type { Route } from './+types/office-mail-texts'

export function loader(args: Route.LoaderArgs) {
  return loadOfficeMailTexts(args)
}

export const handle = { hydration: 'immediate' }

export default function Page({ loaderData }: Route.ComponentProps) {
  return <MailTextsScreen {...loaderData} />
}
