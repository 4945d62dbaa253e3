'use client'

import { Progress } from '@/components/ui/progress'
import { headNames } from '@/lib/domain/media/copy'
import { type UploadsElsewhere, useUploadsElsewhere } from '@/lib/domain/media/uploads/client/uploads-elsewhere'

/** The uploads that go on while another step or page is open. It takes no touch from what is under it. */
export function UploadTray() {
  const elsewhere = useUploadsElsewhere()
  const lines = elsewhere.map((uploads) => ({ ...uploads, text: textOf(uploads), percent: percentOf(uploads) }))
  return (
    <>
      {/* Always mounted, so that changes are announced; the percentages are not. */}
      <p role="status" className="sr-only">
        {lines.map(({ text }) => text).join(' ')}
      </p>
      {lines.length > 0 && (
        <ul
          aria-label="Filer på vej"
          className="pointer-events-none fixed bottom-24 left-gutter z-20 w-72 max-w-[calc(100vw-2*var(--space-gutter))] space-y-3 rounded-xl border border-border bg-popover px-5 py-4 text-popover-foreground shadow-lift"
        >
          {lines.map(({ memorialId, place, text, percent }) => (
            <li key={`${memorialId} ${place}`}>
              <Progress label={text} {...(percent < 100 && { value: percent, detail: `${percent} %` })} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function percentOf({ underWay }: UploadsElsewhere): number {
  const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0)
  return Math.floor(
    (sum(underWay.map(({ sentBytes }) => sentBytes)) / sum(underWay.map(({ file }) => file.size))) * 100,
  )
}

function textOf({ place, underWay }: UploadsElsewhere): string {
  const areWaiting = underWay.every(({ state }) => state === 'paused' || state === 'lost')
  if (place === 'portraitId' || place === 'coverId') {
    if (areWaiting) return `${headNames[place]} venter på forbindelse`
    return `${headNames[place]} ${underWay.every(({ state }) => state === 'arrived') ? 'gøres klar …' : 'er på vej'}`
  }
  const files = underWay.length === 1 ? '1 fil' : `${underWay.length} filer`
  return areWaiting ? `${files} venter` : `${files} på vej`
}
