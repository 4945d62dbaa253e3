import type { ReactNode } from 'react'

/** A question with its answer, always expanded. */
export function Answer({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="text-xl">{title}</h3>
      <div className="mt-2 space-y-3">{children}</div>
    </section>
  )
}
