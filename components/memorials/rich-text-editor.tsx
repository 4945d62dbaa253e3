'use client'

import { EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect, useRef } from 'react'
import { pastedText } from '@/components/memorials/pasted-text'
import { RichTextToolbar } from '@/components/memorials/rich-text-toolbar'
import { storyFrame } from '@/components/memorials/story-placeholder'
import { cn } from '@/components/ui/cn'
import { tidyRichText } from '@/lib/shared/rich-text/tidy-rich-text'

type RichTextEditorProps = {
  label: string
  value: string
  onChange: (html: string) => void
  isInvalid: boolean
}

/** Only the elements that the server keeps (lib/integrations/rich-text). */
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    link: { openOnClick: false, protocols: ['http', 'https', 'mailto'], defaultProtocol: 'https' },
  }),
]

/** A rich-text editor with headings, emphasis, lists, quotes and links; `onChange` gets HTML. */
export function RichTextEditor({ label, value, onChange, isInvalid }: RichTextEditorProps) {
  const known = useRef(value)
  const editor = useEditor({
    extensions,
    content: value,
    // Client only: rendering in an effect would collapse its height for a moment.
    immediatelyRender: true,
    onUpdate: ({ editor }) => {
      known.current = editor.isEmpty ? '' : editor.getHTML()
      onChange(known.current)
    },
    editorProps: {
      // Moved within the editor, the text is as the editor wrote it, with where it was cut.
      transformPastedHTML: (html) => (html.includes('data-pm-slice') ? html : tidyRichText(html)),
      clipboardTextParser: pastedText,
      // Keeps the current line above the bar at the foot and, on a phone, below the preview.
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

  // The form may set the value: restored text of an earlier visit, or nothing after a discard.
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
