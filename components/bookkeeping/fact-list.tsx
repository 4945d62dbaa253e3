import type { ReactNode } from 'react'

/** Names with their values, in columns where there is room. */
export function FactList({ facts }: { facts: ReadonlyArray<{ name: string; value: ReactNode }> }) {
  return (
    <dl className="grid gap-x-10 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
      {facts.map(({ name, value }) => (
        <div key={name} className="min-w-0">
          <dt className="text-muted-foreground">{name}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
