import { data } from 'react-router'

export function loader() {
  throw data(undefined, { status: 404 })
}

export const handle = { hydration: 'immediate' }

export default function Page() {
  return null
}
