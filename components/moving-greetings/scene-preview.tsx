'use client'

import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { type BrowserImage, sceneImages } from '@/lib/domain/moving-greetings/client/scene-images'
import { drawScene, wordsAreThere } from '@/lib/domain/moving-greetings/scene/draw-scene'
import { type Scene, sceneSide } from '@/lib/domain/moving-greetings/scene/scene'

/** The scene as it will be. It stands still until it is asked to move, whatever the device says about movement. */
export function ScenePreview({ scene, pictures }: { scene: Scene; pictures: readonly BrowserImage[] }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isPlaying, setPlaying] = useState(false)

  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    let isOver = false
    let frame = 0
    async function show() {
      const images = await sceneImages(scene, pictures)
      if (!context || isOver) return
      if (!isPlaying) return drawScene<BrowserImage>(context, scene, images, wordsAreThere(scene))
      const begun = performance.now()
      const draw = () => {
        const time = (performance.now() - begun) / 1000
        if (time >= scene.seconds) return setPlaying(false)
        drawScene<BrowserImage>(context, scene, images, time)
        frame = requestAnimationFrame(draw)
      }
      draw()
    }
    void show()
    return () => {
      isOver = true
      cancelAnimationFrame(frame)
    }
  }, [scene, pictures, isPlaying])

  return (
    <figure className="max-w-md space-y-3">
      <canvas
        ref={canvas}
        width={sceneSide}
        height={sceneSide}
        role="img"
        aria-label="Sådan kommer din hilsen til at se ud"
        className="aspect-square w-full rounded-lg bg-muted"
      />
      <Button type="button" variant="outline" onClick={() => setPlaying(!isPlaying)}>
        {isPlaying ? 'Stop' : 'Se den bevæge sig'}
      </Button>
    </figure>
  )
}
