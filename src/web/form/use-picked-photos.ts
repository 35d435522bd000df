import { useEffect, useReducer, useRef } from 'react'
import { newId } from '#web/client/new-id.ts'
import { sendPhoto } from '#web/client/photo-client.ts'
import { shrinkPhoto } from '#web/client/shrink-photo.ts'
import { afterPicking, type PickedPhoto, uploadedPhotos } from './picked-photos.ts'

/** Photos are uploaded as soon as they are picked, each in a request of its own. */
export function usePickedPhotos(uploadedIds: readonly string[], max: number) {
  const [photos, dispatch] = useReducer(afterPicking, uploadedIds, uploadedPhotos)
  const running = useRef(new Map<string, AbortController>())

  const send = async (key: string, file: Blob) => {
    const controller = new AbortController()
    running.current.set(key, controller)
    const { bytes, preview } = await shrinkPhoto(file)
    if (preview !== undefined) dispatch({ kind: 'previewed', key, preview })
    if (controller.signal.aborted) return
    const answer = await sendPhoto(bytes, {
      signal: controller.signal,
      onProgress: fraction => dispatch({ kind: 'progressed', key, fraction }),
    })
    running.current.delete(key)
    dispatch({ kind: 'answered', key, answer })
  }

  useEffect(() => {
    const { current } = running
    return () => {
      for (const control of current.values()) control.abort()
    }
  }, [])

  const pick = (files: readonly File[]) => {
    const picked = files.slice(0, max - photos.length).map(file => ({ key: newId(), file }))
    dispatch({ kind: 'picked', photos: picked })
    for (const { key, file } of picked) void send(key, file)
  }

  return {
    photos,
    pick,
    retry: ({ key, file }: PickedPhoto) => {
      if (!file) return
      dispatch({ kind: 'retried', key })
      void send(key, file)
    },
    remove: ({ key }: PickedPhoto) => {
      running.current.get(key)?.abort()
      running.current.delete(key)
      dispatch({ kind: 'removed', key })
    },
  }
}
