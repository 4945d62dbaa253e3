'use client'

import { Flashlight, FlashlightOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { Field } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { Select } from '@/components/ui/select'
import { scannerZoom } from '@/lib/domain/qr-codes/client/zoom-parts'
import { scannerTexts } from '@/lib/domain/qr-codes/scanner-copy'
import { useCameraScanner } from './use-camera-scanner'

const decimal = new Intl.NumberFormat('da-DK', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** The camera with all that belongs to it; `onRead` answers whether a text was what was looked for. */
export function ScannerPanel({ onRead }: { onRead: (text: string) => Promise<boolean> }) {
  const scanner = useCameraScanner(onRead)
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  const isScanning = scanner.status === 'scanning'
  return (
    <div className="space-y-4">
      {scanner.warning && (
        <Notice variant="error" title="Kameraet">
          {scanner.warning}
        </Notice>
      )}
      {!isOnline && <Notice>{scannerTexts.offline}</Notice>}
      <div
        className={cn(
          'relative aspect-4/3 max-h-[45svh] w-full overflow-hidden rounded-lg bg-stone-900',
          !isScanning && 'hidden',
        )}
      >
        <video
          ref={scanner.video}
          playsInline
          muted
          aria-label="Det, kameraet ser"
          className="size-full object-cover"
          style={{ transform: `scale(${scanner.shownCut})` }}
        />
        <div
          aria-hidden
          className="absolute inset-6 m-auto aspect-square h-auto max-h-[80%] rounded-lg border-4 border-stone-50/80"
        />
      </div>
      <output className="block text-center">
        {isScanning && (
          <>
            <span className="block font-semibold">{scannerTexts.running}</span>
            <span className="block text-muted-foreground">{scannerTexts.hold}</span>
          </>
        )}
      </output>
      {isScanning && <ScanningControls scanner={scanner} />}
      {scanner.status === 'idle' ? (
        <Button size="lg" className="w-full" onClick={() => scanner.start()}>
          {scannerTexts.start}
        </Button>
      ) : (
        <Button size="lg" variant="outline" className="w-full" onClick={scanner.stop}>
          {scannerTexts.stop}
        </Button>
      )}
    </div>
  )
}

function ScanningControls({ scanner }: { scanner: ReturnType<typeof useCameraScanner> }) {
  const { cameras, cameraId, hasTorch, isLit, zoom } = scanner
  return (
    <div className="space-y-3">
      <Field label={`Zoom: ${decimal.format(zoom)} gange`}>
        {(control) => (
          <input
            id={control.id}
            type="range"
            {...scannerZoom}
            value={zoom}
            aria-valuetext={`${decimal.format(zoom)} gange`}
            onChange={(event) => scanner.zoomTo(event.currentTarget.valueAsNumber)}
            className="block min-h-touch w-full accent-primary"
          />
        )}
      </Field>
      {hasTorch && (
        <Button variant="outline" className="w-full" aria-pressed={isLit} onClick={() => scanner.light(!isLit)}>
          {isLit ? <FlashlightOff aria-hidden /> : <Flashlight aria-hidden />}
          {isLit ? 'Sluk lygten' : 'Tænd lygten'}
        </Button>
      )}
      {cameras.length > 1 && (
        <Field label="Kamera">
          {(control) => (
            <Select {...control} value={cameraId} onChange={(event) => scanner.start(event.currentTarget.value)}>
              {cameras.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </div>
  )
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}
