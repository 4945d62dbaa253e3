import { NameInHeading } from '@/components/frame/name-in-heading'
import { LinkButton } from '@/components/ui/link-button'
import { stepText } from '@/lib/domain/memorials/copy'
import { continuingOf } from '@/lib/domain/memorials/creation-step'
import type { MyMemorialView } from '@/lib/domain/memorials/schema'

/** Pages begun in the guided creation and not finished. */
export function UnfinishedMemorials({ memorials }: { memorials: MyMemorialView[] }) {
  const unfinished = memorials.flatMap((memorial) => {
    const continuing = continuingOf(memorial)
    return continuing ? [{ ...memorial, ...continuing }] : []
  })
  if (unfinished.length === 0) return null
  return (
    <section aria-labelledby="unfinished" className="space-y-4">
      <h2 id="unfinished" className="text-2xl">
        Gå videre, hvor du slap
      </h2>
      <ul className="divide-y divide-border">
        {unfinished.map(({ id, slug, fullName, path, label, step, isOwnStory }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-4 py-4">
            <p>
              <span className="font-serif text-xl">
                <NameInHeading name={fullName} />
              </span>
              <span className="block text-muted-foreground">
                Næste trin: {stepText(step, { isOwnStory }).name.toLocaleLowerCase('da-DK')}
              </span>
            </p>
            <p className="flex flex-wrap gap-3">
              <LinkButton href={path}>
                {label}
                <span className="sr-only"> med {fullName}</span>
              </LinkButton>
              <LinkButton href={`/edit-memorial/${slug}`} variant="outline">
                Redigér<span className="sr-only"> {fullName}</span>
              </LinkButton>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
