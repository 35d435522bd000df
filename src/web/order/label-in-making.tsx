import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const pauseMs = 4_000
const mostRequests = 15

/** A label is made within seconds: the page asks for it a few times, while somebody looks at it. */
export function LabelInMaking({ text }: { readonly text: string }) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    let left = mostRequests
    const ask = () => {
      if (document.visibilityState !== 'visible') return
      left -= 1
      void revalidate()
      if (left === 0) clearInterval(timer)
    }
    const timer = setInterval(ask, pauseMs)
    return () => clearInterval(timer)
  }, [revalidate])
  return <p className="text-ink-2">{text}</p>
}
