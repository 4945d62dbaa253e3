import { EmptyState } from '@/components/ui/empty-state'
import { FilterForm, SearchField } from '@/components/ui/filter-form'
import { LinkButton } from '@/components/ui/link-button'
import { TextLink } from '@/components/ui/text-link'
import { type SheetArea, sheetAreas } from '@/lib/domain/proof-sheets/paths'
import type { CodeChoice as Choice } from '@/lib/domain/proof-sheets/schema'

type CodeChoiceProps = { area: SheetArea; search: string; choices: Choice[]; nextCursor: string | null }

/** Chooses a new drawing's code among the available ones: scan, type or browse. */
export function CodeChoice({ area, search, choices, nextCursor }: CodeChoiceProps) {
  const path = `${sheetAreas[area]}/new`
  const next = new URLSearchParams({ ...(search ? { search } : {}), ...(nextCursor ? { cursor: nextCursor } : {}) })
  return (
    <div className="space-y-6">
      <FilterForm path={path} isFiltered={search !== ''} submit="Find">
        <SearchField label="Kode eller pakke" hint="Scan koden, eller skriv en del af den." value={search} isCode />
      </FilterForm>
      {choices.length > 0 ? (
        <ul className="divide-y divide-border border-border border-y">
          {choices.map(({ code, formattedCode, packageName, stateText }) => (
            <li key={code} className="flex flex-wrap items-center gap-x-6 gap-y-1 py-2">
              <TextLink
                href={`${path}?code=${code}`}
                prefetch={false}
                className="inline-flex min-h-touch items-center whitespace-nowrap font-semibold tabular-nums"
              >
                {formattedCode}
              </TextLink>
              <span className="min-w-0 flex-1 basis-40 break-words">{packageName}</span>
              <span className="text-muted-foreground">{stateText}</span>
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          title={search ? 'Ingen ledige koder passer' : 'Her er ingen ledige koder'}
          text="En kode kan vælges, når ingen familie har taget den i brug, og der ikke er en anden tegning i gang til den."
        />
      )}
      {nextCursor && (
        <LinkButton href={`${path}?${next}`} variant="outline">
          Vis flere
        </LinkButton>
      )}
    </div>
  )
}
