import type { ReactElement, ReactNode } from 'react'
import { offlineWorkerPath } from '#domain/market/offline.ts'
import { offlineBarId } from '#web/client/offline-bar-id.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { ToastRegion } from '#web/ui/toast-region.tsx'
import { mainId, SkipLink } from '../ui/skip-link.tsx'
import { StaticPart } from '../ui/static-part.tsx'
import { Footer, type FooterProps } from './footer.tsx'
import { Header, type HeaderProps } from './header.tsx'

type PageProps = {
  readonly header: HeaderProps
  /** `undefined` in the browser. */
  readonly footer: FooterProps | undefined
  /** The consent banner: first in tab order for keyboard users, visually at the bottom. */
  readonly banner: ReactElement<object> | false
  readonly children: ReactNode
}

/** The frame of every page; a page's sections have their own `wrap` column, so that a hero can span the width. */
export function Page({ header, footer, banner, children }: PageProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <StaticPart id="kept-banner" isShared>
        {banner}
      </StaticPart>
      <StaticPart id="kept-offline" isShared>
        {import.meta.env.SSR && <OfflineBar />}
      </StaticPart>
      <Header {...header} />
      <main id={mainId} tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <StaticPart id="kept-footer" isShared>
        {import.meta.env.SSR && footer && <Footer {...footer} />}
      </StaticPart>
      <ToastRegion />
    </div>
  )
}

/** Empty until its script shows a message; then visible at any scroll position. */
function OfflineBar() {
  const { errors } = useText()
  const { base } = useMarket()
  return (
    <div
      id={offlineBarId}
      role="status"
      data-said={errors.offline}
      data-held={errors.offlineHeld}
      data-stored={errors.offlineStored}
      data-worker={base + offlineWorkerPath}
      className="offline-bar"
    />
  )
}
