import { deviceEntry } from '@/lib/client/tab-storage'

export type BeginningKey = {
  /** Undefined where the browser makes none: on plain http. */
  read: () => string | undefined
  /** The next beginning is another. */
  forget: () => void
}

/**
 * The key of a page that is being begun on this device, by `keeper`, for this stone or none: made once and kept until
 * the page is there, so that every press, tab and retry means the same page.
 */
export function beginningKey(keeper: string, qrCode: string | null): BeginningKey {
  const entry = deviceEntry(`begyndelse:${keeper}:${qrCode ?? ''}`)
  let made: string | undefined
  return {
    read: () => {
      const kept = entry.read()?.key
      made ??= typeof kept === 'string' ? kept : globalThis.crypto?.randomUUID?.()
      if (made && !kept) entry.write({ key: made })
      return made
    },
    forget: () => {
      if (entry.read()?.key === made) entry.forget()
    },
  }
}
