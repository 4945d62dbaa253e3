'use client'

import { EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect, useRef } from 'react'
import { storyFrame } from '@/components/memorials/rich-text-frame'
import { RichTextToolbar } from '@/components/memorials/rich-text-toolbar'
import { cn } from '@/components/ui/cn'

type RichTextEditorProps = {
  label: string
  value: string
  onChange: (html: string) => void
  isInvalid: boolean
}

/** The elements that the server keeps (lib/integrations/rich-text), and nothing beyond them. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    link: { openOnClick: false, protocols: ['http', 'https', 'mailto'], defaultProtocol: 'https' },
  }),
]

/** Writing with headings, emphasis, lists, quotes and links; hands out HTML. */
export function RichTextEditor({ label, value, onChange, isInvalid }: RichTextEditorProps) {
  const known = useRef(value)
  const editor = useEditor({
    extensions,
    content: value,
    // Only ever drawn in the browser; waiting for an effect would take its height from the page for a moment.
    immediatelyRender: true,
    onUpdate: ({ editor }) => {
      known.current = editor.isEmpty ? '' : editor.getHTML()
      onChange(known.current)
    },
    editorProps: {
      // The line that is written stays above the bar at the foot, and below the preview on a phone.
      scrollThreshold: { top: 80, bottom: 120, left: 0, right: 0 },
      scrollMargin: { top: 80, bottom: 120, left: 0, right: 0 },
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        class: storyFrame,
      },
    },
  })

  // The form may be filled from elsewhere: the kept text of an earlier visit, or nothing after a discard.
  useEffect(() => {
    if (known.current === value) return
    known.current = value
    editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])

  return (
    <div className={cn('rounded-lg', isInvalid && 'outline-2 outline-destructive')}>
      <RichTextToolbar editor={editor} isFollowing={value !== ''} />
      <EditorContent editor={editor} />
    </div>
  )
}
