'use client'

import { MapPin } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import type { Position } from '@/lib/shared/map-sheet'

/** Above this, in metres, the position may be another grave. */
const TOO_COARSE_M = 60

const refusals: Record<number, string> = {
  1: 'Din browser har ikke fået lov at se, hvor du er. Giv den lov i telefonens indstillinger, eller vælg stedet på kortet.',
  2: 'Telefonen kan ikke finde ud af, hvor den er. Slå placering til, eller vælg stedet på kortet.',
  3: 'Det tog for længe at finde stedet. Prøv igen under åben himmel, eller vælg stedet på kortet.',
}
const unable = 'Din browser kan ikke fortælle, hvor du er. Vælg stedet på kortet.'

/** Fills in the phone's position, so that nobody types degrees at the grave. The position goes only into the form. */
export function HereButton({ onFound }: { onFound: (position: Position) => void }) {
  const [message, setMessage] = useState('')
  const [isLooking, setIsLooking] = useState(false)

  function takePosition() {
    // Missing without https.
    if (!('geolocation' in navigator)) return setMessage(unable)
    setIsLooking(true)
    setMessage('Finder stedet...')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setIsLooking(false)
        setMessage(foundText(coords.accuracy))
        onFound({ latitude: coords.latitude, longitude: coords.longitude })
      },
      ({ code }) => {
        setIsLooking(false)
        setMessage(refusals[code] ?? unable)
      },
      { enableHighAccuracy: true, timeout: 20_000, maximumAge: 0 },
    )
  }

  return (
    <div>
      <Button variant="outline" pending={isLooking} pendingText="Finder stedet..." onClick={takePosition}>
        <MapPin aria-hidden />
        Jeg står her
      </Button>
      <p className="mt-2 text-muted-foreground text-sm">
        {/* 2 of 2 kept by: next.config.mjs, tests/e2e/once/editor.spec.ts */}
        Når du står ved stenen. Telefonen finder stedet, og det gemmes kun på mindesiden.
      </p>
      <p role="status" className="mt-1 font-semibold text-sm empty:hidden">
        {!isLooking && message}
      </p>
    </div>
  )
}

function foundText(accuracyM: number): string {
  const far = accuracyM < 1000 ? `${Math.max(1, Math.round(accuracyM))} meter` : `${Math.round(accuracyM / 1000)} km`
  return accuracyM > TOO_COARSE_M
    ? `Stedet er sat ind, men telefonen kender det kun på ca. ${far}. Prøv igen om lidt ved stenen, eller ret det på kortet.`
    : `Stedet er sat ind, nøjagtigt på ca. ${far}.`
}
