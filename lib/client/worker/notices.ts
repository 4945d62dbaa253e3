declare const self: ServiceWorkerGlobalScope

/** The payload of a push message (lib/integrations/push). `path` and `settings` are on this site. */
type Notice = { title: string; body: string; path: string; tag?: string; settings?: string }
/** Buttons below a notice, which the standard has and these types lack. */
type Options = NotificationOptions & { actions?: { action: string; title: string }[] }

/** Every push must be shown: browsers revoke permission for silent ones. */
export function showNotice(event: PushEvent): void {
  const { title, body, path, tag, settings } = readNotice(event.data)
  const options: Options = {
    body,
    lang: 'da',
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    data: path,
    ...(tag ? { tag } : {}),
    ...(settings ? { actions: [{ action: settings, title: 'Stop beskeder' }] } : {}),
  }
  event.waitUntil(self.registration.showNotification(title, options))
}

/** Opens what the notice is about, or where such notices are stopped, in an open window or a new one. */
export function openFromNotice(event: NotificationEvent): void {
  event.notification.close()
  const { href } = new URL(ownPath(event.action || event.notification.data), self.location.origin)
  event.waitUntil(
    (async () => {
      const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
      const open = windows.find(({ url }) => url === href)
      if (open) await open.focus()
      else await self.clients.openWindow(href)
    })(),
  )
}

function readNotice(data: PushMessageData | null): Notice {
  const value: unknown = readJson(data)
  const text = (name: string) => {
    const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
    return typeof found === 'string' ? found : ''
  }
  return {
    title: text('title') || 'Mindelund',
    body: text('body') || 'Der er nyt på en af dine mindesider.',
    path: ownPath(text('path')),
    tag: text('tag'),
    settings: text('settings'),
  }
}

function readJson(data: PushMessageData | null): unknown {
  try {
    return data?.json()
  } catch {
    return null
  }
}

/** A message never opens another site. */
function ownPath(path: unknown): string {
  return typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : '/profile#beskeder'
}
