import { vi } from 'vitest'

const origin = 'https://mindelund.dk'
const keyOf = (request: unknown) => new URL(request instanceof Request ? request.url : String(request), origin).href

class DeviceCache {
  readonly kept = new Map<string, Response>()
  match = async (request: unknown, { ignoreSearch = false } = {}) => {
    const bare = (url: string) => (ignoreSearch ? url.split('?')[0] : url)
    const key = [...this.kept.keys()].find((kept) => bare(kept) === bare(keyOf(request)))
    return key && this.kept.get(key)?.clone()
  }
  put = async (request: unknown, response: Response) => void this.kept.set(keyOf(request), response)
  delete = async (request: unknown) => this.kept.delete(keyOf(request))
  keys = async () => [...this.kept.keys()].map((url) => new Request(url))
}

/** A browser's caches, in memory, and its address; `listed` returns the contents of one. */
export function stubDeviceCaches() {
  const all = new Map<string, DeviceCache>()
  const open = (name: string) => {
    const cache = all.get(name) ?? new DeviceCache()
    all.set(name, cache)
    return cache
  }
  vi.stubGlobal('location', new URL(origin))
  vi.stubGlobal('caches', {
    open: async (name: string) => open(name),
    has: async (name: string) => all.has(name),
    delete: async (name: string) => all.delete(name),
    keys: async () => [...all.keys()],
    match: async (request: unknown, options: { cacheName?: string; ignoreSearch?: boolean } = {}) => {
      const named = options.cacheName === undefined ? [...all.values()] : [all.get(options.cacheName)]
      for (const cache of named) {
        const found = await cache?.match(request, options)
        if (found) return found
      }
    },
  })
  return {
    put: (name: string, path: string, response: Response) => open(name).put(path, response),
    listed: (name: string) => [...(all.get(name)?.kept.keys() ?? [])].map((url) => new URL(url).pathname),
    names: () => [...all.keys()],
  }
}

/** Stubs the responses of these paths; nothing else is reachable. */
export function stubAnswers(answers: Record<string, Response>): void {
  vi.stubGlobal('fetch', async (address: string) => {
    const answer = answers[new URL(address, origin).pathname]
    if (!answer) throw new TypeError('Failed to fetch')
    return answer.clone()
  })
}

export const publicAnswer = (text: string, status = 200) =>
  new Response(text, { status, headers: { 'cache-control': 'public, max-age=0' } })
