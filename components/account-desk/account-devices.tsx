import { ActButton } from '@/components/admin/act-button'
import type { AccountView } from '@/lib/domain/account-desk/schema'
import { Nothing } from './part'

/** The account's sessions, which staff can end. */
export function AccountDevices({ account }: { account: AccountView }) {
  const { id, devices, isSelf } = account
  const path = `/api/admin/users/${id}/sessions`
  if (devices.length === 0) return <Nothing>Kontoen er ikke logget ind på nogen enhed.</Nothing>
  return (
    <div className="space-y-5">
      <ul className="divide-y divide-border border-border border-y">
        {devices.map((device) => (
          <li key={device.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
            <div className="min-w-0">
              <p className="wrap-anywhere">{device.name}</p>
              <p className="text-muted-foreground text-sm">
                Sidst brugt {device.lastSeen}, logget ind {device.since}
              </p>
            </div>
            {!isSelf && (
              <ActButton
                action={`${path}/${device.id}/end`}
                label="Log ud"
                about={device.name}
                pendingText="Logger ud..."
                told="Enheden er logget ud"
                failed="Enheden blev ikke logget ud"
                size="compact"
              />
            )}
          </li>
        ))}
      </ul>
      {!isSelf && (
        <ActButton
          action={`${path}/end`}
          label="Log ud alle steder"
          pendingText="Logger ud..."
          told="Kontoen er logget ud"
          failed="Kontoen blev ikke logget ud"
          question={{
            title: 'Log kontoen ud alle steder?',
            description: 'Personen får en mail om det og kan logge ind igen med sin adgangskode.',
          }}
        />
      )}
    </div>
  )
}
