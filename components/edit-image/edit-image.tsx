'use client'

import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Spinner } from '@/components/ui/spinner'
import { showToast } from '@/components/ui/toast'
import { useNewestVersions, useSaveVersion, useVersions } from '@/lib/domain/media/versions/client/version-hooks'
import type { EditedPictureView, VersionsView } from '@/lib/domain/media/versions/views'
import { isSameRecipe, type Recipe, untouched } from '@/lib/domain/pictures/recipe'
import { RecipeControls } from './recipe-controls'
import { SaveBar } from './save-bar'
import { Stage, type View } from './stage'
import { useRecipe } from './use-recipe'
import { VersionList } from './version-list'

type EditImageProps = {
  opened: EditedPictureView
  /** The values of a refused form without script. */
  draft: Recipe | null
}

const nothingNew = 'Der er ikke ændret noget, siden der sidst blev gemt.'
const nothingDone =
  'Sådan så billedet ud fra begyndelsen. Vælg »Brug denne« ved »Originalen« på listen over versioner, hvis siden skal vise det.'

export function EditImage({ opened, draft }: EditImageProps) {
  const { id, original, alt } = opened
  const picture = usePicture(original.src)
  const state = useVersions(id, opened)
  const newest = useNewestVersions(id)
  const history = useRecipe(id, draft ?? recipeOf(opened, opened.shown))
  const { recipe, change, settle, restart } = history
  const [view, setView] = useState<View>('result')
  const [triedInVain, setTriedInVain] = useState<Recipe | null>(null)
  const { mutate, isPending, error, reset } = useSaveVersion(id)
  const making = state.versions.find(({ status }) => status === 'processing')
  useToastWhenMade(state, Boolean(making))

  const saved = making?.recipe ?? recipeOf(state, state.shown)
  const isChanged = !isSameRecipe(recipe, saved)
  const nothing = !isChanged ? nothingNew : isSameRecipe(recipe, untouched) ? nothingDone : null
  const save = (seenVersion: number) => mutate({ recipe, seenVersion }, { onSuccess: () => restart(recipe) })
  const followRestored = (number: number) => {
    reset()
    // Unsaved changes are kept.
    if (!isChanged) restart(recipeOf(state, number))
  }
  return (
    <>
      <form
        id="edit-image"
        action={`/api/media/${id}/versions`}
        method="post"
        className="gap-x-12 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem]"
        onSubmit={(event: SyntheticEvent) => {
          event.preventDefault()
          if (nothing) setTriedInVain(recipe)
          else save(state.shown)
        }}
        onKeyDown={undoByKeys(history)}
      >
        <input type="hidden" name="seenVersion" value={state.shown} />
        <div className="noscript:hidden z-10 -mx-gutter self-start bg-background px-gutter py-3 lg:mx-0 lg:px-0 [@media(min-height:40rem)]:sticky [@media(min-height:40rem)]:top-0">
          {picture === 'missing' && (
            <Notice variant="error" title="Billedet kunne ikke hentes">
              Se efter, om der er forbindelse, og hent siden igen. Det, du har gjort, er her endnu.
            </Notice>
          )}
          {picture === null && <Spinner text="Henter billedet..." />}
          {typeof picture === 'object' && picture && (
            <Stage
              picture={picture}
              alt={alt}
              recipe={recipe}
              view={view}
              onView={setView}
              onCrop={(part) => change(part, 'crop')}
              onSettle={settle}
            />
          )}
        </div>
        {/* Keeps the focused element clear of the sticky stage and save bar. */}
        <div className="mt-6 space-y-10 lg:mt-0 [&_:is(input,button)]:scroll-mt-[60svh] lg:[&_:is(input,button)]:scroll-mt-8 lg:[&_:is(input,button)]:scroll-mb-40">
          {history.isFound && (
            <Notice title="Dine ændringer er her endnu">
              <p>Du forlod siden uden at gemme. Vi har fundet det, du var i gang med.</p>
              <Button size="compact" variant="outline" className="mt-3" onClick={() => restart(saved)}>
                Begynd forfra
              </Button>
            </Notice>
          )}
          <RecipeControls original={original} recipe={recipe} change={change} settle={settle} onView={setView} />
          <SaveBar
            nothing={triedInVain === recipe ? nothing : null}
            isSaving={isPending}
            isMaking={Boolean(making)}
            error={error}
            onSaveAnyway={async () => save((await newest()).shown)}
            history={history}
          />
        </div>
      </form>
      <section id="versioner" aria-labelledby="versioner-titel" className="mt-16 max-w-measure scroll-mt-8">
        <h2 id="versioner-titel" className="text-2xl">
          Versioner
        </h2>
        <p className="mt-2 mb-6 text-muted-foreground">
          Originalen ændres ikke. Alt, hvad du gemmer, ligger her og kan tages i brug igen.
        </p>
        <VersionList pictureId={id} {...state} onRestored={followRestored} />
      </section>
    </>
  )
}

function recipeOf({ versions }: VersionsView, number: number): Recipe {
  return versions.find((version) => version.number === number)?.recipe ?? untouched
}

/** Shows a toast when the awaited version is on the page. */
function useToastWhenMade({ shown, versions }: VersionsView, isMaking: boolean) {
  const wasMaking = useRef(isMaking)
  useEffect(() => {
    if (wasMaking.current && !isMaking && versions.at(-1)?.number === shown) {
      showToast({ title: 'Billedet er gemt', description: 'Siden viser nu den nye version.' })
    }
    wasMaking.current = isMaking
  }, [shown, versions, isMaking])
}

function undoByKeys({ undo, redo }: { undo: () => void; redo: () => void }) {
  return (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return
    event.preventDefault()
    if (event.shiftKey) redo()
    else undo()
  }
}

/** The decoded picture; null while loading, 'missing' if it fails. */
function usePicture(src: string): HTMLImageElement | 'missing' | null {
  const [picture, setPicture] = useState<HTMLImageElement | 'missing' | null>(null)
  useEffect(() => {
    const image = new Image()
    image.onload = () => setPicture(image)
    image.onerror = () => setPicture('missing')
    image.src = src
    return () => {
      image.onload = null
      image.onerror = null
    }
  }, [src])
  return picture
}
