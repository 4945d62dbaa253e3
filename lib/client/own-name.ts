/** Storage key of the name this device remembers for the next candle or greeting, at the visitor's wish. */
export const ownNameKey = 'mindelund-navn'

/** Part of signing out. */
export async function forgetOwnName(): Promise<void> {
  localStorage.removeItem(ownNameKey)
}
