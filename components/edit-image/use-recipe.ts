import { useCallback, useEffect, useReducer } from 'react'
import { tabEntry } from '@/lib/client/tab-storage'
import { stepText } from '@/lib/domain/media/versions/recipe-texts'
import { isSameRecipe, type Recipe, readRecipe, recipeNames } from '@/lib/domain/pictures/recipe'

type State = {
  past: Recipe[]
  present: Recipe
  future: Recipe[]
  /** The control behind the last step until it is released: one drag is one undo step. */
  open: string | null
  announcement: string
  isFound: boolean
}

type Action =
  | { type: 'change'; part: Partial<Recipe>; from: string }
  | { type: 'settle' | 'undo' | 'redo' }
  | { type: 'replace'; recipe: Recipe; isFound: boolean }

const longestHistory = 200

/**
 * The recipe being edited, with undo and redo. `saved` is the recipe of the shown version. Stored in the tab, to
 * survive an error, a reload and an expired session.
 */
export function useRecipe(pictureId: string, saved: Recipe) {
  const [state, act] = useReducer(reduce, saved, start)

  useEffect(() => {
    const kept = tabEntry(entryName(pictureId)).read()
    if (kept && !isSameRecipe(readRecipe(kept), saved))
      act({ type: 'replace', recipe: readRecipe(kept), isFound: true })
  }, [pictureId, saved])

  useEffect(() => {
    const entry = tabEntry(entryName(pictureId))
    if (state.past.length > 0 || state.future.length > 0 || state.isFound) entry.write(state.present)
  }, [pictureId, state])

  return {
    recipe: state.present,
    canUndo: state.past.length > 0,
    canRedo: state.future.length > 0,
    /** Announces what was undone or redone. */
    announcement: state.announcement,
    /** The recipe was restored from the tab: unsaved work. */
    isFound: state.isFound,
    change: useCallback((part: Partial<Recipe>, from: string) => act({ type: 'change', part, from }), []),
    settle: useCallback(() => act({ type: 'settle' }), []),
    undo: useCallback(() => act({ type: 'undo' }), []),
    redo: useCallback(() => act({ type: 'redo' }), []),
    /** Restarts from a saved recipe. */
    restart: useCallback(
      (recipe: Recipe) => {
        tabEntry(entryName(pictureId)).forget()
        act({ type: 'replace', recipe, isFound: false })
      },
      [pictureId],
    ),
  }
}

const entryName = (pictureId: string) => `edit-image:${pictureId}`

function start(recipe: Recipe): State {
  return { past: [], present: recipe, future: [], open: null, announcement: '', isFound: false }
}

function reduce(state: State, action: Action): State {
  switch (action.type) {
    case 'change':
      return change(state, { ...state.present, ...action.part }, action.from)
    case 'settle':
      return state.open === null ? state : { ...state, open: null }
    case 'undo':
      return undo(state)
    case 'redo':
      return redo(state)
    case 'replace':
      return { ...start(action.recipe), isFound: action.isFound }
  }
}

function change(state: State, present: Recipe, from: string): State {
  if (isSameRecipe(present, state.present)) return state
  const past = state.open === from ? state.past : [...state.past, state.present].slice(-longestHistory)
  return { ...state, past, present, future: [], open: from, announcement: '' }
}

function undo(state: State): State {
  const present = state.past.at(-1)
  if (!present) return state
  const future = [state.present, ...state.future]
  return {
    ...state,
    past: state.past.slice(0, -1),
    present,
    future,
    open: null,
    announcement: announce('Fortrudt', state.present, present),
  }
}

function redo(state: State): State {
  const [present, ...future] = state.future
  if (!present) return state
  return {
    ...state,
    past: [...state.past, state.present],
    present,
    future,
    open: null,
    announcement: announce('Gentaget', state.present, present),
  }
}

function announce(what: string, before: Recipe, after: Recipe): string {
  return `${what}: ${stepText(recipeNames.filter((name) => before[name] !== after[name]))}`
}
