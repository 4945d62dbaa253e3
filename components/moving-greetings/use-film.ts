'use client'

import { useEffect, useRef, useState } from 'react'
import { canMakeFilm, type MadeFilm, makeFilm } from '@/lib/domain/moving-greetings/client/make-film'
import { type BrowserImage, sceneImages } from '@/lib/domain/moving-greetings/client/scene-images'
import type { Scene } from '@/lib/domain/moving-greetings/scene/scene'

/** `elsewhere`: this browser cannot make it, so the server will, from the pictures. */
export type FilmState =
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
