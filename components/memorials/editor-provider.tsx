'use client'

import { createContext, type ReactNode, useContext } from 'react'
import { type MemorialSaver, useMemorialSaver } from '@/lib/domain/memorials/hooks'
import type { MemorialEditView } from '@/lib/domain/memorials/schema'

type Editor = MemorialSaver & {
  /** The page as it was when it was opened. */
  opened: MemorialEditView
  isOwner: boolean
}

const EditorContext = createContext<Editor | null>(null)

/** Everything below saves into the same memorial, one after the other. */
export function EditorProvider({ opened, children }: { opened: MemorialEditView; children: ReactNode }) {
  const saver = useMemorialSaver(opened)
  return (
    <EditorContext.Provider value={{ ...saver, opened, isOwner: opened.role === 'owner' }}>
      {children}
    </EditorContext.Provider>
  )
}

export function useEditor(): Editor {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('useEditor needs an EditorProvider above it')
  return editor
}
