import type { ReactNode } from 'react'
import { ToastRegion } from '#web/ui/toast-region.tsx'
import { Footer, type FooterProps } from './footer.tsx'
import { Header, type HeaderProps } from './header.tsx'
import { mainId, SkipLink } from './skip-link.tsx'

type PageProps = {
  readonly header: HeaderProps
  readonly footer: FooterProps
  /** The consent banner: first in order for whoever goes by keyboard, below everything to the eye. */
  readonly banner: ReactNode
  readonly children: ReactNode
}

/** The frame of every page; a page's sections bring their own `wrap` column, so that a hero can span the width. */
export const Page = ({ header, footer, banner, children }: PageProps) => (
  <div className="flex min-h-dvh flex-col">
    <SkipLink />
    {banner}
    <Header {...header} />
    <main id={mainId} tabIndex={-1} className="flex-1 outline-none">
      {children}
    </main>
    <Footer {...footer} />
    <ToastRegion />
  </div>
)
