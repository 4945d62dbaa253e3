'use client'

import { useEffect, useRef, useState } from 'react'
import { accompany } from '@/components/memorial-page/script/film-music'
import { Button } from '@/components/ui/button'
import { Progress } from '@/components/ui/progress'
import { canMakeFilm, type MadeFilm, makeFilm } from '@/lib/domain/moving-greetings/client/make-film'
import { type BrowserImage, sceneImages } from '@/lib/domain/moving-greetings/client/scene-images'
import type { Scene } from '@/lib/domain/moving-greetings/scene/scene'

type FilmMakingProps = {
  film: FilmState
  /** Address of the piece that is heard while it plays. */
  music: string | undefined
  onMake: () => void
  onStop: () => void
}

/** Making the film: the button, how far it is, how to stop it, and the film to look at before it is sent. */
export function FilmMaking({ film, music, onMake, onStop }: FilmMakingProps) {
  if (film.is === 'making') {
    return (
      <div className="max-w-md space-y-4">
        <Progress
          label="Filmen bliver lavet her på enheden"
          value={Math.round(film.part * 100)}
          detail={`${Math.round(film.part * 100)} %`}
        />
        <Button type="button" variant="outline" onClick={onStop}>
          Stop
        </Button>
      </div>
    )
  }
  if (film.is === 'made') {
    return (
      <figure className="max-w-md space-y-2">
        {/* The player's controls stand below the picture, whose words are at its lower edge. */}
        <div className="relative overflow-hidden rounded-lg bg-stone-900 pb-18">
          <div className="aspect-square" />
          {/* biome-ignore lint/a11y/useMediaCaption: the film has no speech, and its words are in the form above. */}
          <video
            controls
            playsInline
            preload="metadata"
            src={film.address}
            data-music={music}
            onPlay={({ currentTarget }) => accompany(currentTarget)}
            aria-label="Din film"
            className="absolute inset-0 h-full w-full object-top"
          />
        </div>
        <figcaption className="text-muted-foreground text-sm">
          Filmen er klar. Ændrer du noget, skal den laves igen.
        </figcaption>
      </figure>
    )
  }
  return (
    <div>
      <Button type="button" variant="outline" size="lg" onClick={onMake}>
        Lav filmen
      </Button>
    </div>
  )
}

/** `elsewhere`: this browser cannot make it, so the server will, from the pictures. */
type FilmState =
  | { is: 'none' }
  | { is: 'making'; part: number }
  | { is: 'made'; made: MadeFilm; address: string }
  | { is: 'elsewhere' }

/** The film of a scene: made on request, stopped on request, and gone as soon as the scene changes. */
export function useFilm(scene: Scene, pictures: readonly BrowserImage[]) {
  const [film, setFilm] = useState<FilmState>({ is: 'none' })
  const stopping = useRef<AbortController>(null)

  useEffect(() => {
    let isGone = false
    void canMakeFilm().then((can) => {
      if (!can && !isGone) setFilm({ is: 'elsewhere' })
    })
    return () => {
      isGone = true
    }
  }, [])

  // A film of another scene must not be sent, nor go on being made, nor one that nobody waits for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs because these change.
  useEffect(() => {
    setFilm((before) => (before.is === 'elsewhere' ? before : { is: 'none' }))
    return () => stopping.current?.abort()
  }, [scene, pictures])

  const address = film.is === 'made' ? film.address : null
  useEffect(() => () => (address ? URL.revokeObjectURL(address) : undefined), [address])

  async function make() {
    const controller = new AbortController()
    stopping.current = controller
    setFilm({ is: 'making', part: 0 })
    try {
      const images = await sceneImages(scene, pictures)
      const onProgress = (part: number) => {
        if (!controller.signal.aborted) setFilm({ is: 'making', part })
      }
      const made = await makeFilm(scene, images, { signal: controller.signal, onProgress })
      if (!controller.signal.aborted) setFilm({ is: 'made', made, address: URL.createObjectURL(made.film) })
    } catch {
      // Stopped, or the browser promised more than it can do: then the server draws it.
      if (!controller.signal.aborted) setFilm({ is: 'elsewhere' })
    }
  }

  function stop() {
    stopping.current?.abort()
    setFilm({ is: 'none' })
  }

  return { film, make, stop }
}
