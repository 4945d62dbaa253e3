'use client'

import { useRef, useState } from 'react'
import { largestSource } from '@/components/memorial-page/memorial-image'
import { type BrowserImage, decodePicture } from '@/lib/domain/moving-greetings/client/scene-images'
import { scenePicturesMost } from '@/lib/domain/moving-greetings/schema'
import type { PictureView } from '@/lib/domain/pictures/picture-view'

/** A picture of the scene: its pixels, where it came from, and a small copy to show. */
export type ChosenPicture = { key: string; name: string; image: BrowserImage; small: string; mediaId: string | null }

const unreadable = (name: string) => `${name} kan ikke vises i denne browser. Vælg et andet billede.`
const tooMany = `Der er plads til ${scenePicturesMost} billeder.`

/** The pictures of the scene in their order, decoded in the browser. */
export function usePictures() {
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>([])
  const [problem, setProblem] = useState<string>()
  const counted = useRef(0)
  const room = scenePicturesMost - pictures.length

  async function add(sources: { name: string; mediaId: string | null; load: () => Promise<Blob> }[]) {
    setProblem(sources.length > room ? tooMany : undefined)
    for (const { name, mediaId, load } of sources.slice(0, room)) {
      try {
        const image = await decodePicture(await load())
        counted.current += 1
        const picture = {
          key: String(counted.current),
          name,
          image,
          mediaId,
          small: image.toDataURL('image/jpeg', 0.6),
        }
        setPictures((before) => (before.length < scenePicturesMost ? [...before, picture] : before))
      } catch {
        setProblem(unreadable(name))
      }
    }
  }

  return {
    pictures,
    problem,
    isFull: room <= 0,
    addFiles: (files: File[]) =>
      add(files.map((file) => ({ name: file.name, mediaId: null, load: () => Promise.resolve(file) }))),
    addFromPage: (picture: PictureView) =>
      add([{ name: picture.alt || 'Billedet', mediaId: picture.id, load: () => loadPicture(picture) }]),
    remove: (key: string) => {
      setProblem(undefined)
      setPictures((before) => before.filter((picture) => picture.key !== key))
    },
  }
}

async function loadPicture(picture: PictureView): Promise<Blob> {
  const answer = await fetch(largestSource(picture))
  if (!answer.ok) throw new Error('No picture')
  return answer.blob()
}
