'use client'

import { useRef, useState } from 'react'
import { largestSource } from '@/components/memorial-page/memorial-image'
import { FileDrop } from '@/components/ui/file-drop'
import { acceptedPictures } from '@/lib/domain/media/copy'
import { type BrowserImage, decodePicture } from '@/lib/domain/moving-greetings/client/scene-images'
import { scenePicturesMost } from '@/lib/domain/moving-greetings/schema'
import type { PictureView } from '@/lib/domain/pictures/picture-view'

type Props = { chosen: ReturnType<typeof usePictures>; ofPage: PictureView[]; error: string | undefined }

/** One to four pictures: from the device and, for members, from the page. */
export function PictureChoice({ chosen, ofPage, error }: Props) {
  const { pictures, problem, isFull, addFiles, addFromPage, remove } = chosen
  return (
    <section aria-labelledby="film-billeder" className="space-y-4">
      <h2 id="film-billeder" className="text-2xl">
        Billeder
      </h2>
      {pictures.length > 0 && (
        <ol className="grid grid-cols-2 gap-4 sm:grid-cols-4">
          {pictures.map(({ key, name, small }, index) => (
            <li key={key}>
              <img
                src={small}
                alt={`Billede ${index + 1}: ${name}`}
                className="aspect-square w-full rounded-lg object-cover"
              />
              <button
                type="button"
                onClick={() => remove(key)}
                className="inline-flex min-h-touch items-center text-link text-sm underline underline-offset-4"
              >
                Fjern<span className="sr-only"> billede {index + 1}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
      <FileDrop
        name="chosen"
        label={pictures.length === 0 ? 'Vælg billeder' : 'Vælg flere billeder'}
        hint={`Et til ${scenePicturesMost} billeder. De bliver her på enheden, til du sender hilsenen.`}
        accept={acceptedPictures}
        disabled={isFull}
        error={problem ?? error}
        onFiles={addFiles}
      />
      {ofPage.length > 0 && (
        <details>
          <summary className="inline-flex min-h-touch cursor-pointer items-center text-link underline underline-offset-4">
            Vælg blandt sidens billeder
          </summary>
          <ul className="mt-3 grid grid-cols-3 gap-3 sm:grid-cols-5">
            {ofPage.map((picture, index) => (
              <li key={picture.id}>
                <button
                  type="button"
                  disabled={isFull}
                  onClick={() => addFromPage(picture)}
                  className="block w-full overflow-hidden rounded-lg disabled:opacity-60"
                >
                  <img
                    src={picture.src}
                    alt={`Tag med: ${picture.alt || `sidens billede ${index + 1}`}`}
                    loading="lazy"
                    className="aspect-square w-full object-cover"
                    style={{ backgroundColor: picture.colour }}
                  />
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

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

/** A picture of the scene: its pixels, where it came from, and a small copy to show. */
type ChosenPicture = { key: string; name: string; image: BrowserImage; small: string; mediaId: string | null }

const unreadable = (name: string) => `${name} kan ikke vises i denne browser. Vælg et andet billede.`

const tooMany = `Der er plads til ${scenePicturesMost} billeder.`

async function loadPicture(picture: PictureView): Promise<Blob> {
  const answer = await fetch(largestSource(picture))
  if (!answer.ok) throw new Error('No picture')
  return answer.blob()
}
