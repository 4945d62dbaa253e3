import { LinkButton } from '@/components/ui/link-button'
import { stepTexts } from '@/lib/domain/memorials/copy'
import { creationSteps, type MyMemorialView } from '@/lib/domain/memorials/schema'

/** Pages that were begun step by step and wait for the rest. */
export function UnfinishedMemorials({ memorials }: { memorials: MyMemorialView[] }) {
  if (memorials.length === 0) return null
  return (
    <section aria-labelledby="unfinished" className="space-y-4">
      <h2 id="unfinished" className="text-2xl">
        Gå videre, hvor du slap
      </h2>
      <ul className="divide-y divide-border">
        {memorials.map(({ id, fullName, creationStep }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-4 py-4">
            <p>
              <span className="font-serif text-xl">{fullName}</span>
              <span className="block text-muted-foreground">Næste trin: {nameOf(creationStep)}</span>
            </p>
            <LinkButton href={`/create-memorial/guided?id=${id}`} variant="outline">
              Fortsæt<span className="sr-only"> med {fullName}</span>
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

function nameOf(step: string | null): string {
  const known = creationSteps.find((name) => name === step)
  return known ? stepTexts[known].name.toLocaleLowerCase('da-DK') : 'se siden igennem'
}
