'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'

/** Plays the sheet music in it on request. CSS highlights the notes from `data-playing`. */
export function MelodyPlayer({ children }: { children: ReactNode }) {
  const [isPlaying, setIsPlaying] = useState(false)
  const [failed, setFailed] = useState(false)
  const stop = useRef<(() => void) | null>(null)

  useEffect(() => () => stop.current?.(), [])

  async function play() {
    setFailed(false)
    try {
      // Created within the click: some browsers keep a context silent if it is created later.
      const context = new AudioContext()
      const { playMelody } = await import('./play-melody')
      stop.current = playMelody(context, () => {
        stop.current = null
        setIsPlaying(false)
      })
      setIsPlaying(true)
    } catch {
      setFailed(true)
    }
  }

  return (
    <div data-playing={isPlaying || undefined} className="group/melody">
      {children}
      <div className="mt-8 text-center noscript:hidden">
        <button
          type="button"
          className={buttonVariants({ variant: 'outline', size: 'lg' })}
          onClick={() => (isPlaying ? stop.current?.() : play())}
        >
          <span className="grid [&>*]:[grid-area:1/1]">
            <span className={isPlaying ? 'invisible' : undefined}>Hør melodien</span>
            <span className={isPlaying ? undefined : 'invisible'}>Stop</span>
          </span>
        </button>
        <p role="status" className="mt-3 text-muted-foreground empty:hidden">
          {failed && 'Melodien kunne ikke spilles her.'}
        </p>
      </div>
    </div>
  )
}
