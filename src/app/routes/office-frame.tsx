import type { ReactNode } from 'react'
import { isRouteErrorResponse, Outlet, useLocation, useRouteLoaderData } from 'react-router'
import { loadOfficeFrame } from '#http/pages/office/load-office.ts'
import { ErrorPage } from '#web/office/error-page.tsx'
import { OfficeFrame } from '#web/office/office-frame.tsx'
import { OfficeLanguageContext } from '#web/office/office-text.ts'
import { ViewerContext } from '#web/office/viewer.ts'
import type { Route } from './+types/office-frame'

export function loader(args: Route.LoaderArgs) {
  return loadOfficeFrame(args)
}

export const handle = { hydration: 'immediate' }

function Framed({ children }: { readonly children: ReactNode }) {
  const frame = useRouteLoaderData<typeof loader>('routes/office-frame')
  const { pathname } = useLocation()
  const { language = 'en', staff } = frame ?? {}
  return (
    <OfficeLanguageContext value={language}>
      <ViewerContext value={staff ?? { grants: [], isFresh: false }}>
        <OfficeFrame staff={staff} path={pathname}>
          {children}
        </OfficeFrame>
      </ViewerContext>
    </OfficeLanguageContext>
  )
}

export default function Office() {
  return (
    <Framed>
      <Outlet />
    </Framed>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Framed>
      <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />
    </Framed>
  )
}
