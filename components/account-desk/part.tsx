import type { ReactNode } from 'react'

/** A section of a console page. */
export function Part({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section id={id} className="min-w-0 scroll-mt-8">
      <h2 className="mb-4 hyphens-auto text-xl">{title}</h2>
      {children}
    </section>
  )
}

export function Nothing({ children }: { children: ReactNode }) {
  return <p className="text-muted-foreground">{children}</p>
}
