'use client'

import { useQuery } from '@tanstack/react-query'
import { useTreeActs } from '@/components/family-tree/edit/tree-acts'
import { TreeRefusal } from '@/components/family-tree/edit/tree-refusal'
import { Button } from '@/components/ui/button'
import { FileDrop } from '@/components/ui/file-drop'
import { Progress } from '@/components/ui/progress'
import { ApiError } from '@/lib/client/api'
import { useRemovePortrait, useSetPortrait } from '@/lib/domain/family-tree/client/edit-hooks'
import type { PersonDetailView } from '@/lib/domain/family-tree/detail-views'
import { acceptedPictures } from '@/lib/domain/media/copy'
import { galleryQuery } from '@/lib/domain/media/gallery/client/gallery-hooks'

/** A person's portrait: a picture from the device, or one of the page's. */
export function PortraitForm({ detail: { person } }: { detail: PersonDetailView }) {
  const { memorialId, show, close, tell } = useTreeActs()
  const set = useSetPortrait(memorialId)
  const remove = useRemovePortrait(memorialId)
  const { id: personId, name, portraitUrl } = person
  const error = set.error ?? remove.error
  const atField = error instanceof ApiError ? (error.fields.file ?? error.fields.mediaId) : undefined

  function done(title: string) {
    close()
    show(personId)
    tell(title)
  }

  function choose(picture: { file: File } | { mediaId: string }) {
    remove.reset()
    set.mutate({ personId, picture }, { onSuccess: () => done(`${name} har fået et billede`) })
  }

  return (
    <div className="space-y-8">
      {portraitUrl && (
        <div className="flex flex-wrap items-end gap-5">
          <img
            src={portraitUrl}
            alt={`Billede af ${name}`}
            className="max-h-60 max-w-full rounded-lg bg-muted object-cover"
          />
          <Button
            size="compact"
            variant="outline"
            pending={remove.isPending}
            pendingText="Fjerner..."
            onClick={() => {
              set.reset()
              remove.mutate(personId, { onSuccess: () => done('Billedet er fjernet') })
            }}
          >
            Fjern billedet
          </Button>
        </div>
      )}
      <FileDrop
        name="portrait"
        label={portraitUrl ? 'Vælg et andet billede' : 'Vælg et billede'}
        hint="Et, hvor ansigtet er tydeligt. Det ligger kun i slægtstræet."
        accept={acceptedPictures}
        multiple={false}
        disabled={set.isPending}
        error={atField}
        onFiles={([file]) => file && choose({ file })}
      />
      {set.isPending && <Progress label="Billedet gøres klar" />}
      <TreeRefusal error={error} isAtField={atField !== undefined} />
      <GalleryChoice disabled={set.isPending} onChosen={(mediaId) => choose({ mediaId })} />
    </div>
  )
}

/** The page's own pictures; nothing while there are none. */
function GalleryChoice({ disabled, onChosen }: { disabled: boolean; onChosen: (mediaId: string) => void }) {
  const { memorialId } = useTreeActs()
  const { data: items = [] } = useQuery(galleryQuery(memorialId))
  const pictures = items.filter(({ kind, status }) => kind === 'picture' && status === 'ready')
  if (pictures.length === 0) return null
  return (
    <section aria-labelledby="gallery-choice">
      <h3 id="gallery-choice" className="font-sans font-semibold text-base">
        Eller et af sidens billeder
      </h3>
      <ul className="mt-3 grid max-h-96 grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-3 overflow-y-auto p-1">
        {pictures.map(({ id, src, srcSet, alt }, index) => (
          <li key={id}>
            <button
              type="button"
              className="block w-full rounded-lg disabled:opacity-60"
              disabled={disabled}
              onClick={() => onChosen(id)}
            >
              <img
                src={src}
                srcSet={srcSet}
                sizes="7rem"
                alt={alt || `Billede ${index + 1}`}
                loading="lazy"
                className="aspect-square w-full rounded-lg bg-muted object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
