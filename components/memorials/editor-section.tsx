import type { ReactNode } from 'react'

type EditorSectionProps = { id: string; title: string; intro?: string; children: ReactNode }

export function EditorSection({ id, title, intro, children }: EditorSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="space-y-6 border-border border-t pt-10">
      <div>
        <h2 id={`${id}-title`} className="text-2xl">
          {title}
        </h2>
        {intro && <p className="mt-2 text-muted-foreground">{intro}</p>}
      </div>
      {children}
    </section>
  )
}
