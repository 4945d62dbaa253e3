/** The stone's properties as name and value. */
export function StoneFacts({ facts }: { facts: ReadonlyArray<readonly [name: string, value: string]> }) {
  return (
    <dl className="divide-y divide-border border-border border-y">
      {facts.map(([name, value]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-6 py-2">
          <dt className="text-muted-foreground">{name}</dt>
          <dd className="min-w-0 tabular-nums wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
