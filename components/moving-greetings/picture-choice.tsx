'use client'

import { FileDrop } from '@/components/ui/file-drop'
import { acceptedPictures } from '@/lib/domain/media/copy'
import { scenePicturesMost } from '@/lib/domain/moving-greetings/schema'
import type { PictureView } from '@/lib/domain/pictures/picture-view'
import type { usePictures } from './use-pictures'

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
