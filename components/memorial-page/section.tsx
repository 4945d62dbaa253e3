import type { ReactNode } from 'react'

type SectionProps = {
  id: string
  title: string
  /** Beside the title, e.g. the count. */
  note?: ReactNode
  /** What is wider than text: the content alone, or with the heading at its left edge. */
  wide?: 'content' | 'all'
  className?: string
  children: ReactNode
}

/** A section with its own heading, which screen readers list. */
export function Section({ id, title, note, wide, className = '', children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-titel`} className={`mt-section scroll-mt-8 px-gutter ${className}`}>
      <div className={`mx-auto ${wide === 'all' ? 'max-w-page' : 'max-w-measure'}`}>
        <h2 id={`${id}-titel`} className="text-3xl">
          {title}
        </h2>
        {note && <p className="mt-2 text-muted-foreground">{note}</p>}
        {wide !== 'content' && children}
      </div>
      {wide === 'content' && <div className="mx-auto max-w-page">{children}</div>}
    </section>
  )
}
