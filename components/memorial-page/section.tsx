import type { ReactNode } from 'react'

type SectionProps = {
  id: string
  title: string
  /** Beside the title, e.g. the count. */
  note?: ReactNode
  /** Pictures may be wider than text. */
  isWide?: boolean
  className?: string
  children: ReactNode
}

/** A section with its own heading, which screen readers list. */
export function Section({ id, title, note, isWide = false, className = '', children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-titel`} className={`mt-section scroll-mt-8 px-gutter ${className}`}>
      <div className="mx-auto max-w-measure">
        <h2 id={`${id}-titel`} className="text-3xl">
          {title}
        </h2>
        {note && <p className="mt-2 text-muted-foreground">{note}</p>}
        {!isWide && children}
      </div>
      {isWide && <div className="mx-auto max-w-page">{children}</div>}
    </section>
  )
}
