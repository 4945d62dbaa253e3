import type { ReactNode } from 'react'

/** A line that opens to more; works without script. */
export function Disclosure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group/more">
      <summary className="min-h-touch cursor-pointer py-3 marker:text-muted-foreground">{title}</summary>
      <div className="pt-2 pb-6">{children}</div>
    </details>
  )
}
