import type { ReactNode } from 'react'
import { ToastRegion } from '#web/ui/toast-region.tsx'
import { Footer, type FooterProps } from './footer.tsx'
import { Header, type HeaderProps } from './header.tsx'
import { mainId, SkipLink } from './skip-link.tsx'

type PageProps = {
  readonly header: HeaderProps
  readonly footer: FooterProps
  readonly children: ReactNode
}

/** The frame of every page; a page's sections bring their own `wrap` column, so that a hero can span the width. */
export const Page = ({ header, footer, children }: PageProps) => (
  <div className="flex min-h-dvh flex-col">
    <SkipLink />
    <Header {...header} />
    <main id={mainId} tabIndex={-1} className="flex-1 outline-none">
      {children}
    </main>
    <Footer {...footer} />
    <ToastRegion />
  </div>
)
