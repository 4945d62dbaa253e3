'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { failureToast } from '@/components/ui/toast'
import { useCreateSignInLink, useSignInLinkState } from '@/lib/domain/accounts/client/profile-hooks'
import type { SignInLinkView } from '@/lib/domain/accounts/schema'

/** Shows a code that signs another device in. */
export function NewDevice() {
  const create = useCreateSignInLink()
  const make = () => create.mutate(undefined, { onError: failureToast() })
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
export function ShownCode({ link, onRenew, isRenewing }: ShownCodeProps) {
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
export function useSecondsLeft(seconds: number): number {
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
