/** Texts of this tab alone: they outlive a reload and an expired session, and go with the tab. */
export type TabEntry = {
  read: () => Record<string, unknown> | null
  write: (values: object) => void
  forget: () => void
}

const prefix = 'tekst:'

/** The same kept on the device, where it outlives the closing of the browser too; gone when somebody signs out. */
export function deviceEntry(name: string): TabEntry {
  return entryIn(() => window.localStorage, name)
}

/** A browser may refuse storage or be full; nothing here throws. */
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

/** Who signs out leaves nothing behind for the next person at the same device. */
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
