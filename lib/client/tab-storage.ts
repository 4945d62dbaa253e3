/** Texts of this tab alone: they outlive a reload and an expired session, and go with the tab. */
export type TabEntry = {
  read: () => Record<string, unknown> | null
  write: (values: object) => void
  forget: () => void
}

const prefix = 'tekst:'

/** A browser may refuse storage or be full; nothing here throws. */
export function tabEntry(name: string): TabEntry {
  const key = prefix + name
  return {
    read: () => withStorage((storage) => parse(storage.getItem(key))) ?? null,
    write: (values) => withStorage((storage) => storage.setItem(key, JSON.stringify(values))),
    forget: () => withStorage((storage) => storage.removeItem(key)),
  }
}

/** Who signs out leaves nothing behind for the next person at the same device. */
export function forgetTabEntries(): void {
  withStorage((storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key)
  })
}

function withStorage<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(window.sessionStorage)
  } catch {
    return undefined
  }
}

function parse(json: string | null): Record<string, unknown> | null {
  const value: unknown = JSON.parse(json ?? 'null')
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
}
