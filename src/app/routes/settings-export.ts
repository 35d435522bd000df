import { exportAccount, noExportPage } from '#http/pages/load-settings-export.ts'
import type { Route } from './+types/settings-export'

export const loader = (args: Route.LoaderArgs) => noExportPage(args)

export const action = (args: Route.ActionArgs) => exportAccount(args)
