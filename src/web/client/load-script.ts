const timeoutMs = 10_000

/** Adds a third party's script to the page; rejects and removes it if it does not load within 10 s. */
export function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      script.remove()
      reject(new Error(`${url} could not be loaded`))
    }
    const timer = setTimeout(fail, timeoutMs)
    script.onerror = fail
    script.onload = () => {
      clearTimeout(timer)
      resolve()
    }
    script.src = url
    document.head.append(script)
  })
}

/** Loads each URL once; one that failed may be requested again. */
export function oncePerUrl<Loaded>(load: (url: string) => Promise<Loaded>) {
  const loads = new Map<string, Promise<Loaded>>()
  return (url: string): Promise<Loaded> => {
    const known = loads.get(url)
    if (known) return known
    const loading = load(url)
    loads.set(url, loading)
    loading.catch(() => loads.delete(url))
    return loading
  }
}
