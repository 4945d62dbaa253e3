/** Where the name lies that somebody wished this device to remember for their next candle or greeting. */
export const ownNameKey = 'mindelund-navn'

/** Signing out leaves nothing for the next person at this device. */
export async function forgetOwnName(): Promise<void> {
  localStorage.removeItem(ownNameKey)
}
