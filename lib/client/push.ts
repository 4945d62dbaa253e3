/** Whether this device is told: it may not be able to, may have been told not to ask, or waits for a choice. */
export type DeviceState = 'unknown' | 'impossible' | 'install-first' | 'denied' | 'off' | 'on'

/** How it stands with messages on this device; `told` is where the server tells this sign-in. */
export async function readDeviceState(told: string | null): Promise<DeviceState> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) {
    // iPhones can, but only from the home screen.
    return /iPhone|iPad/.test(navigator.userAgent) ? 'install-first' : 'impossible'
  }
  if (Notification.permission === 'denied') return 'denied'
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration) return 'impossible'
  const subscription = await registration.pushManager.getSubscription()
  return subscription && subscription.endpoint === told ? 'on' : 'off'
}

/** Asks the browser, which asks the person. Null when they said no. */
export async function subscribeDevice(publicKey: string): Promise<PushSubscriptionJSON | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const registration = await navigator.serviceWorker.ready
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  // A subscription that was made with other keys, or for somebody else, is of no use.
  await (await registration.pushManager.getSubscription())?.unsubscribe()
  return (await registration.pushManager.subscribe(options)).toJSON()
}

/** Ends the subscription; answers what it was, for the server. */
export async function unsubscribeDevice(): Promise<PushSubscriptionJSON | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  await subscription?.unsubscribe()
  return subscription?.toJSON() ?? null
}
