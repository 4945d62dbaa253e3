/** Whether this device gets push messages, and if not, why. */
export type DeviceState = 'unknown' | 'impossible' | 'install-first' | 'denied' | 'off' | 'on'

/** The push state of this device; `knownEndpoint` is the address the server sends to for this sign-in. */
export async function readDeviceState(knownEndpoint: string | null): Promise<DeviceState> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) {
    // iPhones support push only from the home screen.
    return /iPhone|iPad/.test(navigator.userAgent) ? 'install-first' : 'impossible'
  }
  if (Notification.permission === 'denied') return 'denied'
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration) return 'impossible'
  const subscription = await registration.pushManager.getSubscription()
  return subscription && subscription.endpoint === knownEndpoint ? 'on' : 'off'
}

/** Asks for permission and subscribes. Null when the person refused. */
export async function subscribeDevice(publicKey: string): Promise<PushSubscriptionJSON | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const registration = await navigator.serviceWorker.ready
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  // A subscription made with other keys, or for another account, is useless.
  await (await registration.pushManager.getSubscription())?.unsubscribe()
  return (await registration.pushManager.subscribe(options)).toJSON()
}

/** Ends the subscription and returns it, for the server. */
export async function unsubscribeDevice(): Promise<PushSubscriptionJSON | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  await subscription?.unsubscribe()
  return subscription?.toJSON() ?? null
}
