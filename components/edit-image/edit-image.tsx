'use client'

import { Redo2, Undo2 } from 'lucide-react'
import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { RecipeControls } from '@/components/edit-image/recipe-controls'
import { Stage, type View } from '@/components/edit-image/stage'
import { useRecipe } from '@/components/edit-image/use-recipe'
import { VersionList } from '@/components/edit-image/version-list'
import { SessionEnded } from '@/components/frame/session-ended'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Progress } from '@/components/ui/progress'
import { Spinner } from '@/components/ui/spinner'
import { showToast } from '@/components/ui/toast'
import { ApiError, messageOf } from '@/lib/client/api'
import { isSessionEnded } from '@/lib/client/is-session-ended'
import { useNewestVersions, useSaveVersion, useVersions } from '@/lib/domain/media/versions/client/version-hooks'
import type { EditedPictureView, VersionsView } from '@/lib/domain/media/versions/views'
import { isSameRecipe, type Recipe, untouched } from '@/lib/domain/pictures/recipe'

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

type SaveBarProps = {
  /** Why there is nothing to save; shown on submit. */
  nothing: string | null
  isSaving: boolean
  /** A version is being made from the saved recipe. */
  isMaking: boolean
  error: Error | null
  /** Saves despite a conflicting version; nothing is lost, since every version is kept. */
  onSaveAnyway: () => void
  history: { canUndo: boolean; canRedo: boolean; announcement: string; undo: () => void; redo: () => void }
}

/** Save, undo and redo, and the result of saving. */
function SaveBar({ nothing, isSaving, isMaking, error, onSaveAnyway, history }: SaveBarProps) {
  const isConflict = error instanceof ApiError && error.code === 'CONFLICT'
  return (
    <div className="space-y-4 bg-background py-4 lg:sticky lg:bottom-0">
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={isMaking} pending={isSaving} pendingText="Gemmer...">
          Gem
        </Button>
        <div className="flex flex-wrap gap-3 noscript:hidden">
          <Button variant="outline" disabled={!history.canUndo} onClick={history.undo}>
            <Undo2 aria-hidden />
            Fortryd
          </Button>
          <Button variant="outline" disabled={!history.canRedo} onClick={history.redo}>
            <Redo2 aria-hidden /> Gentag
          </Button>
        </div>
      </div>
      <output className="block text-muted-foreground text-sm empty:hidden">{history.announcement}</output>
      {isMaking && <Progress label="Billedet laves nu. Det tager et øjeblik." />}
      {nothing && <Notice>{nothing}</Notice>}
      {isSessionEnded(error) && <SessionEnded />}
      {isConflict && (
        <Notice variant="error" title="En anden har ændret billedet imens">
          <p>Dine ændringer er her endnu. Se listen over versioner, og gem så dine som en version for sig.</p>
          <Button size="compact" variant="outline" className="mt-3" disabled={isMaking} onClick={onSaveAnyway}>
            Gem mine alligevel
          </Button>
        </Notice>
      )}
      {error && !isConflict && !isSessionEnded(error) && (
        <Notice variant="error" title="Billedet blev ikke gemt">
          {messageOf(error)}
        </Notice>
      )}
    </div>
  )
}
