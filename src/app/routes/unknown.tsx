import { notFound } from '#http/pages/page-request.ts'

export const loader = () => {
  throw notFound()
}

export default function Unknown() {
  return null
}
