import type { ReactNode } from 'react'

export function AccountHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className="mb-10">
      <h1 className="text-3xl">{title}</h1>
      {children && <p className="mt-3 text-lg text-muted-foreground">{children}</p>}
    </header>
  )
}
