import { notFound } from '#http/pages/page-request.ts'

export function loader() {
  throw notFound()
}

export default function Unknown() {
  return null
}
