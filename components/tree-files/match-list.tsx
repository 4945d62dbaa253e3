'use client'

import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { messageOf } from '@/lib/client/api'
import { useMatches } from '@/lib/domain/tree-files/client/hooks'
import { matchReasonWords } from '@/lib/domain/tree-files/copy'
import type { MatchesView, MatchView } from '@/lib/domain/tree-files/schema'

type MatchListProps = { memorialId: string; importId: string; first: MatchesView; apart: readonly string[] }

/** Who of the file is here already, side by side, each with a way to say that they are two; `apart` were told apart before. */
export function MatchList({ memorialId, importId, first, apart }: MatchListProps) {
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage, error } = useMatches(memorialId, importId, first)
  const matches = data.pages.flatMap((page) => page.matches)
  return (
    <details open={first.count <= 5 || undefined}>
      <summary className="flex min-h-touch w-fit cursor-pointer items-center text-link underline underline-offset-4">
        Se, hvem der er her i forvejen
      </summary>
      <ul className="mt-3 divide-y divide-border">
        {matches.map((match) => (
          <Match key={match.xref} {...match} isApart={apart.includes(match.xref)} />
        ))}
      </ul>
      {error && (
        <p role="alert" className="mt-3 text-destructive">
          {messageOf(error)}
        </p>
      )}
      {hasNextPage && (
        <Button
          variant="outline"
          className="mt-4 noscript:hidden"
          pending={isFetchingNextPage}
          pendingText="Henter flere..."
          onClick={() => void fetchNextPage()}
        >
          Vis flere
        </Button>
      )}
    </details>
  )
}

function Match({ xref, file, here, by, isApart }: MatchView & { isApart: boolean }) {
  return (
    <li className="py-4">
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        <Side label="I filen" {...file} />
        <Side label="I træet" {...here} />
      </dl>
      <p className="mt-2 text-muted-foreground text-sm">{matchReasonWords[by]}</p>
      <Checkbox
        name="apart"
        value={xref}
        defaultChecked={isApart}
        label={
          <>
            Det er to forskellige<span className="sr-only">: {file.name}</span>
          </>
        }
      />
    </li>
  )
}

function Side({ label, name, lifespan }: { label: string; name: string; lifespan: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted-foreground text-sm">{label}</dt>
      <dd className="wrap-anywhere">
        {name}
        {lifespan && <span className="block text-sm">{lifespan}</span>}
      </dd>
    </div>
  )
}
