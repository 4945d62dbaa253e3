'use client'

import { Map as MapIcon, MapPin } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { positionText } from '@/components/memorial-page/grave-position'
import { TextField } from '@/components/memorials/text-field'
import { Button } from '@/components/ui/button'
import { FieldGroup } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { Spinner } from '@/components/ui/spinner'
import type { MemorialForm } from '@/lib/domain/memorials/schema'
import type { Position } from '@/lib/shared/map-sheet'

// Loaded when opened, like its sheet.
const PlaceMap = dynamic(
  () =>
    import('@/components/memorials/place/place-map').then(
      (file) => file.PlaceMap,
      () => MapMissing,
    ),
  { ssr: false, loading: () => <Spinner text="Henter kortet..." /> },
)

function MapMissing() {
  return <Notice variant="error">Kortet kunne ikke hentes. Hent siden igen, når der er forbindelse.</Notice>
}

const decimals = 6

/** The position of the grave: from the phone at the grave, marked on a map, or typed in degrees. */
export function PositionField() {
  const { setValue, formState, getFieldState } = useFormContext<MemorialForm>()
  const [latitude, longitude] = useWatch<MemorialForm, ['restingLatitude', 'restingLongitude']>({
    name: ['restingLatitude', 'restingLongitude'],
  })
  const [isMapOpen, setIsMapOpen] = useState(false)
  const position = positionOf(latitude, longitude)
  const isWrong =
    getFieldState('restingLatitude', formState).invalid || getFieldState('restingLongitude', formState).invalid

  function place(chosen: Position | null) {
    setValue('restingLatitude', chosen ? inDanish(chosen.latitude) : '', { shouldDirty: true })
    setValue('restingLongitude', chosen ? inDanish(chosen.longitude) : '', { shouldDirty: true })
  }

  return (
    <FieldGroup legend="Placering på et kort" hint="Valgfrit. Så kan den, der leder, finde helt hen til graven.">
      <div className="space-y-4">
        <HereButton
          onFound={(found) => {
            place(found)
            setIsMapOpen(true)
          }}
        />
        <Button variant="outline" aria-expanded={isMapOpen} onClick={() => setIsMapOpen(!isMapOpen)}>
          <MapIcon aria-hidden />
          {isMapOpen ? 'Luk kortet' : position ? 'Se stedet på kortet' : 'Vælg stedet på et kort'}
        </Button>
        {isMapOpen && <PlaceMap position={position} onChoose={place} />}
        {position && (
          <p className="flex flex-wrap items-center gap-x-4">
            <span className="text-muted-foreground">{positionText(position)}</span>
            <Button variant="link" onClick={() => place(null)}>
              Fjern stedet
            </Button>
          </p>
        )}
        <details open={isWrong}>
          <summary className="min-h-touch cursor-pointer content-center text-link underline-offset-4 hover:underline">
            Skriv koordinater
          </summary>
          <div className="grid grid-cols-1 gap-6 pt-3 sm:grid-cols-2">
            <TextField
              name="restingLatitude"
              label="Breddegrad"
              hint="For eksempel 55,676."
              optional
              inputMode="decimal"
              autoComplete="off"
            />
            <TextField
              name="restingLongitude"
              label="Længdegrad"
              hint="For eksempel 12,568."
              optional
              inputMode="decimal"
              autoComplete="off"
            />
          </div>
        </details>
      </div>
    </FieldGroup>
  )
}

function positionOf(latitude: unknown, longitude: unknown): Position | null {
  const [north, east] = [degrees(latitude), degrees(longitude)]
  return north === null || east === null || Math.abs(north) > 90 || Math.abs(east) > 180
    ? null
    : { latitude: north, longitude: east }
}

function degrees(typed: unknown): number | null {
  const text = typeof typed === 'number' ? String(typed) : typed
  if (typeof text !== 'string' || text.trim() === '') return null
  const value = Number(text.trim().replace(',', '.'))
  return Number.isFinite(value) ? value : null
}

function inDanish(value: number): string {
  return value.toFixed(decimals).replace('.', ',')
}

/** Above this, in metres, the position may be another grave. */
const TOO_COARSE_M = 60

const refusals: Record<number, string> = {
  1: 'Din browser har ikke fået lov at se, hvor du er. Giv den lov i telefonens indstillinger, eller vælg stedet på kortet.',
  2: 'Telefonen kan ikke finde ud af, hvor den er. Slå placering til, eller vælg stedet på kortet.',
  3: 'Det tog for længe at finde stedet. Prøv igen under åben himmel, eller vælg stedet på kortet.',
}
const unable = 'Din browser kan ikke fortælle, hvor du er. Vælg stedet på kortet.'

/** Fills in the phone's position, so that nobody types degrees at the grave. The position goes only into the form. */
function HereButton({ onFound }: { onFound: (position: Position) => void }) {
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
