/** Whether this device gets push messages, and if not, why. */
export type DeviceState = 'unknown' | 'impossible' | 'install-first' | 'denied' | 'off' | 'on'

/** Whether this browser can get push messages at all. iPhones can only from the home screen. */
export function pushWay(): 'possible' | 'install-first' | 'impossible' {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) return 'possible'
  return /iPhone|iPad/.test(navigator.userAgent) ? 'install-first' : 'impossible'
}

/** The push state of this device; `knownEndpoint` is the address the server sends to for this sign-in. */
export async function readDeviceState(knownEndpoint: string | null): Promise<DeviceState> {
  const way = pushWay()
  if (way !== 'possible') return way
  if (Notification.permission === 'denied') return 'denied'
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration) return 'impossible'
  const subscription = await registration.pushManager.getSubscription()
  return subscription && subscription.endpoint === knownEndpoint ? 'on' : 'off'
}

/**
 * Asks for permission and subscribes. Null when the person refused. A browser has one subscription for everything: that
 * of an account takes over the one that pages are followed by, and the other way round.
 */
export async function subscribeDevice(publicKey: string): Promise<PushSubscriptionJSON | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const registration = await navigator.serviceWorker.ready
  const known = await registration.pushManager.getSubscription()
  if (known && isOf(known, publicKey)) return known.toJSON()
  await known?.unsubscribe()
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  return (await registration.pushManager.subscribe(options)).toJSON()
}

/** One made with other keys than the site's is useless. */
function isOf({ options: { applicationServerKey } }: PushSubscription, publicKey: string): boolean {
  const letters = String.fromCharCode(...new Uint8Array(applicationServerKey ?? new ArrayBuffer(0)))
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === publicKey
}

/** Ends the subscription and returns it, for the server. */
export async function unsubscribeDevice(): Promise<PushSubscriptionJSON | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  await subscription?.unsubscribe()
  return subscription?.toJSON() ?? null
}
