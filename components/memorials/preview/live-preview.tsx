'use client'

import { Monitor, Smartphone } from 'lucide-react'
import { type Ref, useCallback, useEffect, useRef, useState } from 'react'
import { useEditor } from '@/components/memorials/editor-provider'
import { partOf, previewIsReady, type ToPreview } from '@/components/memorials/preview/preview-messages'
import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { useGallery } from '@/lib/domain/media/gallery/client/gallery-hooks'

const widths = { phone: 390, desktop: 1280 }

/** The live preview: beside the form on a wide screen, on demand above it on a narrow one. */
export function LivePreview({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  const { opened, memorial, portraitId, coverId, typed, otherChanges } = useEditor()
  const { items } = useGallery(opened.id, opened.pictures)
  // What the page shows beyond the forms' values.
  const elsewhere = JSON.stringify([memorial.state, portraitId, coverId, items, otherChanges])
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setIsReady] = useState(false)
  const section = useFocusedSection()
  const [device, setDevice] = useState<keyof typeof widths>('phone')

  const post = useCallback((message: ToPreview) => {
    frame.current?.contentWindow?.postMessage(message, window.location.origin)
  }, [])

  useEffect(() => {
    if (!isOpen) setIsReady(false)
  }, [isOpen])

  useEffect(() => {
    const onMessage = (event: MessageEvent) => {
      if (event.source === frame.current?.contentWindow && event.data === previewIsReady) setIsReady(true)
    }
    window.addEventListener('message', onMessage)
    post({ kind: 'hello' })
    return () => window.removeEventListener('message', onMessage)
  }, [post])

  useEffect(() => {
    if (isReady) post({ kind: 'typed', typed })
  }, [isReady, post, typed])
  useEffect(() => {
    if (isReady) post({ kind: 'show', part: partOf(section) })
  }, [isReady, post, section])
  const shown = useRef(elsewhere)
  useEffect(() => {
    if (!isReady || shown.current === elsewhere) return
    shown.current = elsewhere
    post({ kind: 'refresh' })
  }, [isReady, post, elsewhere])

  return (
    <section aria-label="Siden, som den bliver" className="rounded-lg border border-border bg-muted p-2">
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <Button
          variant="ghost"
          size="compact"
          className="min-w-0 hyphens-auto break-words max-lg:hidden"
          aria-expanded={isOpen}
          onClick={onToggle}
        >
          {isOpen ? 'Skjul forhåndsvisning' : 'Se siden, mens du skriver'}
        </Button>
        {isOpen && (
          <fieldset className="flex">
            <legend className="sr-only">Vis som på</legend>
            <IconButton
              label="Telefon"
              aria-pressed={device === 'phone'}
              className={pressed}
              onClick={() => setDevice('phone')}
            >
              <Smartphone aria-hidden />
            </IconButton>
            <IconButton
              label="Computer"
              aria-pressed={device === 'desktop'}
              className={pressed}
              onClick={() => setDevice('desktop')}
            >
              <Monitor aria-hidden />
            </IconButton>
          </fieldset>
        )}
      </div>
      {isOpen && (
        <ScaledFrame
          ref={frame}
          src={`/memorial/${opened.slug}/preview`}
          title={`Forhåndsvisning af siden for ${opened.fullName}`}
          widthPx={widths[device]}
        />
      )}
    </section>
  )
}

/** The section that last had focus. */
function useFocusedSection(): string {
  const [section, setSection] = useState('')
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      const id = target instanceof Element ? target.closest('section[id]')?.id : undefined
      if (id) setSection(id)
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [])
  return section
}

const pressed = 'aria-pressed:bg-primary-soft aria-pressed:text-primary-soft-foreground'

type ScaledFrameProps = {
  ref: Ref<HTMLIFrameElement>
  src: string
  title: string
  /** The width of the simulated screen. */
  widthPx: number
}

/** A page rendered for a screen of some width, scaled down to fit. */
function ScaledFrame({ ref, src, title, widthPx }: ScaledFrameProps) {
  const box = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })

  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const scale = Math.min(1, size.width / widthPx)
  const isMeasured = size.width > 0
  return (
    <div ref={box} className="relative mt-1 h-[22svh] overflow-hidden rounded bg-background lg:h-[calc(100svh-8rem)]">
      <iframe
        ref={ref}
        src={src}
        title={title}
        // Inert content: skipped by the keyboard.
        tabIndex={-1}
        style={{
          width: widthPx,
          height: isMeasured ? size.height / scale : 0,
          transform: `scale(${scale})`,
          left: Math.max(0, (size.width - widthPx * scale) / 2),
        }}
        className="absolute top-0 origin-top-left border-0"
      />
    </div>
  )
}
