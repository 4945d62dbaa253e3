/** Entries of this tab only: they survive a reload and an expired session, and go with the tab. */
export type TabEntry = {
  read: () => Record<string, unknown> | null
  write: (values: object) => void
  forget: () => void
}

const prefix = 'tekst:'

/** As `tabEntry`, but stored on the device: it survives closing the browser, and is removed at sign-out. */
export function deviceEntry(name: string): TabEntry {
  return entryIn(() => window.localStorage, name)
}

/** Never throws: a browser may refuse storage or be full. */
export function tabEntry(name: string): TabEntry {
  return entryIn(() => window.sessionStorage, name)
}

function entryIn(place: () => Storage, name: string): TabEntry {
  const key = prefix + name
  return {
    read: () => withStorage(place, (storage) => parse(storage.getItem(key))) ?? null,
    write: (values) => withStorage(place, (storage) => storage.setItem(key, JSON.stringify(values))),
    forget: () => withStorage(place, (storage) => storage.removeItem(key)),
  }
}

/** Part of signing out. */
export function forgetTabEntries(): void {
  for (const place of [() => window.sessionStorage, () => window.localStorage]) {
    withStorage(place, (storage) => {
      for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key)
    })
  }
}

function withStorage<T>(place: () => Storage, work: (storage: Storage) => T): T | undefined {
  try {
    return work(place())
  } catch {
    return undefined
  }
}

function parse(json: string | null): Record<string, unknown> | null {
  const value: unknown = JSON.parse(json ?? 'null')
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
}
