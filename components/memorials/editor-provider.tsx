'use client'

import { useRouter } from 'next/navigation'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react'
import { Spinner } from '@/components/ui/spinner'
import { isOutdated, type MemorialSaver, useMemorialSaver } from '@/lib/domain/memorials/hooks'
import type { MemorialEditView } from '@/lib/domain/memorials/schema'

export type PictureChoice = { portraitId?: string | null; coverId?: string | null }

type Editor = MemorialSaver & {
  /** The page as it was when it was opened. */
  opened: MemorialEditView
  isOwner: boolean
  portraitId: string | null
  coverId: string | null
  /** Saves which picture is the portrait or the cover; a refusal is told in a toast. */
  choose: (choice: PictureChoice) => Promise<void>
}

const EditorContext = createContext<Editor | null>(null)

/** Everything below saves into the same memorial, one after the other. */
export function EditorProvider({ opened, children }: { opened: MemorialEditView; children: ReactNode }) {
  const saver = useMemorialSaver(opened)
  const { save } = saver
  const { refresh } = useRouter()
  const [chosen, setChosen] = useState({ portraitId: opened.portraitId, coverId: opened.coverId })

  // Going back in the browser: the page around the editor makes it anew when the later revision arrives.
  const [wasOutdated] = useState(() => isOutdated(opened))
  useEffect(() => {
    if (wasOutdated) refresh()
  }, [wasOutdated, refresh])

  const choose = useCallback(
    async (choice: PictureChoice) => {
      const isSaved = await save(choice).then(
        () => true,
        () => false,
      )
      if (isSaved) setChosen((before) => ({ ...before, ...choice }))
    },
    [save],
  )

  if (wasOutdated) return <Spinner text="Henter siden, som den sidst blev gemt..." />
  return (
    <EditorContext.Provider value={{ ...saver, ...chosen, opened, isOwner: opened.role === 'owner', choose }}>
      {children}
    </EditorContext.Provider>
  )
}

export function useEditor(): Editor {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('useEditor needs an EditorProvider above it')
  return editor
}
