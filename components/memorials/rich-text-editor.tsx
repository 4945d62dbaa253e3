'use client'

import { EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect, useRef } from 'react'
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
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        class: cn(
          'min-h-80 rounded-b-lg border border-input bg-card px-5 py-4 font-serif text-lg text-card-foreground',
          'space-y-4 [&_h2]:pt-3 [&_h2]:text-2xl [&_h3]:pt-2 [&_h3]:text-xl [&_a]:text-link [&_a]:underline',
          '[&_ul]:list-disc [&_ul]:pl-6 [&_ol]:list-decimal [&_ol]:pl-6 [&_hr]:border-border',
          '[&_blockquote]:border-input [&_blockquote]:border-l-2 [&_blockquote]:pl-5',
        ),
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
      <RichTextToolbar editor={editor} />
      <EditorContent editor={editor} />
    </div>
  )
}
