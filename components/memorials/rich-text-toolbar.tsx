'use client'

import { type Editor, useEditorState } from '@tiptap/react'
import { Bold, Heading2, Heading3, Italic, List, ListOrdered, Quote, Redo2, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { LinkControl } from '@/components/memorials/rich-text-link'
import { IconButton } from '@/components/ui/icon-button'

type Tool = { label: string; icon: ReactNode; isActive: boolean; isDisabled?: boolean; run: () => void }

export function RichTextToolbar({ editor }: { editor: Editor }) {
  const state = useEditorState({
    editor,
    selector: ({ editor }) => ({
      isHeading: editor.isActive('heading', { level: 2 }),
      isSubheading: editor.isActive('heading', { level: 3 }),
      isBold: editor.isActive('bold'),
      isItalic: editor.isActive('italic'),
      isQuote: editor.isActive('blockquote'),
      isList: editor.isActive('bulletList'),
      isOrderedList: editor.isActive('orderedList'),
      canUndo: editor.can().undo(),
      canRedo: editor.can().redo(),
    }),
  })
  const chain = () => editor.chain().focus()
  const tools: Tool[] = [
    {
      label: 'Overskrift',
      icon: <Heading2 aria-hidden />,
      isActive: state.isHeading,
      run: () => chain().toggleHeading({ level: 2 }).run(),
    },
    {
      label: 'Mindre overskrift',
      icon: <Heading3 aria-hidden />,
      isActive: state.isSubheading,
      run: () => chain().toggleHeading({ level: 3 }).run(),
    },
    { label: 'Fed', icon: <Bold aria-hidden />, isActive: state.isBold, run: () => chain().toggleBold().run() },
    {
      label: 'Kursiv',
      icon: <Italic aria-hidden />,
      isActive: state.isItalic,
      run: () => chain().toggleItalic().run(),
    },
    {
      label: 'Citat',
      icon: <Quote aria-hidden />,
      isActive: state.isQuote,
      run: () => chain().toggleBlockquote().run(),
    },
    {
      label: 'Punkter',
      icon: <List aria-hidden />,
      isActive: state.isList,
      run: () => chain().toggleBulletList().run(),
    },
    {
      label: 'Nummererede punkter',
      icon: <ListOrdered aria-hidden />,
      isActive: state.isOrderedList,
      run: () => chain().toggleOrderedList().run(),
    },
    {
      label: 'Fortryd',
      icon: <Undo2 aria-hidden />,
      isActive: false,
      isDisabled: !state.canUndo,
      run: () => chain().undo().run(),
    },
    {
      label: 'Gentag',
      icon: <Redo2 aria-hidden />,
      isActive: false,
      isDisabled: !state.canRedo,
      run: () => chain().redo().run(),
    },
  ]
  return (
    <div
      role="toolbar"
      aria-label="Tekstens udseende"
      // A life story is longer than the screen; above a phone's form the page itself stands already.
      className="z-10 flex flex-wrap rounded-t-lg border border-input border-b-0 bg-muted p-1 lg:sticky lg:top-0"
    >
      {tools.map(({ label, icon, isActive, isDisabled, run }) => (
        <IconButton
          key={label}
          label={label}
          aria-pressed={isActive}
          disabled={isDisabled ?? false}
          onClick={run}
          className="aria-pressed:bg-primary-soft aria-pressed:text-primary-soft-foreground"
        >
          {icon}
        </IconButton>
      ))}
      <LinkControl editor={editor} />
    </div>
  )
}
