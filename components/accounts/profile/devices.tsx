'use client'

import { useRouter } from 'next/navigation'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { failureToast, showToast } from '@/components/ui/toast'
import { usePost } from '@/lib/client/use-post'
import { useRefresh } from '@/lib/client/use-refresh'
import { useSignInLinkState } from '@/lib/domain/accounts/client/profile-hooks'
import type { DeviceView, SignInLinkView } from '@/lib/domain/accounts/schema'

/** Shows a code that signs another device in. */
export function NewDevice() {
  const create = usePost<SignInLinkView>('/api/user/sign-in-link')
  const make = () => create.mutate({}, { onError: failureToast() })
  return (
    <>
      <p className="hidden noscript:block">
        Din browser kan ikke vise koden, fordi JavaScript er slået fra. Log i stedet ind på den anden enhed med dit
        brugernavn og din adgangskode.
      </p>
      {create.data ? (
        <ShownCode key={create.data.id} link={create.data} onRenew={make} isRenewing={create.isPending} />
      ) : (
        <Button
          variant="outline"
          pending={create.isPending}
          pendingText="Laver koden..."
          onClick={make}
          className="noscript:hidden"
        >
          Vis en kode
        </Button>
      )}
    </>
  )
}

type ShownCodeProps = { link: SignInLinkView; onRenew: () => void; isRenewing: boolean }

/** The code while it is valid, then its outcome. */
function ShownCode({ link, onRenew, isRenewing }: ShownCodeProps) {
  const router = useRouter()
  const secondsLeft = useSecondsLeft(link.validSeconds)
  const doneMessage = useSignInLinkState(link.id, secondsLeft > 0)
  const state = doneMessage === 'waiting' && secondsLeft === 0 ? 'ended' : doneMessage
  // Add the new device to the list above.
  useEffect(() => {
    if (state === 'used') router.refresh()
  }, [state, router])

  return (
    <div className="space-y-6">
      {/* A live region must exist before its text changes to be announced. */}
      <div role="status" className="empty:hidden">
        {state === 'used' && (
          <Words title="Koden er brugt">Den anden enhed er logget ind. Du kan se den på listen under Enheder.</Words>
        )}
        {state === 'ended' && <Words title="Koden er udløbet">Lav en ny, når du er klar med den anden enhed.</Words>}
        {state === 'waiting' && <span className="sr-only">{spokenTime(secondsLeft)}</span>}
      </div>
      {state === 'waiting' && (
        <div className="flex flex-wrap items-center gap-x-8 gap-y-5">
          <img
            src={`data:image/svg+xml;utf8,${encodeURIComponent(link.picture)}`}
            alt="QR-kode, der logger en anden enhed ind på din konto"
            className="aspect-square h-auto w-56 rounded-lg"
          />
          <div className="min-w-0 max-w-form flex-1 basis-56 space-y-3">
            <p>Scan koden med kameraet på den anden enhed, og tryk på »Log ind«, når siden viser dit navn.</p>
            <p aria-hidden="true" className="text-muted-foreground">
              Koden virker i <span className="tabular-nums">{clockTime(secondsLeft)}</span> minutter
            </p>
          </div>
        </div>
      )}
      <Button variant="outline" pending={isRenewing} pendingText="Laver koden..." onClick={onRenew}>
        {state === 'used' ? 'Vis en kode til' : 'Lav en ny kode'}
      </Button>
    </div>
  )
}

function Words({ title, children }: { title: string; children: string }) {
  return (
    <p>
      <strong className="block">{title}</strong>
      {children}
    </p>
  )
}

/** '4:05'. */
function clockTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Changes each minute and once at 30 seconds; announcing every second would drown everything else. */
function spokenTime(seconds: number): string {
  if (seconds <= 30) return 'Koden virker i mindre end et halvt minut endnu.'
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? 'Koden virker i mindre end et minut endnu.' : `Koden virker i ${minutes} minutter endnu.`
}

/** Counts down to 0 from mount, by the clock: a tab that slept is correct once it wakes. */
function useSecondsLeft(seconds: number): number {
  const [deadline] = useState(() => Date.now() + seconds * 1000)
  const [left, setLeft] = useState(seconds)
  const isOver = left === 0
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((deadline - Date.now()) / 1000))), 1000)
    return () => clearInterval(timer)
  }, [deadline, isOver])
  return left
}

/** The account's sessions, each with its sign-out. */
export function DeviceList({ devices }: { devices: DeviceView[] }) {
  const { refresh, isRefreshing } = useRefresh()
  const list = useRef<HTMLUListElement>(null)
  const endOthers = usePost('/api/user/end-other-sessions')

  function showAnew() {
    // The pressed button disappears with its device: move focus to the list.
    list.current?.focus()
    refresh()
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    endOthers.mutate(
      {},
      {
        onSuccess: () => {
          showToast({ title: 'Du er logget ud på alle andre enheder' })
          showAnew()
        },
        onError: failureToast(),
      },
    )
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
  const end = usePost(`/api/user/sessions/${device.id}`)
  const { id, name, isCurrent, since, lastSeen } = device

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    end.mutate(
      {},
      {
        onSuccess: () => {
          showToast({ title: 'Enheden er logget ud' })
          onEnded()
        },
        onError: failureToast(),
      },
    )
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
