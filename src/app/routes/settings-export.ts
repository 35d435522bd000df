import { downloadExport, noExportPage } from '#http/pages/account/load-settings-export.ts'
import type { Route } from './+types/settings-export'

export function loader(args: Route.LoaderArgs) {
  return noExportPage(args)
}

export function action(args: Route.ActionArgs) {
  return downloadExport(args)
}
