import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { storedText } from './stored-text.ts'

/** Goes to a path of the market and replaces this page in the history, so that "back" skips it. */
export function useReplacePage(prefix: string): (path: string) => void {
  const navigate = useNavigate()
  return useCallback(
    path => {
      if (storedText.isLasting()) location.replace(prefix + path)
      else void navigate(path, { replace: true })
    },
    [navigate, prefix],
  )
}
