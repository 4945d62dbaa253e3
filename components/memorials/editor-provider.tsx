'use client'

import { useRouter } from 'next/navigation'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react'
import { showFailedUpdate } from '@/components/memorials/failed-update'
import { mostUrgent, type SaveStatus } from '@/components/memorials/save-status'
import { useHistory, type Via } from '@/components/memorials/use-history'
import { Spinner } from '@/components/ui/spinner'
import { isOutdated, type MemorialSaver, useMemorialSaver } from '@/lib/domain/memorial-page/client/memorial-saver'
import type { MemorialEditView } from '@/lib/domain/memorial-page/edit-view'
import type { MemorialForm } from '@/lib/domain/memorials/schema'

export type PictureChoice = Pick<MemorialForm, 'portraitId' | 'coverId'>

/** A section that saves itself, as the editor around it sees it. */
export type EditorPart = {
  /** Takes in what others saved. */
  merge: (view: MemorialEditView) => void
  /**
   * Saves what is not saved yet; what was refused is tried again. `isAsked` when somebody pressed for it. Whether the
   * server has all of it then.
   */
  flush: (isAsked: boolean) => Promise<boolean>
  putBack: (from: MemorialForm, to: MemorialForm, via: Via) => Promise<boolean>
}

type Editor = MemorialSaver & {
  /** The page as it was when it was opened. */
  opened: MemorialEditView
  /** Whose unsent words lie on this device. */
  keeper: string
  isOwner: boolean
  portraitId: string | null
  coverId: string | null
  /** Saves which picture is the portrait or the cover; a refusal is told in a toast. */
  choose: (choice: PictureChoice) => Promise<void>
  /** Makes a section known; returns how to forget it again. */
  join: (name: string, part: EditorPart) => () => void
  /** `flush` of all sections; whether the server has all of it. */
  flushAll: (isAsked: boolean) => Promise<boolean>
  /** How it stands with all sections together, and with each by its name. */
  status: SaveStatus
  statuses: Readonly<Record<string, SaveStatus>>
  tellStatus: (name: string, status: SaveStatus) => void
  history: ReturnType<typeof useHistory>
  /** What stands in the forms of all sections, saved or not. */
  typed: MemorialForm
  tellTyped: (values: MemorialForm) => void
  /** How often something was saved that stands in no form here; the preview looks again at each. */
  otherChanges: number
  tellOtherChange: () => void
}

const EditorContext = createContext<Editor | null>(null)
const pictures = 'pictures'

type EditorProviderProps = { opened: MemorialEditView; keeper: string; children: ReactNode }

/** Everything below saves into the same memorial, one after the other. */
export function EditorProvider({ opened, keeper, children }: EditorProviderProps) {
  const parts = useRef(new Map<string, EditorPart>())
  const saver = useMemorialSaver(
    opened,
    useCallback((view: MemorialEditView) => {
      for (const part of parts.current.values()) part.merge(view)
    }, []),
  )
  const { save, latest, memorial } = saver
  const { refresh } = useRouter()
  const [statuses, setStatuses] = useState<Record<string, SaveStatus>>({})
  const [typed, setTyped] = useState<MemorialForm>({})

  // Going back in the browser: the page around the editor makes it anew when the later revision arrives.
  const [wasOutdated] = useState(() => isOutdated(opened))
  useEffect(() => {
    if (wasOutdated) refresh()
  }, [wasOutdated, refresh])

  const join = useCallback((name: string, part: EditorPart) => {
    parts.current.set(name, part)
    return () => void parts.current.delete(name)
  }, [])
  const flushAll = useCallback(async (isAsked: boolean) => {
    const saved = await Promise.all([...parts.current.values()].map((part) => part.flush(isAsked)))
    return saved.every(Boolean)
  }, [])
  const tellStatus = useCallback(
    (name: string, status: SaveStatus) => setStatuses((before) => ({ ...before, [name]: status })),
    [],
  )
  const tellTyped = useCallback((values: MemorialForm) => setTyped((before) => ({ ...before, ...values })), [])

  const [otherChanges, setOtherChanges] = useState(0)
  const tellOtherChange = useCallback(() => setOtherChanges((count) => count + 1), [])

  const history = useHistory(
    useCallback(
      async (section, from, to, via) => (await parts.current.get(section)?.putBack(from, to, via)) ?? false,
      [],
    ),
  )
  const { record } = history
  const choosePictures = useCallback(
    async (choice: PictureChoice, via: Via) => {
      const { portraitId, coverId } = latest()
      const before = { ...('portraitId' in choice && { portraitId }), ...('coverId' in choice && { coverId }) }
      const isSaved = await save(choice).then(
        () => true,
        (error) => {
          showFailedUpdate(error)
          return false
        },
      )
      if (isSaved) record({ section: pictures, before, after: choice }, via)
      return isSaved
    },
    [latest, save, record],
  )
  const choose = useCallback(
    async (choice: PictureChoice) => {
      await choosePictures(choice, 'writing')
    },
    [choosePictures],
  )
  useEffect(
    () =>
      join(pictures, {
        merge: () => {},
        flush: async () => true,
        putBack: (_, to, via) => choosePictures(to, via),
      }),
    [join, choosePictures],
  )

  if (wasOutdated) return <Spinner text="Henter siden, som den sidst blev gemt..." />
  const { portraitId, coverId, role } = memorial
  const status = mostUrgent(Object.values(statuses))
  const saving = { choose, join, flushAll, status, statuses, tellStatus, history }
  const work = { ...saving, typed, tellTyped, otherChanges, tellOtherChange }
  return (
    <EditorContext.Provider
      value={{ ...saver, ...work, opened, keeper, isOwner: role === 'owner', portraitId, coverId }}
    >
      {children}
    </EditorContext.Provider>
  )
}

export function useEditor(): Editor {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('useEditor needs an EditorProvider above it')
  return editor
}
