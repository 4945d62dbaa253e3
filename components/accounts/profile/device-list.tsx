'use client'

import { type SubmitEvent, useRef } from 'react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { failureToast, showToast } from '@/components/ui/toast'
import { useRefresh } from '@/lib/client/use-refresh'
import { useEndSession } from '@/lib/domain/accounts/client/profile-hooks'
import { useEndOtherSessions } from '@/lib/domain/accounts/client/sign-in-hooks'
import type { DeviceView } from '@/lib/domain/accounts/schema'

/** The account's sessions, each with its sign-out. */
export function DeviceList({ devices }: { devices: DeviceView[] }) {
  const { refresh, isRefreshing } = useRefresh()
  const list = useRef<HTMLUListElement>(null)
  const endOthers = useEndOtherSessions()

  function showAnew() {
    // The pressed button disappears with its device: move focus to the list.
    list.current?.focus()
    refresh()
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    endOthers.mutate(undefined, {
      onSuccess: () => {
        showToast({ title: 'Du er logget ud på alle andre enheder' })
        showAnew()
      },
      onError: failureToast(),
    })
  }

  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label="Enheder, der er logget ind" className="divide-y divide-border">
        {devices.map((device) => (
          <DeviceEntry key={device.id} device={device} onEnded={showAnew} isRefreshing={isRefreshing} />
        ))}
      </ul>
      {devices.length > 1 && (
        <form action="/api/user/end-other-sessions" method="post" onSubmit={submit} className="mt-5">
          <Button
            type="submit"
            variant="outline"
            pending={endOthers.isPending || (endOthers.isSuccess && isRefreshing)}
            pendingText="Logger ud..."
          >
            Log ud alle andre steder
          </Button>
        </form>
      )}
    </>
  )
}

type DeviceEntryProps = { device: DeviceView; onEnded: () => void; isRefreshing: boolean }

function DeviceEntry({ device, onEnded, isRefreshing }: DeviceEntryProps) {
  const end = useEndSession()
  const { id, name, isCurrent, since, lastSeen } = device

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    end.mutate(id, {
      onSuccess: () => {
        showToast({ title: 'Enheden er logget ud' })
        onEnded()
      },
      onError: failureToast(),
    })
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-5 first:pt-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {name}
          {isCurrent && <Badge variant="success">Denne enhed</Badge>}
        </p>
        <p className="text-muted-foreground text-sm">
          {isCurrent ? `Logget ind siden ${since}` : `Sidst brugt ${lastSeen} · logget ind siden ${since}`}
        </p>
      </div>
      {!isCurrent && (
        <form action={`/api/user/sessions/${id}`} method="post" onSubmit={submit}>
          <Button
            type="submit"
            variant="outline"
            size="compact"
            aria-label={`Log ud: ${name}`}
            pending={end.isPending || (end.isSuccess && isRefreshing)}
            pendingText="Logger ud..."
          >
            Log ud
          </Button>
        </form>
      )}
    </li>
  )
}
