import { notFound } from '#http/pages/page-request.ts'

export function loader() {
  throw notFound()
}

export const handle = { sleeps: true }

export default function Unknown() {
  return null
}
