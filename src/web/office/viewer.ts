import { createContext, useContext } from 'react'
import type { Grant } from '#domain/staff/grant.ts'

/** Who looks at the office, and whether money and roles are open to them now. */
export type Viewer = { readonly grants: readonly Grant[]; readonly isFresh: boolean }

export const ViewerContext = createContext<Viewer>({ grants: [], isFresh: false })

export function useViewer(): Viewer {
  return useContext(ViewerContext)
}
